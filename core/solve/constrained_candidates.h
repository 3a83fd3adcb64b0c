// core/solve/constrained_candidates.h: true candidates (candidates.h) of puzzles with constraints.
//
// The searches are those of candidates.h, made by the search over a model: each prefers digits that no solution has shown
// (preferring_witness.h). A digit without a solution is removed, with all that follows by propagation.
// Tested by tests/core/solve/constrained_candidates_test.cpp.
#pragma once

#include <cstdint>

#include "core/model/constrained_puzzle.h"
#include "core/solve/candidates.h"

namespace nonet {

/// The search for them, not begun. The report has the cells of the grid, without the variables.
/// `steps_per_call`: as in SolveOptions.
CandidateSearch candidate_search(const ConstrainedPuzzle& puzzle, std::uint64_t steps_per_call = 0);

/// The whole search in one call.
CandidatesReport true_candidates(const ConstrainedPuzzle& puzzle, const Progress& progress = {});

}  // namespace nonet
