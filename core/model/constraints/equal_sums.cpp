// core/model/constraints/equal_sums.cpp: groups of cells with the same sum.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_equal_sums(const Constraint& sums, const Board&, Rules& into) {
  add_equal_sums(sums.groups, into);
}

bool keeps_equal_sums(const Constraint& sums, const Board&, std::span<const int> values) {
  return have_equal_sums(sums.groups, values);
}

}  // namespace nonet
