// core/model/constraints/greater_than.cpp: the first of two values is the greater one.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_greater_than(const Constraint& pair, const Board& board, Rules& into) {
  const auto table = relation_table(board, [](int one, int other) { return one > other; });
  into.push_back(Relation{pair.cells[0], pair.cells[1], table});
}

bool keeps_greater_than(const Constraint& pair, const Board&, std::span<const int> values) {
  return values[pair.cells[0]] > values[pair.cells[1]];
}

}  // namespace nonet
