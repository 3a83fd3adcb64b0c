// core/model/derive_counts.h: where regions are not known, what follows from counts of their cells, or of regions among some cells.
//
// A region of two or more cells is connected, so a cell of it has a neighbour in it. A cell that counts the cells of the region among some, with
// all neighbours of the first among them, counts at least two: neither rule alone says so, and no search finds it but by trying all regions.
// (*Let there be chaos*, of `scripts/bench variants`: more than 870,000 guesses in 20 s without this, 1,236 with it.)
// For the same reason, a cell that tells how many regions there are among some cells tells fewer than these if they have one with all of its neighbours.
// Tested by tests/core/model/derive_counts_test.cpp.
#pragma once

#include "core/model/constrained_puzzle.h"

namespace nonet {

/// Takes what no such cell can tell from its domain. It changes no solution. Cost: for each count, that of a walk over the grid for each of its cells.
void derive_counts(const ConstrainedPuzzle& puzzle, Model& model);

}  // namespace nonet
