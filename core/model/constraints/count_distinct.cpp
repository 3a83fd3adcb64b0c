// core/model/constraints/count_distinct.cpp: the first cell tells how many different digits the others hold.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_count_distinct(const Constraint& count, const Board&, Rules& into) {
  into.push_back(CountDistinct{count.cells[0], {count.cells.begin() + 1, count.cells.end()}});
}

bool keeps_count_distinct(const Constraint& count, const Board&, std::span<const int> values) {
  const auto seen = each_once(values_in(std::span(count.cells).subspan(1), values));
  return static_cast<int>(seen.size()) == values[count.cells[0]];
}

}  // namespace nonet
