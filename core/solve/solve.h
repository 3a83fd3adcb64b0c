// core/solve/solve.h: the entry point of the engines: takes a puzzle, returns its solutions.
//
// Solver chooses the engine (engines.h), answers for puzzles with conflicting givens itself (they
// have no solution, and the engines rely on there being no conflict), and returns one report for all
// callers. Tested by tests/core/solve/solve_test.cpp, which compares all engines with
// tests/reference.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/progress.h"
#include "core/grid/puzzle.h"
#include "core/solve/engines.h"

namespace nonet {

struct SolveOptions {
  EngineChoice engine = EngineChoice::kAuto;
  Strategy strategy = Strategy::kFirstEmpty;  ///< for kBacktrack
  std::uint64_t limit = 2;                    ///< stop after this many solutions; ≥ 1
  std::size_t keep = 1;                       ///< at most this many solutions in the report
  /// Guesses (kBacktrack: events) between two calls of Progress; 0: about half a millisecond's.
  std::uint64_t steps_per_call = 0;
  /// Called with each solution as it is found; returns false to end the search. May be empty.
  SolutionSink each = {};
};

struct SolveReport {
  /// The first solutions, one digit a cell; the same ones in the same order for the same options.
  std::vector<std::vector<Digit>> solutions;
  std::uint64_t count = 0;                       ///< solutions found, at most `limit`
  bool complete = false;                         ///< the whole space was searched: `count` is exact
  bool stopped = false;                          ///< by Progress
  EngineChoice engine = EngineChoice::kGeneral;  ///< that found the first solution; never kAuto
  std::uint64_t guesses = 0;                     ///< of all engines that took part
  /// kBacktrack: up to the first solution, or up to the proof that there is none.
  std::uint64_t attempts = 0;
};

/// Solves one puzzle after another; what a shape needs is made once and kept for the next puzzle.
/// A search can be suspended and resumed, so that a caller with one thread can solve in slices:
///
///   solver.start(puzzle, options);
///   while (!solver.resume(progress)) …    // progress returned false: do something else first
///   solver.report()
class Solver {
 public:
  /// Solves from the givens and stated candidates; ignores the entries. Cost: exponential at worst.
  SolveReport solve(const Puzzle& puzzle, const SolveOptions& options = {},
                    const Progress& progress = {});

  /// Prepares a search; resume() runs it. Cost: O(cells · size) at most.
  void start(const Puzzle& puzzle, const SolveOptions& options = {});
  /// Runs or resumes the search. Returns true when it is done, false when `progress` stopped it;
  /// then it can be resumed.
  bool resume(const Progress& progress = {});
  /// The results so far. The final report does not depend on where the search was suspended.
  const SolveReport& report() const { return report_; }
  Counters counters() const { return {report_.guesses, report_.attempts, report_.count}; }

 private:
  void start_search(const Puzzle& puzzle, EngineChoice engine);
  bool hand_over(std::span<const Digit> solution);
  template <class Search>
  void run_engine(Search& search, std::uint64_t steps);
  void run_engine(BacktrackSearch& search, std::uint64_t steps);

  SolveOptions options_;
  SolveReport report_;
  EngineSearches searches_;
  EngineChoice running_ = EngineChoice::kAuto;  // kAuto: none
  std::uint64_t guesses_before_ = 0;            // of the previous engine
  std::vector<Digit> found_before_;  // the solution that the previous engine found, or empty
  std::uint64_t handed_over_ = 0;    // solutions passed on so far
  Puzzle puzzle_;                    // for the engine after the backtracker
};

/// Counts the solutions, up to `limit`: solve() without keeping them.
SolveReport count_solutions(const Puzzle& puzzle, std::uint64_t limit,
                            const Progress& progress = {});

}  // namespace nonet
