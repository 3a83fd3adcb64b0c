#include "core/cli/random_solution.h"

#include "core/cli/constrained_formats.h"
#include "core/generate/random.h"
#include "core/solve/constrained_solve.h"

namespace nonet::cli {

SolveReport solve_at_random(const ReadEntry& entry, const SolveOptions& options,
                            const std::string& seed) {
  const ConstrainedPuzzle puzzle =
      entry.constrained ? *entry.constrained : constrained_from(entry.puzzle);
  // The same puzzle at another place of the file has the same solution.
  generate::Random random = generate::Random::of(generate::seed_of(seed), 0, 0);
  ConstrainedSolver solver;
  solver.start(puzzle, options, [&](std::uint32_t bound) { return random.below(bound); });
  solver.resume();
  return solver.report();
}

}  // namespace nonet::cli
