// core/model/constraints/no_other_white_dots.cpp: all white dots of one difference are drawn; of 1 where none is given.
// Two cells that share an edge and have no dot do not differ by that much.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_no_other_white_dots(const Constraint& marks, const Board& board, Rules& into) {
  add_unmarked(marks, board, fit_white_dot, into);
}

bool keeps_no_other_white_dots(const Constraint& marks, const Board& board,
                               std::span<const int> values) {
  return are_unmarked(marks, board, fit_white_dot, values);
}

}  // namespace nonet
