// core/model/constraints/pair_sum.cpp: two values with a given sum: X is 10, V is 5.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_pair_sum(const Constraint& pair, const Board& board, Rules& into) {
  const auto table =
      relation_table(board, [&](int one, int other) { return one + other == pair.numbers[0]; });
  into.push_back(Relation{pair.cells[0], pair.cells[1], table});
}

bool keeps_pair_sum(const Constraint& pair, const Board&, std::span<const int> values) {
  return values[pair.cells[0]] + values[pair.cells[1]] == pair.numbers[0];
}

}  // namespace nonet
