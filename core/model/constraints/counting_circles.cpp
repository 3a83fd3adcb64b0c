// core/model/constraints/counting_circles.cpp: a digit in a circle says how many of the circles hold it.
//
// So each digit occurs as often as it is worth, or not at all, and the digits that occur add up to the number of circles. A digit that
// is in no set with that sum occurs nowhere: the counts alone do not show it.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// sums[n]: whether some of the values 1..most, without `left_out`, add up to n.
std::vector<bool> sums_without(int left_out, int most, int largest) {
  std::vector<bool> sums(static_cast<std::size_t>(largest + 1), false);
  sums[0] = true;
  for (int value = 1; value <= std::min(most, largest); ++value) {
    if (value == left_out) continue;
    for (int sum = largest; sum >= value; --sum) {
      if (sums[static_cast<std::size_t>(sum - value)]) sums[static_cast<std::size_t>(sum)] = true;
    }
  }
  return sums;
}

}  // namespace

void lower_counting_circles(const Constraint& circles, const Board& board, Rules& into) {
  const int count = static_cast<int>(circles.cells.size());
  const DigitSet possible = board.values_where([&](int value) {
    return value >= 1 && value <= count &&
           sums_without(value, board.last_value(), count)[static_cast<std::size_t>(count - value)];
  });
  add_only(circles.cells, possible, into);
  for (DigitSet left = possible; !left.empty();) {
    const Digit digit = left.pop_first();
    into.push_back(
        Count{circles.cells, DigitSet::of(digit), 1 | std::uint64_t{1} << board.value(digit)});
  }
}

bool keeps_counting_circles(const Constraint& circles, const Board&, std::span<const int> values) {
  return std::all_of(circles.cells.begin(), circles.cells.end(), [&](Cell circle) {
    const auto is_same = [&](Cell cell) { return values[cell] == values[circle]; };
    return std::count_if(circles.cells.begin(), circles.cells.end(), is_same) == values[circle];
  });
}

}  // namespace nonet
