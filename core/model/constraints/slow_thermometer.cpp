// core/model/constraints/slow_thermometer.cpp: digits never fall from the first cell of the line to its end.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_slow_thermometer(const Constraint& thermometer, const Board& board, Rules& into) {
  add_along_line(thermometer.cells,
                 relation_table(board, [](int one, int next) { return one <= next; }), into);
}

bool keeps_slow_thermometer(const Constraint& thermometer, const Board&,
                            std::span<const int> values) {
  for (std::size_t i = 1; i < thermometer.cells.size(); ++i) {
    if (values[thermometer.cells[i - 1]] > values[thermometer.cells[i]]) return false;
  }
  return true;
}

}  // namespace nonet
