#include "core/solve/impossible_constraints.h"

#include <utility>

#include "core/solve/constrained_solve.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostGuesses = 500;  // for each constraint

/// The cells that a constraint names, in all its members.
std::vector<Cell> cells_named_by(const Constraint& constraint) {
  std::vector<Cell> cells = constraint.cells;
  for (const auto& group : constraint.groups) cells.insert(cells.end(), group.begin(), group.end());
  return cells;
}

}  // namespace

std::vector<RuleConflict> impossible_constraints(const ConstrainedPuzzle& puzzle,
                                                 const Progress& progress) {
  SolveOptions options;
  options.limit = 1;
  options.keep = 0;
  bool is_stopped = false;
  const Progress few = [&](const Counters& counters) {
    is_stopped = is_stopped || (progress && !progress(counters));
    return !is_stopped && counters.guesses < kMostGuesses;
  };
  std::vector<RuleConflict> found;
  ConstrainedPuzzle alone = puzzle;
  for (const Constraint& constraint : puzzle.constraints) {
    if (is_stopped || !few({})) break;
    alone.constraints.assign(1, constraint);
    const SolveReport report = ConstrainedSolver().solve(alone, options, few);
    if (report.complete && report.count == 0) {
      found.push_back({constraint_key(constraint.kind), cells_named_by(constraint), {}});
    }
  }
  return found;
}

}  // namespace nonet
