// core/model/constraints/relation_all.cpp: any two of the cells are as the table says, the earlier one in the list first.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_relation_all(const Constraint& all, const Board& board, Rules& into) {
  for (std::size_t j = 1; j < all.cells.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i)
      into.push_back(Relation{all.cells[i], all.cells[j], all.relation});
  }
  bool are_different = true;
  for (int number = 1; number <= board.value_count; ++number) {
    const auto digit = static_cast<Digit>(number);
    are_different &= !all.relation->allowed[digit - 1u].contains(digit);
  }
  // Not needed for the meaning: sums and other rules may rely on different digits.
  if (are_different) into.push_back(Distinct{all.cells});
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
