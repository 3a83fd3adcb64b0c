// core/solve/repeats.h: the digits that stand more than once in a house.
//
// Tested by tests/core/solve/validate_test.cpp and constrained_validate_test.cpp.
#pragma once

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/grid/shape.h"

namespace nonet {

/// Calls visit(digit, cells) for each digit that stands more than once in the house, in rising order, with all cells of the
/// house that hold it, in its order (≥ 2; a vector that may be moved from). `cells`: one digit a cell, 0 empty.
/// Cost: O(cells of the house) if no digit is repeated.
template <class Visit>
void each_repeat(std::span<const Cell> house, std::span<const Digit> cells, const Visit& visit) {
  DigitSet seen, repeated;
  for (const Cell cell : house) {
    if (cells[cell] == 0) continue;
    const DigitSet digit = DigitSet::of(cells[cell]);
    repeated |= seen & digit;
    seen |= digit;
  }
  while (!repeated.empty()) {
    const Digit digit = repeated.pop_first();
    std::vector<Cell> found;
    std::copy_if(house.begin(), house.end(), std::back_inserter(found),
                 [&](Cell cell) { return cells[cell] == digit; });
    visit(digit, std::move(found));
  }
}

}  // namespace nonet
