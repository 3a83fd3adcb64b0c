// core/model/constraints/clone.cpp: two groups of cells hold the same digits in the same places.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_clone(const Constraint& clone, const Board& board, Rules& into) {
  const auto equal = relation_table(board, [](int one, int other) { return one == other; });
  for (std::size_t i = 0; i < clone.groups[0].size(); ++i) {
    into.push_back(Relation{clone.groups[0][i], clone.groups[1][i], equal});
  }
}

bool keeps_clone(const Constraint& clone, const Board&, std::span<const int> values) {
  for (std::size_t i = 0; i < clone.groups[0].size(); ++i) {
    if (values[clone.groups[0][i]] != values[clone.groups[1][i]]) return false;
  }
  return true;
}

}  // namespace nonet
