// core/classic/state.h: the candidates of a 9×9 grid in eight registers of four lanes.
//
// A lane belongs to one digit, a register to one row of every band:
//
//     row of the grid     word 0    word 1    word 2         a lane's 32 bits (word 0):
//                        ┌─────────────────────────┐
//       band 0           │  row 0     row 1     row 2      bits  0…8    row 0   columns 0…8
//       band 1           │  row 3     row 4     row 5      bits 11…19   row 3   columns 0…8
//       band 2           │  row 6     row 7     row 8      bits 22…30   row 6   columns 0…8
//                        └─────────────────────────┘
//     word[w]   lanes 0…7 = digits 1…8                     bits 9 and 10, 20 and 21, 31: always 0,
//               (simd_eight.h: two registers or one)       the guards
//     ninth     lanes 0…2 = digit 9 in words 0…2, lane 3 = a copy of lane 2
//
// So all 729 candidates fit into 7 registers (4 for a single puzzle with AVX2), and copying a position
// before a branch costs almost nothing.
//
// Why a lane holds one row of each band, and not a whole band: the candidates of a minicolumn (a box's
// column) are word[0] | word[1] | word[2], without a shift, and one `&` removes what a minicolumn
// excludes. The three minirows that compete in a box are in three registers, so rules about them need
// no rotation between rows. With a band in a lane, both cost a third more (tests/bench/history.md).
//
// Why guards: x + 511 in each row carries into the guard exactly if the row is not empty. Bits that a
// shift moves out of a row to the left end in a guard or fall off, so some masks are not needed.
//
// Lane 3 of `ninth` repeats lane 2, so no rule needs an exception for it: it is always as full as a
// lane that counts.
//
// `naked` has the layout of `ninth`: the cells that had one digit in the latest round of the sweep.
// Tested by tests/core/classic/sweep_test.cpp.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "core/base/simd_eight.h"

namespace nonet::classic {

inline constexpr int kCells = 81;

/// One bit in each of a lane's three rows, at the row's first column. Multiplied by a pattern of nine
/// bits, it gives that pattern in every row.
inline constexpr std::uint32_t kEachRow = 1u | 1u << 11 | 1u << 22;
inline constexpr int kRowShift = 11;  ///< bits from a row of a lane to the next
inline constexpr std::uint32_t kRow = 0x1FF;
inline constexpr std::uint32_t kAllCells = kRow * kEachRow;
inline constexpr std::uint32_t kGuards = 0x200 * kEachRow;
/// The first, second and third column of each box, in one row.
inline constexpr std::uint32_t kFirst = 0x49, kSecond = 0x92, kThird = 0x124;

/// A position in memory.
struct Board {
  simd::Lanes word[3][2];
  simd::Lanes ninth;
  simd::Lanes naked;
};

/// The lane of `digit` (0…8) in word `w`.
NONET_INLINE std::uint32_t& lane_of(Board& board, int digit, int w) {
  return digit == 8 ? board.ninth.lane[w] : board.word[w][digit / 4].lane[digit % 4];
}

/// Whether each cell has exactly one digit: no cell is empty, and there are 81 candidates in all.
NONET_INLINE bool has_one_each(const Board& board) {
  int candidates = 0;
  std::uint32_t empty = 0;
  for (int w = 0; w < 3; ++w) {
    std::uint64_t two[4];
    std::memcpy(two, board.word[w], sizeof two);
    for (const std::uint64_t lanes : two) candidates += std::popcount(lanes);
    const std::uint64_t eight = two[0] | two[1] | two[2] | two[3];
    const std::uint32_t ninth = board.ninth.lane[w];
    candidates += std::popcount(ninth);
    empty |= kAllCells & ~(static_cast<std::uint32_t>(eight | eight >> 32) | ninth);
  }
  return empty == 0 && candidates == kCells;
}

/// Positions in registers: one for each quad of the body.
template <class Vector>
struct State {
  simd::Eight<Vector> word[3];
  Vector ninth;
  Vector naked;

  NONET_INLINE Board board(int quad) const {
    Board board;
    for (int w = 0; w < 3; ++w) word[w].quad(quad, board.word[w]);
    board.ninth = ninth.quad(quad);
    board.naked = naked.quad(quad);
    return board;
  }

