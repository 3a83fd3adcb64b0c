// core/model/constraints/contains_exactly.cpp: each of the numbers occurs in the cells exactly as often as in the list; other digits are free.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_contains_exactly(const Constraint& contains, const Board& board, Rules& into) {
  const std::vector<int>& numbers = contains.numbers;
  for (const int value : each_once(numbers)) {
    const auto times = std::count(numbers.begin(), numbers.end(), value);
    add_occurrences(contains.cells, value, static_cast<int>(times), board, into);
  }
}

bool keeps_contains_exactly(const Constraint& contains, const Board&, std::span<const int> values) {
  return std::all_of(contains.numbers.begin(), contains.numbers.end(), [&](int number) {
    const auto is_it = [&](Cell cell) { return values[cell] == number; };
    return std::count_if(contains.cells.begin(), contains.cells.end(), is_it) ==
           std::count(contains.numbers.begin(), contains.numbers.end(), number);
  });
}

}  // namespace nonet
