#include "core/cli/random_ways.h"

#include <algorithm>

#include "core/generate/random.h"
#include "core/solve/constrained_solve.h"

namespace nonet::cli {
namespace {

/// A number of solutions is estimated on so many random ways, times the cells that each has: 10,000 of a 9×9.
constexpr int kCellsOfWays = 810'000;

}  // namespace

SolveReport solve_at_random(const ConstrainedPuzzle& puzzle, const SolveOptions& options,
                            const std::string& seed) {
  // The same puzzle at another place of the file has the same solution.
  generate::Random random = generate::Random::of(generate::seed_of(seed), 0, 0);
  ConstrainedSolver solver;
  solver.start(puzzle, options, [&](std::uint32_t bound) { return random.below(bound); });
  solver.resume();
  return solver.report();
}

SolutionEstimate estimate(const ConstrainedPuzzle& puzzle) {
  generate::Random random = generate::Random::of(0, 0, 0);
  return estimate_solutions(puzzle, std::max(2, kCellsOfWays / puzzle.board.grid_cells()),
                            [&](std::uint32_t bound) { return random.below(bound); });
}

}  // namespace nonet::cli
