// core/model/constraints/no_other_white_dots.cpp: all white dots of one difference are drawn; of 1 where none is given.
// Two cells that share an edge and have no dot do not differ by that much.
#include <cstdlib>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool needs_mark(const Constraint& dots, int one, int other) {
  return std::abs(one - other) == (dots.numbers.empty() ? 1 : dots.numbers[0]);
}

}  // namespace

void lower_no_other_white_dots(const Constraint& marks, const Board& board, Rules& into) {
  add_unmarked(marks, board, needs_mark, into);
}

bool keeps_no_other_white_dots(const Constraint& marks, const Board& board,
                               std::span<const int> values) {
  return are_unmarked(marks, board, needs_mark, values);
}

}  // namespace nonet
