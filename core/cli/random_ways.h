// core/cli/random_ways.h: nonet solve --seed TEXT, and nonet count --estimate.
// Tested by tests/core/cli/constrained_test.cpp.
#pragma once

#include <string>

#include "core/model/constrained_puzzle.h"
#include "core/solve/solution_estimate.h"
#include "core/solve/solve.h"

namespace nonet::cli {

/// As Subject::solve, but each cell's digits are tried in an order that the seed decides: the first solution is a random one.
SolveReport solve_at_random(const ConstrainedPuzzle& puzzle, const SolveOptions& options,
                            const std::string& seed, const Progress& progress);

struct EstimateReport {
  SolutionEstimate estimate;  ///< of one way at least
  bool stopped = false;       ///< by Progress
};

/// The same each time, unless it is stopped. Cost: 0.7 s for an empty 9×9, and two for a 16×16.
EstimateReport estimate(const ConstrainedPuzzle& puzzle, const Progress& progress);

}  // namespace nonet::cli
