// core/model/constraints/dummy.cpp: each of the cells holds the least value.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_dummy(const Constraint& dummy, const Board& board, Rules& into) {
  add_only(dummy.cells, board.with_value(board.first_value), into);
}

bool keeps_dummy(const Constraint& dummy, const Board& board, std::span<const int> values) {
  return std::all_of(dummy.cells.begin(), dummy.cells.end(),
                     [&](Cell cell) { return values[cell] == board.first_value; });
}

}  // namespace nonet
