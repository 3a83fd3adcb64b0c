// core/model/constraints/chaos_arrow.cpp: where regions are not known, a cell tells how many cells can be seen from a place along some arms before the region
// ends, with the place itself, which counts once, or, as a number says, without it.
//
// The arms are region variables; each begins with the one of the place, which is that of the first arm.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_chaos_arrow(const Constraint& clue, const Board&, Rules& into) {
  RunLengths runs{clue.cells[0], clue.groups[0][0], {}, 1 - clue.numbers[0]};
  for (const auto& arm : clue.groups) runs.arms.emplace_back(arm.begin() + 1, arm.end());
  into.push_back(std::move(runs));
}

bool keeps_chaos_arrow(const Constraint& clue, const Board&, std::span<const int> values) {
  const int region = values[clue.groups[0][0]];
  int count = 1;
  for (const auto& arm : clue.groups) {
    for (std::size_t i = 1; i < arm.size() && values[arm[i]] == region; ++i) ++count;
  }
  return values[clue.cells[0]] == count - clue.numbers[0];
}

}  // namespace nonet
