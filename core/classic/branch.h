// core/classic/branch.h: what to guess when the rules find nothing more.
//
// Take the band or stack that is nearest to being decided, and in it the first of the digits with the
// fewest minirows or minicolumns left that can still stand in more than one way; then try each way in
// turn. The ways are the permutations of sweep.h's rules:
//
//   a digit in a band                  a 3 × 3 matrix of bits, bit 3 · i + j
//   box   0   1   2
//       w0 ·  ×   ×                    band:  i = box,  j = word    (minirow)
//       w1 ×  ·   ·        2 ways      stack: i = band, j = column  (minicolumn)
//       w2 ·  ×   ×
//
// Why it is right: each solution has exactly one of the permutations, so the branches cover all
// solutions and share none. Why there is always a digit with several ways: a stuck position has an
// open cell. If every digit had one permutation in every band and stack, it would have one minirow and
// one minicolumn in each box, thus one cell, and no cell would be open. Since rules 1 and 2 have
// cleared what lies on no permutation, more than three minirows mean more than one permutation.
//
// Why not a cell with two digits: the tightest band usually has a digit with two ways, and deciding it
// clears about ten candidates in three boxes. Compared with cells of two digits it needs a third
// fewer guesses on hard puzzles, and about as many on others; see tests/bench/history.md.
//
// Depth: each guess decides one digit in one band or stack; there are 9 · 6 such pairs.
// Cost: about 200 instructions. Tested by tests/core/classic/branch_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "core/classic/state.h"

