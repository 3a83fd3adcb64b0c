// core/format/interactive_chaos.cpp: the clues of puzzles whose regions are not known: ChaosArrow, ChaosCount.
//
// A clue names a cell, and perhaps which regions it looks at: lists of the variables that tell the region of each cell. Without them
// these are the row and column of the cell, or the cells around it.
#include <algorithm>
#include <utility>

#include "core/format/interactive_constraints.h"

namespace nonet {

std::vector<std::vector<Cell>> InteractiveConstraints::regions_seen(const Item& item,
                                                                    Constraint& constraint) {
  constraint.cells = {cell(item, argument(item, 0))};
  const Word place = item.arguments.size() > 1 ? item.arguments[1] : Word{};
  if (!place.text.empty() && place.text != "0" && place.text != "1") fail_at(item, place);
  constraint.numbers = {place.text == "1" ? 1 : 0};
  const auto* regions = grid().group(kChaosGroup);
  if (regions == nullptr) fail(item.type);
  std::vector<std::vector<Cell>> arms;
  for (std::size_t i = 2; i < item.arguments.size() && !error(); ++i) {
    const Word& word = item.arguments[i];
    if (arms.empty()) arms.emplace_back();
    if (word.text == "-") {
      arms.emplace_back();
      continue;
    }
    arms.back().push_back(cell(item, word));
    if (error() || arms.back().back() < regions->begin ||
        arms.back().back() >= regions->begin + regions->count) {
      fail_at(item, word);
    }
  }
  if (std::any_of(arms.begin(), arms.end(), [](const auto& arm) { return arm.empty(); })) {
    fail(item.type);
  }
  // Without any, those around the cell itself follow.
  if (arms.empty() && constraint.cells[0] >= grid().board.grid_cells()) fail(item.type);
  return arms;
}

void InteractiveConstraints::read_chaos_arrow(const Item& item, Constraint constraint, int,
                                              Constraints& constraints) {
  constraint.groups = regions_seen(item, constraint);
  if (error()) return;
  if (constraint.groups.empty()) {
    const Cell place = static_cast<Cell>(grid().group(kChaosGroup)->begin + constraint.cells[0]);
    for (const auto& [row, column] : {std::pair(0, -1), {0, 1}, {-1, 0}, {1, 0}}) {
      std::vector<Cell>& arm = constraint.groups.emplace_back();
      for (std::optional<Cell> one = place; one; one = grid().moved(*one, row, column))
        arm.push_back(*one);
    }
  }
  for (const auto& arm : constraint.groups) {
    if (arm[0] != constraint.groups[0][0]) fail(item.type);
  }
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_chaos_count(const Item& item, Constraint constraint, int,
                                              Constraints& constraints) {
  const auto arms = regions_seen(item, constraint);
  if (error()) return;
  if (arms.size() > 1) fail(item.type);
  if (arms.empty()) {
    const Cell place = static_cast<Cell>(grid().group(kChaosGroup)->begin + constraint.cells[0]);
    constraint.cells.push_back(place);
    for (int row = -1; row <= 1; ++row) {
      for (int column = -1; column <= 1; ++column) {
        const auto one = grid().moved(place, row, column);
        if (one && *one != place) constraint.cells.push_back(*one);
      }
    }
  } else {
    constraint.cells.insert(constraint.cells.end(), arms[0].begin(), arms[0].end());
  }
  constraints.push_back(std::move(constraint));
}

}  // namespace nonet
