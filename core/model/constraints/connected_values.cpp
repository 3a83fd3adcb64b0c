// core/model/constraints/connected_values.cpp: the cells that hold one of the values are one area that is connected over edges, and at least one cell.
//
// The groups are the rows of cells from top to bottom: the grid, or variables that are laid out like one.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool is_value(const Constraint& area, int value) {
  for (std::size_t i = 1; i < area.numbers.size(); ++i) {
    if (area.numbers[i] == value) return true;
  }
  return false;
}

}  // namespace

void lower_connected_values(const Constraint& area, const Board& board, Rules& into) {
  into.push_back(Connected{area.groups,
                           board.values_where([&](int value) { return is_value(area, value); }),
                           area.numbers[0]});
}

bool keeps_connected_values(const Constraint& area, const Board&, std::span<const int> values) {
  return is_connected(
      area.groups, [&](Cell cell) { return is_value(area, values[cell]); }, area.numbers[0]);
}

}  // namespace nonet
