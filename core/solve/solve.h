// core/solve/solve.h: the one front door: hand in a puzzle, get its solutions.
//
// Chooses the engine, refuses what makes no sense before any engine sees it (givens that clash have
// no solution), and says in one report what the callers need: the command line, the page, the
// widget. Tested by tests/core/solve/solve_test.cpp; all engines are run against tests/reference
// there.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/backtrack/backtrack.h"
#include "core/base/progress.h"
#include "core/classic/solve.h"
#include "core/engine/search.h"
#include "core/grid/puzzle.h"

namespace nonet {

enum class EngineChoice : std::uint8_t {
  kAuto,      ///< the fastest one for the puzzle
  kClassic,   ///< core/classic; core/engine for what is no plain 9×9
  kGeneral,   ///< core/engine
  kBacktrack  ///< core/backtrack for the first solution, the fastest for whether there are more
};

/// All engines' keys, in the order of the enumeration: "auto", "classic", "general",
/// "backtrack".
std::span<const std::string_view> engine_keys();
std::optional<EngineChoice> engine_of(std::string_view key);

struct SolveOptions {
  EngineChoice engine = EngineChoice::kAuto;
  Strategy strategy = Strategy::kFirstEmpty;  ///< for kBacktrack
  std::uint64_t limit = 2;                    ///< stop after this many solutions; ≥ 1
  std::size_t keep = 1;                       ///< put at most this many of them into the report
  /// Call Progress after so many guesses (kBacktrack: events); 0: so that it is called every half
  /// millisecond or so.
  std::uint64_t steps_per_call = 0;
  /// Called with each solution as it is found; false: the search ends there. May be empty.
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
  std::uint64_t attempts =
      0;  ///< kBacktrack: until the first solution, or until it was sure of none
};

/// Solves puzzle after puzzle; what a shape needs is made once and kept for the next of that shape.
/// A search can be left and gone on with: whoever has no thread to spare solves in slices.
///
///   solver.start(puzzle, options);
///   while (!solver.resume(progress)) …    // progress said false: something else to do first
///   solver.report()
class Solver {
 public:
  /// From the givens and stated candidates; entries are not looked at. Cost: exponential at worst.
  SolveReport solve(const Puzzle& puzzle, const SolveOptions& options = {},
                    const Progress& progress = {});

  /// Begins that. Cost: O(cells · size) at most.
  void start(const Puzzle& puzzle, const SolveOptions& options = {});
  /// Goes on until it is done (true) or `progress` says to stop (false; it can be gone on with).
  bool resume(const Progress& progress = {});
  /// What has been found so far; where the search was left does not show in the end.
  const SolveReport& report() const { return report_; }
  Counters counters() const { return {report_.guesses, report_.attempts, report_.count}; }

 private:
  enum class Stage : std::uint8_t { kBacktrack, kClassic, kGeneral, kDone };

  void start_search(const Puzzle& puzzle);
  void run_backtracker(std::uint64_t events);
  bool hand_over(std::span<const Digit> solution);
  template <class Engine>
  void run_engine(Engine& engine, std::uint64_t guesses);
  std::uint64_t steps_per_call() const;
  void slice(std::uint64_t steps);

  SolveOptions options_;
  SolveReport report_;
  Stage stage_ = Stage::kDone;
  std::uint64_t guesses_before_ = 0;  // of the stage before
  std::vector<Digit> found_before_;   // the solution that it found, or none
  std::uint64_t handed_over_ = 0;     // solutions
  Puzzle puzzle_;                     // for the stage after kBacktrack
  std::optional<Backtracker> backtracker_;
  classic::ResumableSearch classic_;
  std::shared_ptr<const Geometry> geometry_;
  std::unique_ptr<GeneralEngine> general_;
};

/// How many solutions, up to `limit`: solve() that keeps none.
SolveReport count_solutions(const Puzzle& puzzle, std::uint64_t limit,
                            const Progress& progress = {});

}  // namespace nonet
