// core/model/constraints/between.cpp: values on the line lie strictly between those of its two ends, whichever of them is the greater.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_between(const Constraint& line, const Board& board, Rules& into) {
  add_by_ends(
      line.cells, board,
      [&](int least, int greatest) -> std::optional<DigitSet> {
        return board.values_where([&](int value) { return least < value && value < greatest; });
      },
      into);
}

bool keeps_between(const Constraint& line, const Board&, std::span<const int> values) {
  const auto [least, greatest] = std::minmax(values[line.cells.front()], values[line.cells.back()]);
  for (std::size_t i = 1; i + 1 < line.cells.size(); ++i) {
    const int value = values[line.cells[i]];
    if (value <= least || value >= greatest) return false;
  }
  return true;
}

}  // namespace nonet
