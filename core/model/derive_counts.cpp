#include "core/model/derive_counts.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {
namespace {

bool are_neighbours(Cell one, Cell other, const Board& board) {
  return std::abs(board.row_of(one) - board.row_of(other)) +
             std::abs(board.column_of(one) - board.column_of(other)) ==
         1;
}

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
  const auto chaos = std::find_if(
      puzzle.constraints.begin(), puzzle.constraints.end(),
      [](const Constraint& each) { return each.kind == ConstraintKind::kChaosConstruction; });
  if (chaos == puzzle.constraints.end() || chaos->numbers[0] < 2) return;
  const std::vector<Cell>& variables = chaos->cells;  // of each cell
  for (const Constraint& constraint : puzzle.constraints) {
    const bool is_arrow = constraint.kind == ConstraintKind::kChaosArrow;
    if (!is_arrow && constraint.kind != ConstraintKind::kChaosCount) continue;
    const Cell start = is_arrow ? constraint.groups[0][0] : constraint.cells[1];
    const auto place = std::find(variables.begin(), variables.end(), start);
    bool has_all = place != variables.end();
    for (Cell cell = 0; has_all && cell < variables.size(); ++cell) {
      has_all = !are_neighbours(static_cast<Cell>(place - variables.begin()), cell, puzzle.board) ||
                counts(constraint, variables[cell]);
    }
    const int least = 1 - constraint.numbers[0];
    if (has_all) model.domains[constraint.cells[0]] -= puzzle.board.with_value(least);
  }
}

}  // namespace nonet
