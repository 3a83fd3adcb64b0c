#include "core/cli/random_ways.h"

#include "core/generate/random.h"
#include "core/solve/constrained_solve.h"

namespace nonet::cli {

SolveReport solve_at_random(const ConstrainedPuzzle& puzzle, const SolveOptions& options,
                            const std::string& seed, const Progress& progress) {
  // The same puzzle at another place of the file has the same solution.
  generate::Random random = generate::Random::of(generate::seed_of(seed), 0, 0);
  ConstrainedSolver solver;
  solver.start(puzzle, options, [&](std::uint32_t bound) { return random.below(bound); });
  solver.resume(progress);
  return solver.report();
}

EstimateReport estimate(const ConstrainedPuzzle& puzzle, const Progress& progress) {
  generate::Random random = generate::Random::of(0, 0, 0);
  SolutionEstimator estimator(puzzle, [&](std::uint32_t bound) { return random.below(bound); });
  const bool is_done = estimator.resume(progress);
  return {estimator.estimate(), !is_done};
}

}  // namespace nonet::cli
