// core/model/constraints/no_other_dots.cpp: all dots are drawn.
// Two cells that share an edge and have no dot are neither consecutive nor is one twice the other.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool needs_mark(const Constraint& dots, int one, int other) {
  return fit_white_dot(dots, one, other) || fit_black_dot(dots, one, other);
}

}  // namespace

void lower_no_other_dots(const Constraint& marks, const Board& board, Rules& into) {
  add_unmarked(marks, board, needs_mark, into);
}

bool keeps_no_other_dots(const Constraint& marks, const Board& board, std::span<const int> values) {
  return are_unmarked(marks, board, needs_mark, values);
}

}  // namespace nonet