  NONET_INLINE void set_board(int quad, const Board& board) {
    for (int w = 0; w < 3; ++w) word[w].set_quad(quad, board.word[w]);
    ninth.set_quad(quad, board.ninth);
    naked.set_quad(quad, board.naked);
  }
};

// --- the operations that the rules consist of ------------------------------------------------------

/// A pattern of nine bits in every row of every lane.
template <class Vector>
NONET_INLINE Vector rows_of(std::uint32_t pattern) {
  return Vector::splat(pattern * kEachRow);
}

template <int N, class Vector>
NONET_INLINE Vector shl(Vector x) {
  return x.template shl<N>();
}

template <int N, class Vector>
NONET_INLINE Vector shr(Vector x) {
  return x.template shr<N>();
}

/// Lane `L` in all four lanes: the part for word `L` of a register with one lane for each word.
template <int L, class Vector>
NONET_INLINE Vector spread(Vector x) {
  return x.template lanes<L, L, L, L>();
}

/// Lane 0 of `a`, `b`, `c` and again `c` side by side: the layout of `ninth`.
template <class Vector>
NONET_INLINE Vector gather(Vector a, Vector b, Vector c) {
  return Vector::template halves<0, 1, 0, 0>(Vector::zip_low(a, b), c);
}

/// Fills every row that has a bit with ones; the others stay empty. Four operations.
template <class Vector>
NONET_INLINE Vector fill_rows(Vector x) {
  const Vector guard = (x + Vector::splat(kAllCells)) & Vector::splat(kGuards);
  return guard - shr<9>(guard);
}

// To compare the minirows of a row, rotate the row by one box; to compare the minicolumns of a box,
// rotate within the box; to compare the boxes of a stack, rotate the rows of the lane.
//
//   to_next_box       b0 b1 b2 → b2 b0 b1            in each row, three bits at a time
//   to_next_column    c0 c1 c2 → c2 c0 c1            in each box of each row
//   to_next_band      row0 row1 row2 → row2 row0 row1

template <class Vector>
NONET_INLINE Vector to_next_box(Vector x) {
  return (shl<3>(x) & rows_of<Vector>(0x1F8)) | (shr<6>(x) & rows_of<Vector>(0x007));
}
template <class Vector>
NONET_INLINE Vector to_last_box(Vector x) {
  return (shl<6>(x) & rows_of<Vector>(0x1C0)) | (shr<3>(x) & rows_of<Vector>(0x03F));
}
template <class Vector>
NONET_INLINE Vector to_next_column(Vector x) {
  return (shl<1>(x) & rows_of<Vector>(kSecond | kThird)) | (shr<2>(x) & rows_of<Vector>(kFirst));
}
template <class Vector>
NONET_INLINE Vector to_last_column(Vector x) {
  return (shl<2>(x) & rows_of<Vector>(kThird)) | (shr<1>(x) & rows_of<Vector>(kFirst | kSecond));
}
// No mask is needed: bits that leave a row land in the next row or fall off the lane.
template <class Vector>
NONET_INLINE Vector to_next_band(Vector x) {
  return shl<kRowShift>(x) | shr<2 * kRowShift>(x);
}
template <class Vector>
NONET_INLINE Vector to_last_band(Vector x) {
  return shl<2 * kRowShift>(x) | shr<kRowShift>(x);
}

/// Fills every column that has a bit with ones.
template <class Vector>
NONET_INLINE Vector whole_columns(Vector x) {
  return x | to_next_band(x) | to_last_band(x);
}

// The minirows that have a cell, as the first, second or third bit of their box: a digit's nine
// minirows in a word are nine bits, and the bits of three digits (or words) can be interleaved.
template <class Vector>
NONET_INLINE Vector minirows_at_first(Vector x) {
  return (x | shr<1>(x) | shr<2>(x)) & rows_of<Vector>(kFirst);
}
template <class Vector>
NONET_INLINE Vector minirows_at_second(Vector x) {
  return (shl<1>(x) | x | shr<1>(x)) & rows_of<Vector>(kSecond);
}
template <class Vector>
NONET_INLINE Vector minirows_at_third(Vector x) {
  return (shl<2>(x) | shl<1>(x) | x) & rows_of<Vector>(kThird);
}
/// The inverse: turns each minirow's bit into its three cells. `Shift` is the bit's place in its box.
template <int Shift, class Vector>
NONET_INLINE Vector cells_of_minirows(Vector x) {
  Vector first = x;
  if constexpr (Shift != 0) first = shr<Shift>(x);
  first = first & rows_of<Vector>(kFirst);
  return shl<3>(first) - first;
}

/// Eight digits' minirows, with the third place (and the second, if the digits do not share lanes) left
/// free for those of the ninth.
template <class Eight>
NONET_INLINE typename Eight::Packed pack_minirows(const Eight& eight) {
  if constexpr (Eight::kPacks) {
    return minirows_at_first(eight.low()) | minirows_at_second(eight.high());
  } else {
    return minirows_at_first(eight);
  }
}
/// The inverse: the cells of all minirows.
template <class Eight>
NONET_INLINE Eight unpack_minirows(typename Eight::Packed packed) {
  if constexpr (Eight::kPacks) {
    return {cells_of_minirows<0>(packed), cells_of_minirows<1>(packed)};
  } else {
    return cells_of_minirows<0>(packed);
  }
}

/// Digit 9's minicolumns in every lane: the `|` of its three words.
template <class Vector>
NONET_INLINE Vector ninth_columns(Vector ninth) {
  return ninth | ninth.template lanes<1, 2, 0, 0>() | ninth.template lanes<2, 0, 1, 1>();
}

}  // namespace nonet::classic
