// core/cli/random_solution.h: nonet solve --seed TEXT.
// Tested by tests/core/cli/constrained_test.cpp.
#pragma once

#include <string>

#include "core/format/format.h"
#include "core/solve/solve.h"

namespace nonet::cli {

/// As Subject::solve, of a puzzle of either type, but each cell's digits are tried in an order that the seed decides: the first solution is a random
/// one. A plain grid has at most kLargestConstrained digits.
SolveReport solve_at_random(const ReadEntry& entry, const SolveOptions& options,
                            const std::string& seed);

}  // namespace nonet::cli
