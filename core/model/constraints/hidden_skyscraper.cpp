// core/model/constraints/hidden_skyscraper.cpp: a clue beside a line: the first digit that is not greater than all before it, as the first tower
// that is hidden behind another one.
#include <algorithm>
#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

struct Reading {
  int has_hidden = 0;
  int tallest = 0;
};

}  // namespace

void lower_hidden_skyscraper(const Constraint& clue, const Board& board, Rules& into) {
  const auto step = [&](const Reading& now, int value) -> std::optional<Reading> {
    if (now.has_hidden != 0) return now;
    if (value > now.tallest) return Reading{0, value};
    if (value != clue.numbers[0]) return std::nullopt;
    return Reading{1, 0};
  };
  add_automaton(
      clue.cells, Reading{0, board.first_value - 1}, step,
      [](const Reading& now) { return now.has_hidden != 0; }, board, into);
}

bool keeps_hidden_skyscraper(const Constraint& clue, const Board&, std::span<const int> values) {
  for (std::size_t i = 0; i < clue.cells.size(); ++i) {
    const int height = values[clue.cells[i]];
    const bool is_hidden =
        std::any_of(clue.cells.begin(), clue.cells.begin() + static_cast<std::ptrdiff_t>(i),
                    [&](Cell before) { return values[before] >= height; });
    if (is_hidden) return height == clue.numbers[0];
  }
  return false;
}

}  // namespace nonet
