// core/model/constraints/x_sum.cpp: a clue beside a line: the sum of its first X cells, where X is what the first cell holds.
#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

struct Reading {
  int has_begun = 0;
  int cells_left = 0;
  int sum_left = 0;
};

}  // namespace

void lower_x_sum(const Constraint& clue, const Board& board, Rules& into) {
  const auto step = [&](const Reading& now, int value) -> std::optional<Reading> {
    Reading next{1, now.cells_left, now.sum_left};
    if (now.has_begun == 0) {
      if (value < 1 || value > static_cast<int>(clue.cells.size())) return std::nullopt;
      next = {1, value, clue.numbers[0]};
    } else if (now.cells_left == 0) {
      return now;
    }
    --next.cells_left;
    next.sum_left -= value;
    if (next.cells_left == 0 && next.sum_left != 0) return std::nullopt;
    return next;
  };
  add_automaton(
      clue.cells, Reading(), step,
      [](const Reading& now) { return now.has_begun != 0 && now.cells_left == 0; }, board, into);
}

bool keeps_x_sum(const Constraint& clue, const Board&, std::span<const int> values) {
  const int count = values[clue.cells[0]];
  if (count < 1 || count > static_cast<int>(clue.cells.size())) return false;
  int sum = 0;
  for (int i = 0; i < count; ++i) sum += values[clue.cells[static_cast<std::size_t>(i)]];
  return sum == clue.numbers[0];
}

}  // namespace nonet
