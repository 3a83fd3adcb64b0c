// core/model/constraints/sum.cpp: cells with a sum, which may repeat digits: a little killer, a sum without a cage.
// Each cell may have a factor, so that sums can be compared: a total of 0 with factors 1, 1, −1, −1.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

int factor_of(const Constraint& sum, std::size_t index) {
  return sum.numbers.size() == 1 ? 1 : sum.numbers[index + 1];
}

}  // namespace

void lower_sum(const Constraint& sum, const Board&, Rules& into) {
  std::vector<Sum::Term> terms;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    terms.push_back({sum.cells[i], factor_of(sum, i)});
  }
  add_sum(std::move(terms), sum.numbers[0], into);
}

bool keeps_sum(const Constraint& sum, const Board&, std::span<const int> values) {
  int total = 0;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    total += factor_of(sum, i) * values[sum.cells[i]];
  }
  return total == sum.numbers[0];
}

}  // namespace nonet
