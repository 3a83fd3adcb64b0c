// core/model/constraints/white_dot.cpp: two values with a given difference; 1 where none is given.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_white_dot(const Constraint& dot, const Board& board, Rules& into) {
  const auto table =
      relation_table(board, [&](int one, int other) { return fit_white_dot(dot, one, other); });
  into.push_back(Relation{dot.cells[0], dot.cells[1], table});
}

bool keeps_white_dot(const Constraint& dot, const Board&, std::span<const int> values) {
  const int one = values[dot.cells[0]], other = values[dot.cells[1]];
  return fit_white_dot(dot, one, other);
}

}  // namespace nonet
