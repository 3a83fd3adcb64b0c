// core/model/constraints/nabner.cpp: no two of the cells hold the same or consecutive digits, wherever they are on the line.
// The sets of digits that can be chosen are few on usual boards: at most 35 of 9 digits, 792 of 16. With them the search sees that five cells
// of 9 digits hold 1, 3, 5, 7 and 9, which pairs of cells do not show. Where the sets are too many, there are only the pairs.
#include <cstdlib>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

constexpr std::size_t kMostSets = 1000;

/// The sets of `count` digits from `least` on, no two consecutive, each joined with `taken`; stops above kMostSets.
void collect_sets(const Board& board, int count, int least, DigitSet taken,
                  std::vector<DigitSet>& sets) {
  if (count == 0) {
    sets.push_back(taken);
    return;
  }
  for (int digit = least; digit + 2 * (count - 1) <= board.value_count; ++digit) {
    if (sets.size() > kMostSets) return;
    collect_sets(board, count - 1, digit + 2, taken | DigitSet::of(static_cast<Digit>(digit)),
                 sets);
  }
}

}  // namespace

void lower_nabner(const Constraint& nabner, const Board& board, Rules& into) {
  auto sets = std::make_shared<std::vector<DigitSet>>();
  collect_sets(board, static_cast<int>(nabner.cells.size()), 1, {}, *sets);
  if (sets->empty()) {
    into.push_back(impossible());
  } else if (sets->size() <= kMostSets) {
    into.push_back(ValueSet{nabner.cells, std::move(sets)});
  } else {
    const auto apart =
        relation_table(board, [](int one, int other) { return std::abs(one - other) >= 2; });
    for (std::size_t i = 0; i < nabner.cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        into.push_back(Relation{nabner.cells[i], nabner.cells[j], apart});
      }
    }
    // Not needed for the meaning: sums and other rules may rely on different digits.
    into.push_back(Distinct{nabner.cells});
  }
}

bool keeps_nabner(const Constraint& nabner, const Board&, std::span<const int> values) {
  for (std::size_t i = 0; i < nabner.cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (std::abs(values[nabner.cells[i]] - values[nabner.cells[j]]) < 2) return false;
    }
  }
  return true;
}

}  // namespace nonet
