// core/model/constraints/counting_circles.cpp: a digit in a circle says how many of the circles hold it.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_counting_circles(const Constraint& circles, const Board&, Rules& into) {
  into.push_back(SelfCount{circles.cells});
}

bool keeps_counting_circles(const Constraint& circles, const Board&, std::span<const int> values) {
  return std::all_of(circles.cells.begin(), circles.cells.end(), [&](Cell circle) {
    const auto is_same = [&](Cell cell) { return values[cell] == values[circle]; };
    return std::count_if(circles.cells.begin(), circles.cells.end(), is_same) == values[circle];
  });
}

}  // namespace nonet
