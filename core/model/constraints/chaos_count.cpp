// core/model/constraints/chaos_count.cpp: where regions are not known, the first cell tells how many of the region variables after it equal the first
// of them, with that one or, as a number says, without it.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_chaos_count(const Constraint& clue, const Board&, Rules& into) {
  RunLengths runs{clue.cells[0], clue.cells[1], {}, 1 - clue.numbers[0]};
  // Each variable is counted by itself.
  for (std::size_t i = 2; i < clue.cells.size(); ++i) runs.arms.push_back({clue.cells[i]});
  into.push_back(std::move(runs));
}

bool keeps_chaos_count(const Constraint& clue, const Board&, std::span<const int> values) {
  int count = 0;
  for (std::size_t i = 1; i < clue.cells.size(); ++i)
    count += values[clue.cells[i]] == values[clue.cells[1]];
  return values[clue.cells[0]] == count - clue.numbers[0];
}

}  // namespace nonet
