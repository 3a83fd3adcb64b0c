// core/model/constraints/chaos_arrow.cpp: where regions are not known, a cell tells how many cells can be seen from a place along some arms before the region
// ends, with the place itself, which counts once, or, as a number says, without it.
//
// The arms are region variables; each begins with the one of the place.
#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

struct Reading {
  int cells_read = 0;
  int region = 0;
  int count = 0;
  int is_seen = 1;  ///< the last cell of the arm
};

}  // namespace

void lower_chaos_arrow(const Constraint& clue, const Board& board, Rules& into) {
  // The word is the place, the arms without it, and the cell that tells.
  std::vector<Cell> word{clue.groups[0][0]};
  std::vector<std::uint8_t> begins_arm{0};
  for (const auto& arm : clue.groups) {
    for (std::size_t i = 1; i < arm.size(); ++i) {
      word.push_back(arm[i]);
      begins_arm.push_back(i == 1 ? 1 : 0);
    }
  }
  const int cells = static_cast<int>(word.size());
  word.push_back(clue.cells[0]);
  const auto step = [&](const Reading& now, int value) -> std::optional<Reading> {
    Reading next = now;
    ++next.cells_read;
    if (now.cells_read == 0) {
      next.region = value;
      next.count = 1 - clue.numbers[0];
    } else if (now.cells_read < cells) {
      const bool may_be_seen =
          now.is_seen != 0 || begins_arm[static_cast<std::size_t>(now.cells_read)] != 0;
      next.is_seen = may_be_seen && value == now.region ? 1 : 0;
      next.count += next.is_seen;
      if (next.count > board.last_value()) return std::nullopt;
    } else if (value != now.count) {
      return std::nullopt;
    }
    return next;
  };
  add_automaton(
      word, Reading(), step, [&](const Reading& now) { return now.cells_read == cells + 1; }, board,
      into);
}

bool keeps_chaos_arrow(const Constraint& clue, const Board&, std::span<const int> values) {
  int count = 1;
  for (const auto& arm : clue.groups) {
    for (std::size_t i = 1; i < arm.size() && values[arm[i]] == values[arm[0]]; ++i) ++count;
  }
  return values[clue.cells[0]] == count - clue.numbers[0];
}

}  // namespace nonet
