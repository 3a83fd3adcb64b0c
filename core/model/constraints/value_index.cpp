// core/model/constraints/value_index.cpp: an arrow from a digit to the same digit. The second cell of the line tells how many cells further that is:
// where it holds N, the Nth cell after it equals the first cell.
#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

struct Reading {
  int cells_read = 0;
  int value = 0;  ///< of the first cell
  int left = 0;   ///< cells to read up to the one that is the same; 0: it has been read
};

}  // namespace

void lower_value_index(const Constraint& arrow, const Board& board, Rules& into) {
  const int places = static_cast<int>(arrow.cells.size()) - 2;
  const auto step = [&](Reading now, int value) -> std::optional<Reading> {
    if (now.cells_read == 0) return Reading{1, value, 0};
    if (now.cells_read == 1) {
      if (value < 1 || value > places) return std::nullopt;
      return Reading{2, now.value, value};
    }
    if (now.left == 0) return now;
    if (--now.left > 0) return now;
    if (value != now.value) return std::nullopt;
    return Reading{2, 0, 0};
  };
  add_automaton(
      arrow.cells, Reading(), step,
      [](const Reading& now) { return now.cells_read == 2 && now.left == 0; }, board, into);
}

bool keeps_value_index(const Constraint& arrow, const Board&, std::span<const int> values) {
  const int place = values[arrow.cells[1]];
  if (place < 1 || place + 2 > static_cast<int>(arrow.cells.size())) return false;
  return values[arrow.cells[static_cast<std::size_t>(place + 1)]] == values[arrow.cells[0]];
}

}  // namespace nonet
