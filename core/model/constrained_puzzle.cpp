#include "core/model/constrained_puzzle.h"

#include <utility>

#include "core/model/derive_counts.h"
#include "core/model/derive_sums.h"
#include "core/model/number_regions.h"

namespace nonet {

ConstrainedPuzzle make_constrained_puzzle(Board board) {
  ConstrainedPuzzle puzzle;
  puzzle.domains.assign(static_cast<std::size_t>(board.cell_count()),
                        DigitSet::up_to(board.value_count));
  for (Cell cell = 0; !board.overlapping.empty() && cell < board.grid_cells(); ++cell) {
    if (board.is_hole(cell)) puzzle.domains[cell] = DigitSet::of(1);
  }
  puzzle.board = std::move(board);
  return puzzle;
}

Model make_model(const ConstrainedPuzzle& puzzle) {
  Model model;
  model.value_count = puzzle.board.value_count;
  model.first_value = puzzle.board.first_value;
  model.domains = puzzle.domains;
  for (const auto& house : puzzle.houses) model.rules.push_back(Distinct{house});
  for (const Constraint& constraint : puzzle.constraints) {
    lower(constraint, puzzle.board, model.rules);
  }
  derive_counts(puzzle, model);
  number_regions(puzzle, model);
  derive_sums(model);
  return model;
}

}  // namespace nonet
