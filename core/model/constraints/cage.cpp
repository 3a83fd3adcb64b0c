// core/model/constraints/cage.cpp: a killer cage. Its cells hold different digits, which add up to the sum, if it has one.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_cage(const Constraint& cage, const Board& board, Rules& into) {
  if (cage.numbers.empty()) {
    into.push_back(Distinct{cage.cells});
  } else {
    add_different_with_sum(cage.cells, cage.numbers[0], board, into);
  }
}

bool keeps_cage(const Constraint& cage, const Board&, std::span<const int> values) {
  int sum = 0;
  for (std::size_t i = 0; i < cage.cells.size(); ++i) {
    sum += values[cage.cells[i]];
    for (std::size_t j = 0; j < i; ++j) {
      if (values[cage.cells[i]] == values[cage.cells[j]]) return false;
    }
  }
  return cage.numbers.empty() || sum == cage.numbers[0];
}

}  // namespace nonet
