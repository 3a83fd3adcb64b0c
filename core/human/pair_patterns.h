// core/human/pair_patterns.h: deadly sets of cells with two core digits each: unique loops, BUG and BUG-lite.
//
//   12 ─ 23 ─ 13        In each house, each digit is a core digit of two cells or of none. The cells are filled from
//    │    │    │        their core digits in some way; the other core digit of each cell is a second way.
//   12 ─ 23 ─ 13
//
// Why:    m cells of a house have 2m core digits, so they are about m digits, each twice. A filling puts m different
//         digits there: each of them once. So the digits that are left are these m digits again: both ways put the same
//         digits into each house.
// Source: sudopedia "BUG" and "BUG Lite", hodoku.sourceforge.net/en/tech_ur.php.
// Tested by tests/core/human/unique_loops_test.cpp and bug_test.cpp.
#pragma once

#include <array>
#include <vector>

#include "core/human/deadly_set.h"

namespace nonet::human {

/// In which houses each digit is a core digit of one cell, and in which of two.
struct PairCounts {
  std::array<std::uint64_t, kLargestSize + 1> once{}, twice{};  // by digit, bits are houses

  /// Adds a core digit of a cell with these houses; false: a house would have three.
  bool add(std::uint64_t houses, Digit digit) {
    if ((twice[digit] & houses) != 0) return false;
    const std::uint64_t second = once[digit] & houses;
    twice[digit] |= second;
    once[digit] ^= houses;
    return true;
  }
  bool add(std::uint64_t houses, DigitSet pair) {
    while (!pair.empty()) {
      if (!add(houses, pair.pop_first())) return false;
    }
    return true;
  }
  bool is_complete() const {
    for (const std::uint64_t houses : once) {
      if (houses != 0) return false;
    }
    return true;
  }
};

/// The houses of each cell as bits. The layout must have at most 64 houses.
std::vector<std::uint64_t> house_bits(const Layout& layout);

/// What a search for pair patterns looks for.
struct PairPatternLimits {
  DigitSet digits;               ///< the core digits are among these
  int most_cells = 0;            ///< of at least 6
  bool has_two_guarded = false;  ///< two guarded cells of a house may have any guards
  bool may_lack_digits =
      false;  ///< cells may lack one of two digits, if no written digit excludes it
};

/// Connected patterns of at least six cells, one of which has no guards, smaller ones first. All guards are in one cell,
/// or are one digit which something outside sees them have (or as the limits say). Patterns without guards are left out:
/// a board with such a pattern has several solutions or none.
/// Cost: ends after some ten thousand attempts, even if there may be more patterns.
std::vector<DeadlySet> pair_patterns(Search& search, const PairPatternLimits& limits);

}  // namespace nonet::human
