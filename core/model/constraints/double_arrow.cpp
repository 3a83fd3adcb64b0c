// core/model/constraints/double_arrow.cpp: the two ends of the line add up to what the cells between them add up to.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_double_arrow(const Constraint& arrow, const Board&, Rules& into) {
  std::vector<Sum::Term> terms{{arrow.cells.front(), 1}, {arrow.cells.back(), 1}};
  add_terms(std::span(arrow.cells).subspan(1, arrow.cells.size() - 2), -1, terms);
  add_sum(std::move(terms), 0, into);
}

bool keeps_double_arrow(const Constraint& arrow, const Board&, std::span<const int> values) {
  int between = 0;
  for (std::size_t i = 1; i + 1 < arrow.cells.size(); ++i) between += values[arrow.cells[i]];
  return values[arrow.cells.front()] + values[arrow.cells.back()] == between;
}

}  // namespace nonet
