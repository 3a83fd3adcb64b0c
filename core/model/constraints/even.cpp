// core/model/constraints/even.cpp: each of the cells holds an even value.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_even(const Constraint& even, const Board& board, Rules& into) {
  add_only(even.cells, board.values_where([](int value) { return value % 2 == 0; }), into);
}

bool keeps_even(const Constraint& even, const Board&, std::span<const int> values) {
  return std::all_of(even.cells.begin(), even.cells.end(),
                     [&](Cell cell) { return values[cell] % 2 == 0; });
}

}  // namespace nonet
