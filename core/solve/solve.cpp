#include "core/solve/solve.h"

#include <algorithm>
#include <array>

#include "core/solve/validate.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, 4> kEngineKeys = {"auto", "classic", "general", "backtrack"};

// Events of a backtracking search between two calls of Progress: well under a millisecond.
constexpr std::uint64_t kEventsPerSlice = 1 << 15;

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
  SolveReport report;
  const bool backtrack = options.engine == EngineChoice::kBacktrack;
  const bool classic = options.engine != EngineChoice::kGeneral && classic::is_plain(puzzle);
  report.engine = backtrack ? EngineChoice::kBacktrack
                  : classic ? EngineChoice::kClassic
                            : EngineChoice::kGeneral;
  if (has_conflict(*puzzle.geometry, puzzle.givens)) {
    report.complete = true;  // the engines rely on it, and there is nothing to search
    return report;
  }
  if (backtrack) {
    search_backtrack(puzzle, options, progress, report);
  } else {
    search_all(puzzle, options, progress, report, classic);
  }
  return report;
}

// Appends what the classic or the general engine finds to the report, leaving out a solution that
// stands there already.
void Solver::search_all(const Puzzle& puzzle, const SolveOptions& options, const Progress& progress,
                        SolveReport& report, bool classic) {
  const std::size_t known = report.solutions.size();
  const std::uint64_t guesses_before = report.guesses;
  const auto relay = [&](const Counters& counters) {
    return progress({guesses_before + counters.guesses, report.attempts, counters.solutions});
  };
  const Progress relayed = progress ? Progress(relay) : Progress();
  const auto sink = [&](std::span<const Digit> solution) {
    const bool is_new = known == 0 || !std::equal(solution.begin(), solution.end(),
                                                  report.solutions.front().begin());
    if (is_new && report.solutions.size() < std::min<std::uint64_t>(options.keep, options.limit)) {
      report.solutions.emplace_back(solution.begin(), solution.end());
    }
    return true;
  };
  const auto take = [&](const auto& result) {
    report.count = std::max(report.count, result.solutions);
    report.complete = result.complete;
    report.stopped = result.stopped;
    report.guesses += result.guesses;
  };
  if (classic) {
    take(classic::search(puzzle, options.limit,
                         options.keep > 0 ? classic::SolutionSink(sink) : classic::SolutionSink(),
                         relayed));
    return;
  }
  if (geometry_ != puzzle.geometry) {
    geometry_ = puzzle.geometry;
    general_ = std::make_unique<GeneralEngine>(geometry_);
  }
  take(general_->search(starting_candidates(puzzle), options.limit, sink, relayed));
}

void Solver::search_backtrack(const Puzzle& puzzle, const SolveOptions& options,
                              const Progress& progress, SolveReport& report) {
  Backtracker backtracker(puzzle, options.strategy);
  auto status = Backtracker::Status::kRunning;
  while (status == Backtracker::Status::kRunning) {
    status = backtracker.run(kEventsPerSlice);
    if (progress && status == Backtracker::Status::kRunning &&
        !progress({backtracker.guesses(), backtracker.attempts(), 0})) {
      report.stopped = true;
      break;
    }
  }
  report.attempts = backtracker.attempts();
  report.guesses = backtracker.guesses();
  if (status == Backtracker::Status::kExhausted) {
    report.complete = true;
  } else if (status == Backtracker::Status::kSolved) {
    const auto cells = backtracker.cells();
    report.count = 1;
    report.solutions.emplace_back(cells.begin(), cells.end());
    // Whether it is the only one is a question for an engine that answers it in any case.
    if (options.limit > 1) search_all(puzzle, options, progress, report, classic::is_plain(puzzle));
    if (options.keep == 0) report.solutions.clear();
  }
}

SolveReport count_solutions(const Puzzle& puzzle, std::uint64_t limit, const Progress& progress) {
  SolveOptions options;
  options.limit = limit;
  options.keep = 0;
  return Solver().solve(puzzle, options, progress);
}

}  // namespace nonet
