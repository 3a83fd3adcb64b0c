// core/model/constraints/black_dot.cpp: one of two values is the other one times a given ratio; 2 where none is given.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_black_dot(const Constraint& dot, const Board& board, Rules& into) {
  const auto table =
      relation_table(board, [&](int one, int other) { return fit_black_dot(dot, one, other); });
  into.push_back(Relation{dot.cells[0], dot.cells[1], table});
}

bool keeps_black_dot(const Constraint& dot, const Board&, std::span<const int> values) {
  const int one = values[dot.cells[0]], other = values[dot.cells[1]];
  return fit_black_dot(dot, one, other);
}

}  // namespace nonet
