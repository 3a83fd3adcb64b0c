// core/model/constraints/odd.cpp: each of the cells holds an odd value.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_odd(const Constraint& odd, const Board& board, Rules& into) {
  add_only(odd.cells, board.values_where([](int value) { return value % 2 != 0; }), into);
}

bool keeps_odd(const Constraint& odd, const Board&, std::span<const int> values) {
  return std::all_of(odd.cells.begin(), odd.cells.end(),
                     [&](Cell cell) { return values[cell] % 2 != 0; });
}

}  // namespace nonet
