#include "core/solve/solve.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "core/solve/validate.h"

namespace nonet {

SolveReport Solver::solve(const Puzzle& puzzle, const SolveOptions& options,
                          const Progress& progress) {
  start(puzzle, options);
  resume(progress);
  return std::move(report_);
}

void Solver::start(const Puzzle& puzzle, const SolveOptions& options) {
  options_ = options;
  report_ = {};
  guesses_before_ = 0;
  found_before_.clear();
  handed_over_ = 0;
  running_ = EngineChoice::kAuto;
  report_.engine = engine_for(puzzle, options.engine);
  if (has_conflict(*puzzle.geometry, puzzle.givens)) {
    report_.complete = true;  // no solution; and the engines must not see conflicting givens
    return;
  }
  start_search(puzzle, report_.engine);
}

void Solver::start_search(const Puzzle& puzzle, EngineChoice engine) {
  running_ = engine;
  searches_.with(running_, [&](auto& search) {
    if constexpr (std::is_same_v<decltype(search), BacktrackSearch&>) {
      puzzle_ = puzzle;
      search.start(puzzle, options_.strategy);
    } else {
      search.start(puzzle, options_.limit);
    }
  });
}

bool Solver::resume(const Progress& progress) {
  report_.stopped = false;
  while (running_ != EngineChoice::kAuto) {
    searches_.with(running_, [&](auto& search) {
      const std::uint64_t steps =
          options_.steps_per_call > 0 ? options_.steps_per_call : search.steps_per_call();
      run_engine(search, progress ? steps : UINT64_MAX);
    });
    if (running_ != EngineChoice::kAuto && progress && !progress(counters())) {
      report_.stopped = true;
      return false;
    }
  }
  return true;
}

// Passes the solution to the report and to `each`, up to the limit. Returns false to end the search.
bool Solver::hand_over(std::span<const Digit> solution) {
  if (handed_over_ == options_.limit) return true;
  if (handed_over_++ < options_.keep) {
    report_.solutions.emplace_back(solution.begin(), solution.end());
  }
  return !options_.each || options_.each(solution);
}

// Runs the engine and passes on its solutions, except for the one that the previous engine has found.
template <class Search>
void Solver::run_engine(Search& search, std::uint64_t steps) {
  const auto sink = [this](std::span<const Digit> solution) {
    const bool is_new =
        !std::equal(solution.begin(), solution.end(), found_before_.begin(), found_before_.end());
    return !is_new || hand_over(solution);
  };
  const bool wants_them = options_.keep > 0 || options_.each;
  const auto result = search.resume(steps, wants_them ? SolutionSink(sink) : SolutionSink());
  report_.guesses = guesses_before_ + result.guesses;
  report_.count = std::max<std::uint64_t>(found_before_.empty() ? 0 : 1, result.solutions);
  report_.complete = result.complete;
  if (!result.stopped) running_ = EngineChoice::kAuto;
}

void Solver::run_engine(BacktrackSearch& search, std::uint64_t steps) {
  Backtracker& backtracker = search.backtracker();
  const auto status = backtracker.run(steps);
  report_.attempts = backtracker.attempts();
  report_.guesses = backtracker.guesses();
  if (status == Backtracker::Status::kRunning) return;
  running_ = EngineChoice::kAuto;
  if (status == Backtracker::Status::kExhausted) {
    report_.complete = true;
    return;
  }
  const auto cells = backtracker.cells();
  report_.count = 1;
  // A faster engine finds out whether it is the only one; the backtracker might never end.
  guesses_before_ = report_.guesses;
  found_before_.assign(cells.begin(), cells.end());
  if (hand_over(found_before_) && options_.limit > 1) {
    start_search(puzzle_, engine_for(puzzle_, EngineChoice::kAuto));
  }
}

SolveReport count_solutions(const Puzzle& puzzle, std::uint64_t limit, const Progress& progress) {
  SolveOptions options;
  options.limit = limit;
  options.keep = 0;
  return Solver().solve(puzzle, options, progress);
}

}  // namespace nonet
