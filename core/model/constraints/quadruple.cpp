// core/model/constraints/quadruple.cpp: each of the values occurs in the cells, as often as it is given.
// That a value leaves room for the other given ones, and that so many cells hold one of them at all, is implied; it takes digits away
// earlier.
#include <algorithm>
#include <map>
#include <set>

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
  std::map<int, std::size_t> times;
  for (const int value : quadruple.numbers) ++times[value];
  for (const auto& [value, least] : times) {
    const auto is_value = [wanted = value](int other) { return other == wanted; };
    const std::size_t most = quadruple.cells.size() - (given - least);
    into.push_back(Count{quadruple.cells, board.values_where(is_value), from_to(least, most)});
  }
  into.push_back(Count{quadruple.cells,
                       board.values_where([&](int value) { return times.count(value) != 0; }),
                       from_to(given, quadruple.cells.size())});
}

bool keeps_quadruple(const Constraint& quadruple, const Board&, std::span<const int> values) {
  std::multiset<int> found;
  for (const Cell cell : quadruple.cells) found.insert(values[cell]);
  const std::multiset<int> given(quadruple.numbers.begin(), quadruple.numbers.end());
  return std::includes(found.begin(), found.end(), given.begin(), given.end());
}

}  // namespace nonet
