#include "core/model/number_regions.h"

#include <algorithm>
#include <variant>

#include "core/base/sort.h"
#include "core/model/unknown_regions.h"

namespace nonet {
namespace {

/// Whether a constraint says anything that would not be true with other numbers of the regions.
bool needs_numbers(const Constraint& constraint, const Constraint& regions) {
  // What has parts may say anything, so it is not looked into.
  if (!constraint.parts.empty()) return true;
  std::vector<Cell> cells = constraint.cells;
  for (const auto& group : constraint.groups) cells.insert(cells.end(), group.begin(), group.end());
  const auto is_region = [&](Cell cell) { return place_of(cell, regions).has_value(); };
  // A clue tells in its first cell how many of the others are of one region, whatever the number of that is.
  const bool is_clue =
      counted_region(constraint) && std::all_of(cells.begin() + 1, cells.end(), is_region);
  return std::any_of(cells.begin(), is_clue ? cells.begin() + 1 : cells.end(), is_region);
}

bool needs_numbers(const ConstrainedPuzzle& puzzle, const Constraint& regions) {
  const DigitSet all = DigitSet::up_to(puzzle.board.value_count);
  return std::any_of(regions.cells.begin(), regions.cells.end(),
                     [&](Cell variable) { return puzzle.domains[variable] != all; }) ||
         std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                     [&](const Constraint& constraint) {
                       return &constraint != &regions && needs_numbers(constraint, regions);
                     });
}

/// Of the cells that clues count around, those that are in different regions wherever these are: rising.
std::vector<Cell> places_apart(const ConstrainedPuzzle& puzzle, const Constraint& regions,
                               const Model& model) {
  std::vector<int> rules(puzzle.domains.size(), 0);  // of each cell and variable
  for (const Rule& rule : model.rules) {
    for (const Cell cell : cells_of(rule)) ++rules[cell];
  }
  const auto is_apart = [&](Cell one, Cell other) {
    return puzzle.board.distance(one, other) >= regions.numbers[0];
  };
  std::vector<Cell> places;
  for (int most = 1; most > 0;) {
    most = 0;
    Cell best = 0;
    for (const Constraint& constraint : puzzle.constraints) {
      const auto variable = counted_region(constraint);
      const auto place = variable ? place_of(*variable, regions) : std::nullopt;
      if (!place || rules[*variable] <= most) continue;
      if (!std::all_of(places.begin(), places.end(),
                       [&](Cell other) { return is_apart(*place, other); }))
        continue;
      most = rules[*variable];
      best = *place;
    }
    if (most > 0) places.push_back(best);
  }
  sort_small(places);
  return places;
}

}  // namespace

void number_regions(const ConstrainedPuzzle& puzzle, Model& model) {
  const Constraint* const regions = unknown_regions(puzzle);
  if (regions == nullptr || needs_numbers(puzzle, *regions)) return;
  std::vector<Cell> order;
  for (const Cell place : places_apart(puzzle, *regions, model))
    order.push_back(regions->cells[place]);
  for (const Cell variable : regions->cells) {
    if (std::find(order.begin(), order.end(), variable) == order.end()) order.push_back(variable);
  }
  for (Rule& rule : model.rules) {
    auto* const numbering = std::get_if<Automaton>(&rule);
    if (numbering != nullptr && numbering->cells == regions->cells) numbering->cells = order;
  }
}

}  // namespace nonet
