// core/model/constraints/relation_all.cpp: any two of the cells are as the table says, the earlier one in the list first.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_relation_all(const Constraint& all, const Board& board, Rules& into) {
  add_to_any_two(all.cells, all.relation, board, into);
}

bool keeps_relation_all(const Constraint& all, const Board& board, std::span<const int> values) {
  for (std::size_t j = 1; j < all.cells.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      if (!goes(*all.relation, board, values[all.cells[i]], values[all.cells[j]])) return false;
    }
  }
  return true;
}

}  // namespace nonet
