// core/model/constraints/maximum.cpp: each of the cells is greater than those that share an edge with it.
// Neighbours that are listed, too, are not compared.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_maximum(const Constraint& maximum, const Board& board, Rules& into) {
  const auto table = relation_table(board, [](int one, int other) { return one > other; });
  for (const auto& [one, other] : touching_pairs_around(board, maximum.cells)) {
    into.push_back(Relation{one, other, table});
  }
}

bool keeps_maximum(const Constraint& maximum, const Board& board, std::span<const int> values) {
  const auto pairs = touching_pairs_around(board, maximum.cells);
  return std::all_of(pairs.begin(), pairs.end(), [&](const CellPair& pair) {
    return values[pair.first] > values[pair.second];
  });
}

}  // namespace nonet
