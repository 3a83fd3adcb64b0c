// core/model/constraints/sum.cpp: cells with a sum, which may repeat digits: a little killer, a sum without a cage.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_sum(const Constraint& sum, const Board&, Rules& into) {
  std::vector<Sum::Term> terms;
  add_terms(sum.cells, 1, terms);
  add_sum(std::move(terms), sum.numbers[0], into);
}

bool keeps_sum(const Constraint& sum, const Board&, std::span<const int> values) {
  int total = 0;
  for (const Cell cell : sum.cells) total += values[cell];
  return total == sum.numbers[0];
}

}  // namespace nonet
