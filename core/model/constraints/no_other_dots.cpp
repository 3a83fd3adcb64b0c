// core/model/constraints/no_other_dots.cpp: all dots are drawn.
// Two cells that share an edge and have no dot are neither consecutive nor is one twice the other.
#include <cstdlib>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool needs_mark(const Constraint&, int one, int other) {
  return std::abs(one - other) == 1 || one == 2 * other || other == 2 * one;
}

}  // namespace

void lower_no_other_dots(const Constraint& marks, const Board& board, Rules& into) {
  add_unmarked(marks, board, needs_mark, into);
}

bool keeps_no_other_dots(const Constraint& marks, const Board& board, std::span<const int> values) {
  return are_unmarked(marks, board, needs_mark, values);
}

}  // namespace nonet
