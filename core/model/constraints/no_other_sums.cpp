// core/model/constraints/no_other_sums.cpp: all pairs with certain sums are marked.
// Two cells that share an edge and have no mark have none of these sums. (X and V: 10 and 5.)
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool need_mark(const Constraint& sums, int one, int other) {
  return std::find(sums.numbers.begin(), sums.numbers.end(), one + other) != sums.numbers.end();
}

}  // namespace

void lower_no_other_sums(const Constraint& sums, const Board& board, Rules& into) {
  const auto table =
      relation_table(board, [&](int one, int other) { return !need_mark(sums, one, other); });
  for (const auto& [one, other] : touching_pairs(board, sums.groups)) {
    into.push_back(Relation{one, other, table});
  }
}

bool keeps_no_other_sums(const Constraint& sums, const Board& board, std::span<const int> values) {
  const auto pairs = touching_pairs(board, sums.groups);
  return std::none_of(pairs.begin(), pairs.end(), [&](const CellPair& pair) {
    return need_mark(sums, values[pair.first], values[pair.second]);
  });
}

}  // namespace nonet
