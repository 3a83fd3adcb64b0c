// core/model/constraints/sandwich.cpp: a clue beside a row or column: the sum of what stands between its least and its greatest digit, 1 and 9 in a
// 9×9 grid.
//
// It is a lunchbox (lunchbox.cpp) of a whole line, and a kind of its own because it is drawn outside the grid.
#include "core/model/constraint.h"

namespace nonet {

void lower_sandwich(const Constraint& sandwich, const Board& board, Rules& into) {
  lower_lunchbox(sandwich, board, into);
}

bool keeps_sandwich(const Constraint& sandwich, const Board& board, std::span<const int> values) {
  return keeps_lunchbox(sandwich, board, values);
}

}  // namespace nonet
