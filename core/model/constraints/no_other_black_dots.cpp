// core/model/constraints/no_other_black_dots.cpp: all black dots of one ratio are drawn; of 2 where none is given.
// Of two cells that share an edge and have no dot, none is the other one times the ratio.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_no_other_black_dots(const Constraint& marks, const Board& board, Rules& into) {
  add_unmarked(marks, board, fit_black_dot, into);
}

bool keeps_no_other_black_dots(const Constraint& marks, const Board& board,
                               std::span<const int> values) {
  return are_unmarked(marks, board, fit_black_dot, values);
}

}  // namespace nonet
