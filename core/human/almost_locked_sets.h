// core/human/almost_locked_sets.h: every almost locked set of a board: n cells of a house that allow n + 1 digits.
//
//   {1 4} {1 4 7}   in a row       two cells, three digits
//   {2 5}                          a cell with two candidates is one, too
//
// Why they matter: n cells hold n different digits, so such a set lacks exactly one of its digits. Where one digit cannot
// stand, all others of the set must. Chains, wings and exclusions of sets all follow from this.
//
// Finds:  each set of cells once, with the first of its houses; small sets first, then by house and cell. A house of h
//         open cells gives sets of 1 to h − 1 cells; in grids larger than 9×9, of at most 5.
// Misses: all after the first kMostSets. Boards whose cells all have two candidates have far more; ordinary positions
//         have some hundred.
// Cost:   about 20 µs for a hard 9×9; 2 ms for an empty 16×16. Made once a board: see almost_locked_sets().
// Tested by tests/core/human/almost_locked_sets_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/human/search.h"

namespace nonet::human {

/// One digit of an almost locked set.
struct AlmostLockedDigit {
  CellSet cells;  ///< the set's cells with the digit as a candidate; never empty
  /// The cells outside with the digit as a candidate that see all of `cells`: they lose it if the set holds it. They may
  /// be cells of the set's houses, never cells of the set.
  CellSet seen;
  Digit digit = 0;
  std::uint32_t set = 0;  ///< its index in AlmostLockedSets::sets
};

struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits;          ///< one more than cells
  HouseIndex house = 0;     ///< the first house that contains the cells
  std::uint32_t first = 0;  ///< where its digits begin in AlmostLockedSets::digits
};

/// More are not listed: making the rows of bits for the links between them would take seconds and 100 MB. The 3,000 first
/// puzzles of a random collection have at most 357. It also keeps the number of all digits of all sets below 2¹⁶.
inline constexpr std::size_t kMostSets = 2048;

struct AlmostLockedSets {
  std::vector<AlmostLockedSet> sets;
  /// Those of the first set, rising, then those of the second, and so on.
  std::vector<AlmostLockedDigit> digits;

  std::span<const AlmostLockedDigit> digits_of(const AlmostLockedSet& set) const {
    return {digits.data() + set.first, static_cast<std::size_t>(set.digits.count())};
  }
  /// Where the set's digits end in `digits`.
  std::size_t end_of(const AlmostLockedSet& set) const {
    return set.first + static_cast<std::size_t>(set.digits.count());
  }
  /// The index in `digits` of a digit that the set has.
  std::size_t index_of(const AlmostLockedSet& set, Digit digit) const {
    const DigitSet below = set.digits & DigitSet::up_to(digit - 1);
    return static_cast<std::size_t>(static_cast<int>(set.first) + below.count());
  }
  const AlmostLockedDigit& of(const AlmostLockedSet& set, Digit digit) const {
    return digits[index_of(set, digit)];
  }
  /// Whether at most one of the two sets can hold the digit, because each of its cells in one sees all in the other (a
  /// restricted common digit). Sets that share a cell with the digit are not so linked.
  bool are_linked(const AlmostLockedDigit& a, const AlmostLockedDigit& b) const {
    return a.digit == b.digit && a.seen.contains_all(b.cells);
  }
};

AlmostLockedSets almost_locked_sets_of(const Board& board);

/// Those of the search's board, made by the first call and kept in its facts.
const AlmostLockedSets& almost_locked_sets(Search& search);

}  // namespace nonet::human
