// core/model/constraints/chaos_count.cpp: where regions are not known, the first cell tells how many of the region variables after it equal the first
// of them, with that one or, as a number says, without it.
#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

struct Reading {
  int variables_left = 0;
  int region = 0;
  int count = 0;
};

}  // namespace

void lower_chaos_count(const Constraint& clue, const Board& board, Rules& into) {
  // The word is the variables and then the cell that tells.
  std::vector<Cell> word(clue.cells.begin() + 1, clue.cells.end());
  const int variables = static_cast<int>(word.size());
  word.push_back(clue.cells[0]);
  const auto step = [&](const Reading& now, int value) -> std::optional<Reading> {
    if (now.variables_left == variables) return Reading{variables - 1, value, 1 - clue.numbers[0]};
    if (now.variables_left > 0) {
      return Reading{now.variables_left - 1, now.region, now.count + (value == now.region)};
    }
    return value == now.count ? std::optional<Reading>(Reading{-1}) : std::nullopt;
  };
  add_automaton(
      word, Reading{variables}, step, [](const Reading& now) { return now.variables_left == -1; },
      board, into);
}

bool keeps_chaos_count(const Constraint& clue, const Board&, std::span<const int> values) {
  int count = 0;
  for (std::size_t i = 1; i < clue.cells.size(); ++i)
    count += values[clue.cells[i]] == values[clue.cells[1]];
  return values[clue.cells[0]] == count - clue.numbers[0];
}

}  // namespace nonet
