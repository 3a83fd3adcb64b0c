#include "core/grid/puzzle.h"

#include <utility>

namespace nonet {

Puzzle make_puzzle(std::shared_ptr<const Geometry> geometry) {
  const auto cells = static_cast<std::size_t>(geometry->cell_count());
  return Puzzle{std::move(geometry), std::vector<Digit>(cells, 0), {}, {}};
}

std::vector<Digit> filled_cells(const Puzzle& puzzle) {
  std::vector<Digit> cells = puzzle.givens;
  for (std::size_t cell = 0; cell < puzzle.entries.size(); ++cell) {
    if (cells[cell] == 0) cells[cell] = puzzle.entries[cell];
  }
  return cells;
}

std::vector<DigitSet> starting_candidates(const Puzzle& puzzle) {
  const DigitSet all = DigitSet::up_to(puzzle.geometry->size());
  std::vector<DigitSet> candidates = puzzle.candidates;
  candidates.resize(puzzle.givens.size(), all);
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    if (puzzle.givens[cell] != 0) candidates[cell] = DigitSet::of(puzzle.givens[cell]);
  }
  return candidates;
}

}  // namespace nonet
