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
  // A clue tells in its first cell how many of the others are of one region, or of how many, whatever the numbers are.
  const bool is_clue =
      constraint.kind == ConstraintKind::kCountDistinct || counted_region(constraint);
  const bool tells = is_clue && !is_region(cells[0]);
  const auto others = cells.begin() + (tells ? 1 : 0);
  const auto those = std::count_if(others, cells.end(), is_region);
  // Some only compare these: regions with regions, or other cells.
  const bool compares = tells || constraint.kind == ConstraintKind::kSameValues;
  return those > 0 && !(compares && those == cells.end() - others);
}

bool needs_numbers(const ConstrainedPuzzle& puzzle, const Constraint& regions) {
  const Board& board = puzzle.board;
  const DigitSet all = DigitSet::up_to(board.value_count);
  for (const Cell variable : regions.cells) {
    // Of cells of the grid, constraints about the whole board speak without naming them.
    if (variable < board.grid_cells() || puzzle.domains[variable] != all) return true;
    // What differs from a region, or has the same digits, depends on its number.
    for (const auto* const lists : {&puzzle.houses, &board.regions}) {
      for (const auto& list : *lists) {
        if (std::find(list.begin(), list.end(), variable) != list.end()) return true;
      }
    }
  }
  return std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                     [&](const Constraint& constraint) {
                       return &constraint != &regions && needs_numbers(constraint, regions);
                     });
}

/// Cells that are in different regions wherever these are, rising: first of those that clues count around, then of all; of either those that are in the
/// most rules.
std::vector<Cell> places_apart(const ConstrainedPuzzle& puzzle, const Constraint& regions,
                               const Model& model) {
  std::vector<std::size_t> rules(puzzle.domains.size(), 1);  // of each cell and variable
  for (const Rule& rule : model.rules) {
    for (const Cell cell : cells_of(rule)) ++rules[cell];
  }
  for (const Constraint& constraint : puzzle.constraints) {
    const auto variable = counted_region(constraint);
    if (variable && rules[*variable] <= model.rules.size()) rules[*variable] += model.rules.size();
  }
  const auto is_apart = [&](Cell one, Cell other) {
    return puzzle.board.distance(one, other) >= regions.numbers[0];
  };
  std::vector<Cell> places;
  for (std::size_t most = 1; most > 0;) {
    most = 0;
    Cell best = 0;
    for (Cell place = 0; place < regions.cells.size(); ++place) {
      const std::size_t worth = rules[regions.cells[place]];
      if (worth <= most || !std::all_of(places.begin(), places.end(),
                                        [&](Cell other) { return is_apart(place, other); }))
        continue;
      most = worth;
      best = place;
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
