#include "core/solve/solve.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/solve/validate.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, 4> kEngineKeys = {"auto", "classic", "general", "backtrack"};

// Events of a backtracking search between two calls of Progress: well under a millisecond's.
constexpr std::uint64_t kEventsPerCall = 1 << 15;

}  // namespace

std::span<const std::string_view> engine_keys() {
  return kEngineKeys;
}

std::optional<EngineChoice> engine_of(std::string_view key) {
  const auto found = std::find(kEngineKeys.begin(), kEngineKeys.end(), key);
  if (found == kEngineKeys.end()) return std::nullopt;
  return static_cast<EngineChoice>(found - kEngineKeys.begin());
}

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
  const bool classic = options.engine != EngineChoice::kGeneral && classic::is_plain(puzzle);
  report_.engine = options.engine == EngineChoice::kBacktrack ? EngineChoice::kBacktrack
                   : classic                                  ? EngineChoice::kClassic
                                                              : EngineChoice::kGeneral;
  if (has_conflict(*puzzle.geometry, puzzle.givens)) {
    report_.complete = true;  // no solution; and the engines must not see conflicting givens
    stage_ = Stage::kDone;
  } else if (options.engine == EngineChoice::kBacktrack) {
    puzzle_ = puzzle;
    backtracker_.emplace(puzzle, options.strategy);
    stage_ = Stage::kBacktrack;
  } else {
    start_search(puzzle);
  }
}

bool Solver::resume(const Progress& progress) {
  report_.stopped = false;
  while (stage_ != Stage::kDone) {
    slice(progress ? steps_per_call() : UINT64_MAX);
    if (stage_ != Stage::kDone && progress && !progress(counters())) {
      report_.stopped = true;
      return false;
    }
  }
  return true;
}

std::uint64_t Solver::steps_per_call() const {
  if (options_.steps_per_call > 0) return options_.steps_per_call;
  switch (stage_) {
    case Stage::kBacktrack: {
      // Checking eight houses or cells takes about as long as the rest of an event.
      const std::size_t looked_at = options_.strategy == Strategy::kFirstEmpty ? 0
                                    : options_.strategy == Strategy::kFullestUnit
                                        ? puzzle_.geometry->houses().size()
                                        : puzzle_.givens.size();
      return kEventsPerCall / std::max<std::size_t>(looked_at / 8, 1);
    }
    case Stage::kGeneral:
      return general_->guesses_per_call();
    case Stage::kClassic:
    case Stage::kDone:
      break;
  }
  return classic::kGuessesPerCall;
}

// Runs at most `steps` steps of the current stage.
void Solver::slice(std::uint64_t steps) {
  switch (stage_) {
    case Stage::kBacktrack:
      return run_backtracker(steps);
    case Stage::kClassic:
      return run_engine(classic_, steps);
    case Stage::kGeneral:
      return run_engine(*general_, steps);
    case Stage::kDone:
      break;
  }
}

// Starts the classic or the general engine, whichever fits the puzzle and the options.
void Solver::start_search(const Puzzle& puzzle) {
  if (options_.engine != EngineChoice::kGeneral && classic::is_plain(puzzle)) {
    stage_ = Stage::kClassic;
    classic_.start(puzzle, options_.limit);
    return;
  }
  stage_ = Stage::kGeneral;
  if (geometry_ != puzzle.geometry) {
    geometry_ = puzzle.geometry;
    general_ = std::make_unique<GeneralEngine>(geometry_);
  }
  general_->start(starting_candidates(puzzle), options_.limit);
}

// Passes the solution to the report and to `each`, up to the limit. Returns false to end the search.
bool Solver::hand_over(std::span<const Digit> solution) {
  if (handed_over_ == options_.limit) return true;
  if (handed_over_++ < options_.keep) {
    report_.solutions.emplace_back(solution.begin(), solution.end());
  }
  return !options_.each || options_.each(solution);
}

// Runs the engine and passes on its solutions, except for the one that the previous stage has found.
template <class Engine>
void Solver::run_engine(Engine& engine, std::uint64_t guesses) {
  const auto sink = [this](std::span<const Digit> solution) {
    const bool is_new =
        !std::equal(solution.begin(), solution.end(), found_before_.begin(), found_before_.end());
    return !is_new || hand_over(solution);
  };
  const bool wants_them = options_.keep > 0 || options_.each;
  const auto result = engine.resume(guesses, wants_them ? SolutionSink(sink) : SolutionSink());
  report_.guesses = guesses_before_ + result.guesses;
  report_.count = std::max<std::uint64_t>(found_before_.empty() ? 0 : 1, result.solutions);
  report_.complete = result.complete;
  if (!result.stopped) stage_ = Stage::kDone;
}

void Solver::run_backtracker(std::uint64_t events) {
  const auto status = backtracker_->run(events);
  report_.attempts = backtracker_->attempts();
  report_.guesses = backtracker_->guesses();
  if (status == Backtracker::Status::kExhausted) {
    report_.complete = true;
    stage_ = Stage::kDone;
  } else if (status == Backtracker::Status::kSolved) {
    const auto cells = backtracker_->cells();
    report_.count = 1;
    // A faster engine finds out whether it is the only one; the backtracker might never end.
    guesses_before_ = report_.guesses;
    found_before_.assign(cells.begin(), cells.end());
    if (hand_over(found_before_) && options_.limit > 1) {
      start_search(puzzle_);
    } else {
      stage_ = Stage::kDone;
    }
  }
}

SolveReport count_solutions(const Puzzle& puzzle, std::uint64_t limit, const Progress& progress) {
  SolveOptions options;
  options.limit = limit;
  options.keep = 0;
  return Solver().solve(puzzle, options, progress);
}

}  // namespace nonet
