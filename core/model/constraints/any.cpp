// core/model/constraints/any.cpp: at least one of the parts holds.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_any(const Constraint& any, const Board& board, Rules& into) {
  Any rule;
  for (const Constraint& part : any.parts) lower(part, board, rule.alternatives.emplace_back());
  into.push_back(std::move(rule));
}

bool keeps_any(const Constraint& any, const Board& board, std::span<const int> values) {
  return std::any_of(any.parts.begin(), any.parts.end(),
                     [&](const Constraint& part) { return keeps(part, board, values); });
}

}  // namespace nonet
