// core/solve/constrained_solve.h: Solver (solve.h) for puzzles with constraints.
//
// There is one engine for them, the search over a model (core/engine/constraint_search.h), which hands over to the learning engine where that
// is there (core/engine/model_search.h). It finds conflicts by itself, so that nothing is checked before. Options and report are Solver's.
// Tested by tests/core/solve/constrained_solve_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/progress.h"
#if NONET_LEARNING
#include "core/engine/model_search.h"
#else
#include "core/engine/constraint_search.h"
#endif
#include "core/model/constrained_puzzle.h"
#include "core/solve/solve.h"

namespace nonet {

#if NONET_LEARNING
using ConstrainedSearch = ModelSearch;
#else
using ConstrainedSearch = ConstraintSearch;
#endif

/// A random number below the given one (≥ 1), each equally likely.
using Draw = std::function<std::uint32_t(std::uint32_t)>;

/// A search for the solutions of one puzzle; it can be suspended and resumed, like Solver's.
///
/// A solution has one digit for each cell of the board, variables included: two that differ only in variables count as two. The report's
/// `engine` is kGeneral. SolveOptions::engine and ::strategy are ignored.
class ConstrainedSolver {
 public:
  /// Solves in one call. Cost: exponential at worst.
  SolveReport solve(const ConstrainedPuzzle& puzzle, const SolveOptions& options = {},
                    const Progress& progress = {});

  /// Prepares a search; resume() runs it. Cost: that of make_model and of the first propagation.
  /// `draw`: the search tries a random digit of each cell first, so that the first solution is a random one: each may be it, but not all are
  /// equally likely.
  void start(const ConstrainedPuzzle& puzzle, const SolveOptions& options = {},
             const Draw& draw = {});
  /// Runs or resumes the search. Returns true when it is done, false when `progress` stopped it; then it can be resumed.
  bool resume(const Progress& progress = {});
  /// The results so far. The final report does not depend on where the search was suspended.
  const SolveReport& report() const { return report_; }
  Counters counters() const { return {report_.guesses, 0, report_.count}; }

 private:
  SolveOptions options_;
  SolveReport report_;
  std::vector<DigitSet>
      preferred_;  // one digit a cell, where there is a choice; empty: the order is not random
  std::unique_ptr<ConstrainedSearch> search_;
  bool is_done_ = true;
};

/// Counts the solutions, up to `limit`: solve() without keeping them.
SolveReport count_solutions(const ConstrainedPuzzle& puzzle, std::uint64_t limit,
                            const Progress& progress = {});

}  // namespace nonet
