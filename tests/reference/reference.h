// tests/reference/reference.h: a solver that is obviously right, and slow. Linked into tests only.
//
// It tries every digit in the first empty cell and looks through every house for a repeat, with
// nothing remembered and nothing clever; whatever the engines say is held against it.
#pragma once

#include <vector>

#include "core/grid/puzzle.h"

namespace nonet::reference {

/// Up to `limit` solutions from givens and candidates, in rising order of their cells.
/// Cost: exponential; meant for grids with at most a few dozen open cells or small sizes.
std::vector<std::vector<Digit>> solutions(const Puzzle& puzzle, std::size_t limit);

/// Whether `cells` is full, keeps the givens, and holds no digit twice in a house.
bool is_solution(const Puzzle& puzzle, const std::vector<Digit>& cells);

}  // namespace nonet::reference
