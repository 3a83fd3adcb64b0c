// core/model/constraints/count_distinct.cpp: the first cell tells how many different digits the others hold.
#include <set>

#include "core/model/constraint.h"

namespace nonet {

void lower_count_distinct(const Constraint& count, const Board&, Rules& into) {
  into.push_back(CountDistinct{count.cells[0], {count.cells.begin() + 1, count.cells.end()}});
}

bool keeps_count_distinct(const Constraint& count, const Board&, std::span<const int> values) {
  std::set<int> seen;
  for (std::size_t i = 1; i < count.cells.size(); ++i) seen.insert(values[count.cells[i]]);
  return static_cast<int>(seen.size()) == values[count.cells[0]];
}

}  // namespace nonet
