#include "core/model/derive_counts.h"

#include <algorithm>

#include "core/model/unknown_regions.h"

namespace nonet {
namespace {

/// Whether a constraint counts this variable, of a place next to the one that it counts around.
bool counts(const Constraint& constraint, Cell variable) {
  // What is not next to the place is only seen over what is.
  // The first cell is the one that tells.
  return std::find(constraint.cells.begin() + 1, constraint.cells.end(), variable) !=
             constraint.cells.end() ||
         std::any_of(constraint.groups.begin(), constraint.groups.end(),
                     [&](const auto& arm) { return arm.size() > 1 && arm[1] == variable; });
}

}  // namespace

void derive_counts(const ConstrainedPuzzle& puzzle, Model& model) {
  const Constraint* const regions = unknown_regions(puzzle);
  if (regions == nullptr || regions->numbers[0] < 2) return;
  const std::vector<Cell>& variables = regions->cells;  // of each cell
  for (const Constraint& constraint : puzzle.constraints) {
    const auto variable = counted_region(constraint);
    const auto place = variable ? place_of(*variable, *regions) : std::nullopt;
    if (!place) continue;
    bool has_all = true;
    for (Cell cell = 0; has_all && cell < variables.size(); ++cell) {
      has_all = puzzle.board.distance(*place, cell) != 1 || counts(constraint, variables[cell]);
    }
    const int least = 1 - constraint.numbers[0];
    if (has_all) model.domains[constraint.cells[0]] -= puzzle.board.with_value(least);
  }
}

}  // namespace nonet
