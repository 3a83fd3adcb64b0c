// core/model/constraints/non_consecutive.cpp: cells that share an edge do not hold consecutive values.
#include <algorithm>
#include <cstdlib>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_non_consecutive(const Constraint&, const Board& board, Rules& into) {
  const auto table =
      relation_table(board, [](int one, int other) { return std::abs(one - other) != 1; });
  for (const auto& [one, other] : touching_pairs(board)) {
    into.push_back(Relation{one, other, table});
  }
}

bool keeps_non_consecutive(const Constraint&, const Board& board, std::span<const int> values) {
  const auto pairs = touching_pairs(board);
  return std::none_of(pairs.begin(), pairs.end(), [&](const CellPair& pair) {
    return std::abs(values[pair.first] - values[pair.second]) == 1;
  });
}

}  // namespace nonet
