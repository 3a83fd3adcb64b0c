// core/model/constraints/hidden_skyscraper.cpp: a clue beside a line: the first digit that is not greater than all before it, as the first tower
// that is hidden behind another one.
#include <algorithm>
#include <compare>

#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

struct Reading {
  bool has_hidden = false;
  int tallest = 0;

  auto operator<=>(const Reading&) const = default;
};

}  // namespace

void lower_hidden_skyscraper(const Constraint& clue, const Board& board, Rules& into) {
  const auto step = [&](const Reading& now, int value) -> std::optional<Reading> {
    if (now.has_hidden) return now;
    if (value > now.tallest) return Reading{false, value};
    if (value != clue.numbers[0]) return std::nullopt;
    return Reading{true, 0};
  };
  add_automaton(
      clue.cells, Reading{false, board.first_value - 1}, step,
      [](const Reading& now) { return now.has_hidden; }, board, into);
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
