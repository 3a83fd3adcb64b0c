// core/model/constraints/no_other_sums.cpp: all pairs with certain sums are marked.
// Two cells that share an edge and have no mark have none of these sums. (X and V: 10 and 5.)
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool needs_mark(const Constraint& sums, int one, int other) {
  return std::find(sums.numbers.begin(), sums.numbers.end(), one + other) != sums.numbers.end();
}

}  // namespace

void lower_no_other_sums(const Constraint& marks, const Board& board, Rules& into) {
  add_unmarked(marks, board, needs_mark, into);
}

bool keeps_no_other_sums(const Constraint& marks, const Board& board, std::span<const int> values) {
  return are_unmarked(marks, board, needs_mark, values);
}

}  // namespace nonet
