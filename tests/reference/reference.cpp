#include "tests/reference/reference.h"

namespace nonet::reference {
namespace {

bool repeats(const Geometry& geometry, const std::vector<Digit>& cells) {
  for (const House& house : geometry.houses()) {
    for (const Cell a : house.cells) {
      for (const Cell b : house.cells) {
        if (a != b && cells[a] != 0 && cells[a] == cells[b]) return true;
      }
    }
  }
  return false;
}

bool repeats_at(const Geometry& geometry, const std::vector<Digit>& cells, Cell cell) {
  for (const House& house : geometry.houses()) {
    bool holds = false;
    for (const Cell other : house.cells) holds = holds || other == cell;
    if (!holds) continue;
    for (const Cell other : house.cells) {
      if (other != cell && cells[other] == cells[cell]) return true;
    }
  }
  return false;
}

void search(const Puzzle& puzzle, std::vector<Digit>& cells, std::size_t from, std::size_t limit,
            std::vector<std::vector<Digit>>& found) {
  while (from < cells.size() && cells[from] != 0) ++from;
  if (from == cells.size()) {
    found.push_back(cells);
    return;
  }
  for (int digit = 1; digit <= puzzle.geometry->size() && found.size() < limit; ++digit) {
    const auto value = static_cast<Digit>(digit);
    if (!puzzle.candidates.empty() && !puzzle.candidates[from].contains(value)) continue;
    cells[from] = value;
    if (!repeats_at(*puzzle.geometry, cells, static_cast<Cell>(from))) {
      search(puzzle, cells, from + 1, limit, found);
    }
    cells[from] = 0;
  }
}

}  // namespace

std::vector<std::vector<Digit>> solutions(const Puzzle& puzzle, std::size_t limit) {
  std::vector<std::vector<Digit>> found;
  std::vector<Digit> cells = puzzle.givens;
  if (!repeats(*puzzle.geometry, cells)) search(puzzle, cells, 0, limit, found);
  return found;
}

bool is_solution(const Puzzle& puzzle, const std::vector<Digit>& cells) {
  if (cells.size() != puzzle.givens.size()) return false;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] < 1 || cells[cell] > puzzle.geometry->size()) return false;
    if (puzzle.givens[cell] != 0 && puzzle.givens[cell] != cells[cell]) return false;
    if (!puzzle.candidates.empty() && puzzle.givens[cell] == 0 &&
        !puzzle.candidates[cell].contains(cells[cell])) {
      return false;
    }
  }
  return !repeats(*puzzle.geometry, cells);
}

}  // namespace nonet::reference
