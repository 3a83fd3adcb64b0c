// core/model/constraints/contains_at_least.cpp: each of the numbers occurs in the cells at least as often as in the list.
#include <algorithm>
#include <set>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_contains_at_least(const Constraint& contains, const Board& board, Rules& into) {
  const std::multiset<int> wanted(contains.numbers.begin(), contains.numbers.end());
  for (const int value : std::set<int>(wanted.begin(), wanted.end())) {
    into.push_back(
        Count{contains.cells, board.with_value(value), ~std::uint64_t{0} << wanted.count(value)});
  }
}

bool keeps_contains_at_least(const Constraint& contains, const Board&,
                             std::span<const int> values) {
  return std::all_of(contains.numbers.begin(), contains.numbers.end(), [&](int number) {
    const auto is_it = [&](Cell cell) { return values[cell] == number; };
    return std::count_if(contains.cells.begin(), contains.cells.end(), is_it) >=
           std::count(contains.numbers.begin(), contains.numbers.end(), number);
  });
}

}  // namespace nonet
