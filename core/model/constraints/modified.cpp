// core/model/constraints/modified.cpp: doublers, and other cells that count otherwise than their digits say. Where the mark of a cell is the second
// value, the cell counts as factor · digit + plus in the constraints that are the parts of this one; in all others it is as it is.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/worths.h"

namespace nonet {

void lower_modified(const Constraint& modified, const Board& board, Rules& into) {
  add_marks(modified.cells, into);
  const auto worths = Worths::of(modified, board);
  // Who reads the constraint sees to it that there are worths, and that each part can be about them.
  for (const Constraint& part : modified.parts) worths->lower(part, into);
}

bool keeps_modified(const Constraint& modified, const Board& board, std::span<const int> values) {
  const auto worths = Worths::of(modified, board);
  return are_marks(modified.cells, board, values) &&
         std::all_of(modified.parts.begin(), modified.parts.end(),
                     [&](const Constraint& part) { return worths->keeps(part, values); });
}

}  // namespace nonet
