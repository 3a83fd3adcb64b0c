// core/model/constraints/quadruple.cpp: each of the values occurs in the cells, as often as it is given.
// That a value leaves room for the other given ones, and that so many cells hold one of them at all, is implied; it takes digits away
// earlier.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_quadruple(const Constraint& quadruple, const Board& board, Rules& into) {
  const std::size_t given = quadruple.numbers.size();
  if (given > quadruple.cells.size()) {
    into.push_back(impossible());
    return;
  }
  // Bits least to most.
  const auto from_to = [](std::size_t least, std::size_t most) {
    return (std::uint64_t{2} << most) - (std::uint64_t{1} << least);
  };
  const std::vector<int>& numbers = quadruple.numbers;
  const std::vector<int> each = each_once(numbers);
  for (const int value : each) {
    const auto is_value = [value](int other) { return other == value; };
    const auto least = static_cast<std::size_t>(std::count(numbers.begin(), numbers.end(), value));
    const std::size_t most = quadruple.cells.size() - (given - least);
    into.push_back(Count{quadruple.cells, board.values_where(is_value), from_to(least, most)});
  }
  into.push_back(Count{quadruple.cells, board.values_where([&](int value) {
                         return std::find(each.begin(), each.end(), value) != each.end();
                       }),
                       from_to(given, quadruple.cells.size())});
}

bool keeps_quadruple(const Constraint& quadruple, const Board&, std::span<const int> values) {
  return contain_all(quadruple.cells, quadruple.numbers, values);
}

}  // namespace nonet
