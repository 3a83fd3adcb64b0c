// core/generate/unavoidable.h: unavoidable sets of a full 9×9 grid that are found without a search.
//
// An unavoidable set is a set of cells whose digits can be exchanged for others while the rest of the grid stays. A proper
// puzzle has a given in each of them. Two kinds are read off the grid:
//
//   two digits   exchange a and b in some rows. The a of a row and the b of that row change together; and so do the b of
//                that row, the a of its column and the a of its box. What hangs together is a set (4 to 18 cells).
//   two lines    exchange two rows of a band, or two columns of a stack, in some columns (or rows): each digit that moves
//                into a row has to move out of it in another column. What hangs together is a set (4 to 18 cells).
//
// These are some hundred sets. They hit most of what a puzzle needs; dig.h finds the others when they are missed.
// Cost: about 2 µs a grid. Tested by tests/core/generate/unavoidable_test.cpp.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "core/generate/uniform_grid.h"

namespace nonet::generate {

/// Some of 81 things, usually cells.
struct Bits81 {
  std::uint64_t low = 0, high = 0;  // 0…63, 64…80

  constexpr void insert(int index) {
    (index < 64 ? low : high) |= std::uint64_t{1} << (index & 63);
  }
  constexpr bool contains(int index) const {
    return ((index < 64 ? low : high) >> (index & 63) & 1) != 0;
  }
  constexpr bool meets(const Bits81& other) const {
    return ((low & other.low) | (high & other.high)) != 0;
  }
  constexpr bool empty() const { return (low | high) == 0; }
  constexpr int count() const { return std::popcount(low) + std::popcount(high); }
  /// The greatest index; not of an empty set.
  constexpr int last() const {
    return high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(low);
  }
  /// Removes the least index and returns it; not of an empty set.
  constexpr int pop_first() {
    std::uint64_t& word = low != 0 ? low : high;
    const int index = std::countr_zero(word) + (low != 0 ? 0 : 64);
    word &= word - 1;
    return index;
  }
  friend constexpr bool operator==(const Bits81&, const Bits81&) = default;
};

/// Appends the sets of both kinds; a set may occur twice.
void find_unavoidable(const Grid9& grid, std::vector<Bits81>& sets);

}  // namespace nonet::generate
