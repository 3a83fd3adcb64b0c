// core/model/constraints/white_dot.cpp: two values with a given difference; 1 where none is given.
#include <cstdlib>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool are_apart(const Constraint& dot, int one, int other) {
  return std::abs(one - other) == (dot.numbers.empty() ? 1 : dot.numbers[0]);
}

}  // namespace

void lower_white_dot(const Constraint& dot, const Board& board, Rules& into) {
  const auto table =
      relation_table(board, [&](int one, int other) { return are_apart(dot, one, other); });
  into.push_back(Relation{dot.cells[0], dot.cells[1], table});
}

bool keeps_white_dot(const Constraint& dot, const Board&, std::span<const int> values) {
  const int one = values[dot.cells[0]], other = values[dot.cells[1]];
  return are_apart(dot, one, other);
}

}  // namespace nonet
