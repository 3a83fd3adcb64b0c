// core/model/constraints/nabner.cpp: no two of the cells hold the same or consecutive digits, wherever they are on the line.
// With the sets of digits that can be chosen, 35 of 9 digits at most and 792 of 16, the search sees that five cells of 9 digits hold 1, 3, 5, 7
// and 9, which pairs of cells do not show. Where there are too many sets to look through, there are only the pairs.
#include <algorithm>
#include <cstdlib>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool is_near(int one, int other) {
  return std::abs(one - other) < 2;
}

/// The values rise.
bool are_apart(const std::vector<int>& values) {
  return std::adjacent_find(values.begin(), values.end(), is_near) == values.end();
}

}  // namespace

void lower_nabner(const Constraint& nabner, const Board& board, Rules& into) {
  if (add_different_where(nabner.cells, are_apart, board, into)) return;
  const auto apart = [](int one, int other) { return !is_near(one, other); };
  add_to_any_two(nabner.cells, relation_table(board, apart), board, into);
}

bool keeps_nabner(const Constraint& nabner, const Board&, std::span<const int> values) {
  return are_apart(values_in(nabner.cells, values));
}

}  // namespace nonet
