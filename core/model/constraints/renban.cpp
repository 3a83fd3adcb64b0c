// core/model/constraints/renban.cpp: different digits that are consecutive, in any order.

#include "core/base/sort.h"
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_renban(const Constraint& renban, const Board& board, Rules& into) {
  const int count = static_cast<int>(renban.cells.size());
  std::vector<DigitSet> runs;
  for (int before = 0; before + count <= board.value_count; ++before) {
    runs.push_back(DigitSet::up_to(before + count) - DigitSet::up_to(before));
  }
  add_sets(renban.cells, std::move(runs), board, into);
}

bool keeps_renban(const Constraint& renban, const Board&, std::span<const int> values) {
  std::vector<int> sorted;
  for (const Cell cell : renban.cells) sorted.push_back(values[cell]);
  sort_small(sorted);
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i] != sorted[i - 1] + 1) return false;
  }
  return true;
}

}  // namespace nonet
