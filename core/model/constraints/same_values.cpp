// core/model/constraints/same_values.cpp: all groups, which are equally large, hold the same digits, each equally often, in any order.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_same_values(const Constraint& same, const Board& board, Rules& into) {
  add_same_values(same.groups, board, into);
}

bool keeps_same_values(const Constraint& same, const Board&, std::span<const int> values) {
  return are_same_values(same.groups, values);
}

}  // namespace nonet
