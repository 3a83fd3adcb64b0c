// core/model/constraints/skyscraper.cpp: a clue beside a line: how many of its digits are greater than all before them, as towers that are seen
// over lower ones. A 0 is no tower.
#include "core/model/automata.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

struct Reading {
  int tallest = 0;
  int seen = 0;
};

}  // namespace

void lower_skyscraper(const Constraint& clue, const Board& board, Rules& into) {
  const int wanted = clue.numbers[0];
  const auto step = [&](const Reading& now, int value) -> std::optional<Reading> {
    if (value <= now.tallest) return now;
    if (now.seen == wanted) return std::nullopt;
    return Reading{value, now.seen + 1};
  };
  add_automaton(
      clue.cells, Reading(), step, [&](const Reading& now) { return now.seen == wanted; }, board,
      into);
}

bool keeps_skyscraper(const Constraint& clue, const Board&, std::span<const int> values) {
  int seen = 0, tallest = 0;
  for (const Cell cell : clue.cells) {
    if (values[cell] <= tallest) continue;
    ++seen;
    tallest = values[cell];
  }
  return seen == clue.numbers[0];
}

}  // namespace nonet