namespace nonet::classic {

/// The greatest depth of the search, in guesses.
inline constexpr int kMaxDepth = 9 * 6;

inline constexpr int kWays = 6;
/// kWay[way][i]: the j that belongs to row i of the matrix.
inline constexpr int kWay[kWays][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                       {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/// kWaysOf[matrix]: the ways that the matrix allows, one bit each.
inline constexpr auto kWaysOf = [] {
  std::array<std::uint8_t, 512> ways_of{};
  for (unsigned matrix = 0; matrix < 512; ++matrix) {
    for (int way = 0; way < kWays; ++way) {
      unsigned wanted = 0;
      for (int i = 0; i < 3; ++i) wanted |= 1u << (3 * i + kWay[way][i]);
      if ((matrix & wanted) == wanted) {
        ways_of[matrix] = static_cast<std::uint8_t>(ways_of[matrix] | 1 << way);
      }
    }
  }
  return ways_of;
}();

/// A digit in a band or stack, and its ways that are not tried yet. Has no initial values: there are
/// kMaxDepth branches in each search, and most puzzles never use them.
struct Branch {
  std::uint8_t digit;  ///< 0…8
  std::uint8_t line;   ///< 0…2
  bool is_stack;
  std::uint8_t ways;  ///< bits of kWay

  /// Removes the next way and returns it; `ways` must not be 0.
  NONET_INLINE int pop_way() {
    const int way = std::countr_zero(ways);
    ways = static_cast<std::uint8_t>(ways & (ways - 1));
    return way;
  }
};

/// One lane for each digit, in memory.
struct DigitLanes {
  simd::Lanes eight[2];
  simd::Lanes ninth;

  NONET_INLINE std::uint32_t of(std::uint32_t digit) const {
    return digit == 8 ? ninth.lane[0] : eight[digit / 4].lane[digit % 4];
  }
};

template <class Vector>
NONET_INLINE DigitLanes lanes_of(const simd::Eight<Vector>& eight, Vector ninth) {
  DigitLanes lanes;
  eight.quad(0, lanes.eight);
  lanes.ninth = ninth.quad(0);
  return lanes;
}

/// The bits of band or stack `line` in a lane of minirows or minicolumns.
NONET_INLINE std::uint32_t line_mask(bool is_stack, std::uint32_t line) {
  return is_stack ? (7 * kEachRow) << (3 * line) : kRow << (kRowShift * line);
}

/// A digit's matrix in band or stack `line`.
NONET_INLINE std::uint32_t matrix_of(std::uint32_t mini, bool is_stack, std::uint32_t line) {
  if (!is_stack) return mini >> (kRowShift * line) & kRow;
  const std::uint32_t threes = mini >> (3 * line) & 7 * kEachRow;  // at 0, 11, 22
  return (threes | threes >> 8 | threes >> 16) & kRow;
}

/// The number of bits under `mask` in nine lanes; one popcount counts two lanes.
NONET_INLINE int bits_of(const DigitLanes& lanes, std::uint32_t mask) {
  const std::uint64_t both = mask | std::uint64_t{mask} << 32;
  std::uint64_t two[4];
  std::memcpy(two, lanes.eight, sizeof two);
  int bits = std::popcount(lanes.ninth.lane[0] & mask);
  for (const std::uint64_t pair : two) bits += std::popcount(pair & both);
  return bits;
}

/// Ranks a digit for guessing by its number of minirows (or minicolumns) in a band (or stack); 0 is
/// best. Five or six minirows allow two ways, seven three, eight four, nine six. Three are one way:
/// that digit is decided, and its rank wraps around to the end.
NONET_INLINE std::uint32_t order_of(int bits) {
  return static_cast<std::uint32_t>(bits - 5);
}

/// Chooses what to guess, from the minirows and minicolumns (triples.h) of a stuck position. Compiles
/// without jumps, because a processor cannot predict which candidate is the best so far.
NONET_INLINE Branch choose(const DigitLanes& rows, const DigitLanes& columns) {
  std::uint32_t best = ~0u;  // bits, place
  for (std::uint32_t place = 0; place < 6; ++place) {
    const bool is_stack = place >= 3;
    const int bits = bits_of(is_stack ? columns : rows, line_mask(is_stack, place % 3));
    // 27 bits, three for each digit: all is decided, and the rank wraps around to the end.
    best = std::min(best, static_cast<std::uint32_t>(bits - 28) << 3 | place);
  }
  const std::uint32_t place = best & 7;
  const bool is_stack = place >= 3;
  const std::uint32_t line = is_stack ? place - 3 : place;
  const DigitLanes& lanes = is_stack ? columns : rows;
  const std::uint32_t mask = line_mask(is_stack, line);
  best = ~0u;  // order, digit
  for (std::uint32_t digit = 0; digit < 9; ++digit) {
    best = std::min(best, order_of(std::popcount(lanes.of(digit) & mask)) << 4 | digit);
  }
  const std::uint32_t digit = best & 15;
  return {static_cast<std::uint8_t>(digit), static_cast<std::uint8_t>(line), is_stack,
          kWaysOf[matrix_of(lanes.of(digit), is_stack, line)]};
}

/// kCut[is_stack][way][word]: the cells that a way excludes for its digit, in band or stack 0.
inline constexpr auto kCut = [] {
  std::array<std::array<std::array<std::uint32_t, 3>, kWays>, 2> cut{};
  for (std::size_t way = 0; way < kWays; ++way) {
    std::uint32_t columns = 0;
    for (int i = 0; i < 3; ++i) {
      const int j = kWay[way][i];
      cut[0][way][static_cast<std::size_t>(j)] = kRow & ~(7u << (3 * i));
      columns |= 1u << (kRowShift * i + j);
    }
    for (std::uint32_t& cells : cut[1][way]) cells = 7 * kEachRow & ~columns;
  }
  return cut;
}();

/// kLanesOf[digit]: all bits of the digit's own lane, and no others.
inline constexpr auto kLanesOf = [] {
  std::array<DigitLanes, 9> lanes_of{};
  for (std::size_t digit = 0; digit < 8; ++digit) {
    lanes_of[digit].eight[digit / 4].lane[digit % 4] = ~0u;
  }
  for (std::uint32_t& lane : lanes_of[8].ninth.lane) lane = ~0u;
  return lanes_of;
}();

/// Leaves only this way for the branch's digit in its band or stack. Uses whole registers only: loading
/// a register soon after storing one of its lanes would stall the processor.
template <class Vector>
NONET_INLINE void take_way(State<Vector>& state, const Branch& branch, int way) {
  using Eight = simd::Eight<Vector>;
  const auto& cut = kCut[branch.is_stack ? 1 : 0][static_cast<std::size_t>(way)];
  const auto& digit = kLanesOf[branch.digit];
  const int shift = branch.line * (branch.is_stack ? 3 : kRowShift);
  Vector off[3];
  for (int w = 0; w < 3; ++w) off[w] = Vector::splat(cut[static_cast<std::size_t>(w)] << shift);
  const Eight eight = Eight::load(digit.eight);
  for (int w = 0; w < 3; ++w) state.word[w] = without(state.word[w], Eight::both(off[w]) & eight);
  state.ninth = without(state.ninth, gather(off[0], off[1], off[2]) & Vector::load(digit.ninth));
}

/// The same for a position in memory.
template <class Vector>
NONET_INLINE void take_way(const Board& from, const Branch& branch, int way, Board& to) {
  State<Vector> state;
  state.set_board(0, from);
  take_way(state, branch, way);
  to = state.board(0);
}

}  // namespace nonet::classic
