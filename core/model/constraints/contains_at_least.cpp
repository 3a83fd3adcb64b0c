// core/model/constraints/contains_at_least.cpp: each of the numbers occurs in the cells at least as often as in the list.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_contains_at_least(const Constraint& contains, const Board& board, Rules& into) {
  const std::vector<int>& numbers = contains.numbers;
  for (const int value : each_once(numbers)) {
    const auto times = std::count(numbers.begin(), numbers.end(), value);
    const std::uint64_t counts = times < 64 ? ~std::uint64_t{0} << times : 0;
    into.push_back(Count{contains.cells, board.with_value(value), counts});
  }
}

bool keeps_contains_at_least(const Constraint& contains, const Board&,
                             std::span<const int> values) {
  return contain_all(contains.cells, contains.numbers, values);
}

}  // namespace nonet
