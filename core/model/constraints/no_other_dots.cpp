// core/model/constraints/no_other_dots.cpp: all dots are drawn.
// Two cells that share an edge and have no dot are neither consecutive nor is one twice the other.
#include <algorithm>
#include <cstdlib>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool need_dot(int one, int other) {
  return std::abs(one - other) == 1 || one == 2 * other || other == 2 * one;
}

}  // namespace

void lower_no_other_dots(const Constraint& dots, const Board& board, Rules& into) {
  const auto table =
      relation_table(board, [](int one, int other) { return !need_dot(one, other); });
  for (const auto& [one, other] : touching_pairs(board, dots.groups)) {
    into.push_back(Relation{one, other, table});
  }
}

bool keeps_no_other_dots(const Constraint& dots, const Board& board, std::span<const int> values) {
  const auto pairs = touching_pairs(board, dots.groups);
  return std::none_of(pairs.begin(), pairs.end(), [&](const CellPair& pair) {
    return need_dot(values[pair.first], values[pair.second]);
  });
}

}  // namespace nonet
