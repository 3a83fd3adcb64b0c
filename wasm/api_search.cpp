// The questions that need a search: to be answered at once, or in slices by whoever has no worker
// to wait in.
#include <algorithm>
#include <memory>

#include "core/solve/candidates.h"
#include "core/solve/solve.h"
#include "core/solve/validate.h"
#include "wasm/api_puzzle.h"
#include "wasm/api_shelf.h"

namespace nonet::api {
namespace {

constexpr int kMostSolutions = 1'000'000;
constexpr int kMostKeptDigits = 1'000'000;  // half a second to hand over; 12,345 of 9×9

/// One of the two is set: `solver` for all but true candidates.
struct Search {
  nonet::Puzzle puzzle;
  bool validates = false;
  std::unique_ptr<Solver> solver;
  std::unique_ptr<CandidateSearch> candidates;

  bool resume(const Progress& progress) const {
    return solver ? solver->resume(progress) : candidates->resume(progress);
  }
  Counters counters() const { return solver ? solver->counters() : candidates->counters(); }
};

using Made = Result<std::unique_ptr<Search>>;

Made search_from(const Puzzle& puzzle) {
  auto core_puzzle = puzzle_from(puzzle);
  if (!core_puzzle.ok()) return core_puzzle.error();
  auto search = std::make_unique<Search>();
  search->puzzle = std::move(core_puzzle.value());
  return search;
}

Made solve_from(const Puzzle& puzzle, const SolveOptions& options) {
  auto search = search_from(puzzle);
  if (!search.ok()) return search;
  const auto engine = engine_of(options.engine);
  if (!engine) return bad_argument("engine");
  const auto strategy = strategy_of(options.strategy);
  if (!strategy) return bad_argument("strategy");
  if (options.limit < 1 || options.limit > kMostSolutions) return bad_argument("limit");
  const int most = kMostKeptDigits / search.value()->puzzle.geometry->cell_count();
  if (options.keep < 0 || std::min(options.keep, options.limit) > most) {
    return Error{Errc::kBadArgument, {}, "keep", options.keep, most};
  }
  search.value()->solver = std::make_unique<Solver>();
  search.value()->solver->start(search.value()->puzzle,
                                {*engine, *strategy, static_cast<std::uint64_t>(options.limit),
                                 static_cast<std::size_t>(options.keep), 0});
  return search;
}

Made count_from(const Puzzle& puzzle, int limit) {
  SolveOptions options;
  options.limit = limit;
  options.keep = 0;
  return solve_from(puzzle, options);
}

Made validate_from(const Puzzle& puzzle) {
  auto search = count_from(puzzle, 2);
  if (search.ok()) search.value()->validates = true;
  return search;
}

Made candidates_from(const Puzzle& puzzle) {
  auto search = search_from(puzzle);
  if (search.ok()) {
    search.value()->candidates = std::make_unique<CandidateSearch>(search.value()->puzzle);
  }
  return search;
}

SolveReport solve_report(const Search& search) {
  const nonet::SolveReport& report = search.solver->report();
  SolveReport plain;
  for (const auto& solution : report.solutions) plain.solutions.push_back(numbers_from(solution));
  plain.count = static_cast<double>(report.count);
  plain.complete = report.complete;
  plain.stopped = report.stopped;
  plain.engine = engine_key(report.engine);
  plain.guesses = static_cast<double>(report.guesses);
  plain.attempts = static_cast<double>(report.attempts);
  return plain;
}

ValidateReport validate_report(const Search& search) {
  const nonet::ValidateReport report =
      nonet::validate_report(search.puzzle, search.solver->report());
  ValidateReport plain;
  for (const auto& conflict : report.conflicts) {
    plain.conflicts.push_back(plain_conflict(conflict));
  }
  plain.state = grid_state_key(report.state);
  plain.solutions = solution_count_key(report.solutions);
  return plain;
}

CandidatesReport candidates_report(const Search& search) {
  const nonet::CandidatesReport& report = search.candidates->report();
  return {lists_from(report.candidates), report.complete, report.stopped};
}

template <class Report>
Result<Report> answer(const Made& search, const Progress& progress,
                      Report (*report)(const Search&)) {
  if (!search.ok()) return search.error();
  search.value()->resume(progress);
  return report(*search.value());
}

Shelf<Search>& searches() {
  static Shelf<Search> all;
  return all;
}

}  // namespace

Result<ValidateReport> validate(const Puzzle& puzzle, const Progress& progress) {
  return answer(validate_from(puzzle), progress, &validate_report);
}

Result<SolveReport> solve(const Puzzle& puzzle, const SolveOptions& options,
                          const Progress& progress) {
  return answer(solve_from(puzzle, options), progress, &solve_report);
}

Result<SolveReport> count(const Puzzle& puzzle, int limit, const Progress& progress) {
  return answer(count_from(puzzle, limit), progress, &solve_report);
}

Result<CandidatesReport> candidates(const Puzzle& puzzle, const Progress& progress) {
  return answer(candidates_from(puzzle), progress, &candidates_report);
}

Result<int> search_open(const Puzzle& puzzle, const std::string& question,
                        const SolveOptions& options) {
  auto search = question == "solve"        ? solve_from(puzzle, options)
                : question == "count"      ? count_from(puzzle, options.limit)
                : question == "validate"   ? validate_from(puzzle)
                : question == "candidates" ? candidates_from(puzzle)
                                           : Made(bad_argument("question"));
  if (!search.ok()) return search.error();
  return searches().add(std::move(search.value()));
}

Result<SearchState> search_go(int id, double milliseconds, const std::function<double()>& clock) {
  const Search* search = searches().find(id);
  if (search == nullptr) return bad_argument("id");
  if (!(milliseconds >= 0)) return bad_argument("milliseconds");
  const double end = clock() + milliseconds;
  SearchState state;
  state.done = search->resume([&](const Counters&) { return clock() < end; });
  state.counters = search->counters();
  if (!state.done) return state;
  if (search->candidates) {
    state.report = candidates_report(*search);
  } else if (search->validates) {
    state.report = validate_report(*search);
  } else {
    state.report = solve_report(*search);
  }
  searches().remove(id);
  return state;
}

bool search_close(int id) {
  return searches().remove(id);
}

}  // namespace nonet::api
