// core/model/constraints/all.cpp: all parts hold: what an alternative of `any` may consist of.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_all(const Constraint& all, const Board& board, Rules& into) {
  for (const Constraint& part : all.parts) lower(part, board, into);
}

bool keeps_all(const Constraint& all, const Board& board, std::span<const int> values) {
  return std::all_of(all.parts.begin(), all.parts.end(),
                     [&](const Constraint& part) { return keeps(part, board, values); });
}

}  // namespace nonet
