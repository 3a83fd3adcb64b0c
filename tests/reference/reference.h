// tests/reference/reference.h: a solver that is obviously correct, and slow. Linked into tests only.
//
// It tries every digit in the first empty cell and searches every house for a repetition, without any
// stored state or optimization. The tests compare all engines with it.
#pragma once

#include <vector>

#include "core/grid/puzzle.h"

namespace nonet::reference {

/// Up to `limit` solutions from givens and candidates, in rising order of their cells.
/// Cost: exponential; meant for grids with at most a few dozen open cells or small sizes.
std::vector<std::vector<Digit>> solutions(const Puzzle& puzzle, std::size_t limit);

/// Whether `cells` is full, keeps givens and candidates, and has no digit twice in a house.
bool is_solution(const Puzzle& puzzle, const std::vector<Digit>& cells);

}  // namespace nonet::reference
