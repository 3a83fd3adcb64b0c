// core/model/constraints/lockout.cpp: the ends of the line differ by at least a number, and lock out what is between them.
// The other values on the line are less than both ends or greater than both.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_lockout(const Constraint& line, const Board& board, Rules& into) {
  add_by_ends(
      line.cells, board,
      [&](int least, int greatest) -> std::optional<DigitSet> {
        if (greatest - least < line.numbers[0]) return std::nullopt;
        return board.values_where([&](int value) { return value < least || value > greatest; });
      },
      into);
}

bool keeps_lockout(const Constraint& line, const Board&, std::span<const int> values) {
  const auto [least, greatest] = std::minmax(values[line.cells.front()], values[line.cells.back()]);
  if (greatest - least < line.numbers[0]) return false;
  for (std::size_t i = 1; i + 1 < line.cells.size(); ++i) {
    const int value = values[line.cells[i]];
    if (value >= least && value <= greatest) return false;
  }
  return true;
}

}  // namespace nonet
