// The questions about plain puzzles that need a search.
#include "wasm/api_search.h"

#include "core/solve/validate.h"

namespace nonet::api {
namespace {

struct Plain {
  using Puzzle = nonet::Puzzle;
  using Solver = nonet::Solver;
  using State = SearchState;

  static int cells(const Puzzle& puzzle) { return puzzle.geometry->cell_count(); }
  static CandidateSearch candidate_search(const Puzzle& puzzle) { return CandidateSearch(puzzle); }

  static SolveReport report(const Puzzle&, const nonet::SolveReport& report) {
    SolveReport plain;
    for (const auto& solution : report.solutions) plain.solutions.push_back(numbers_from(solution));
    take_result(report, plain);
    return plain;
  }

  static ValidateReport validate_report(const Puzzle& puzzle, const nonet::SolveReport& search) {
    const nonet::ValidateReport report = nonet::validate_report(puzzle, search);
    ValidateReport plain;
    for (const auto& conflict : report.conflicts) {
      plain.conflicts.push_back(plain_conflict(conflict));
    }
    plain.state = grid_state_key(report.state);
    plain.solutions = solution_count_key(report.solutions);
    return plain;
  }

  static CandidatesReport report(const Puzzle&, const nonet::CandidatesReport& report) {
    return {lists_from(report.candidates), report.complete, report.stopped};
  }
};

using PlainSearch = Search<Plain>;

Shelf<PlainSearch>& searches() {
  static Shelf<PlainSearch> all;
  return all;
}

auto open(const Puzzle& puzzle, std::string_view question, const SolveOptions& options) {
  return PlainSearch::open(puzzle_from(puzzle), question, options);
}

/// Of a question without options, or with only a limit.
auto open(const Puzzle& puzzle, std::string_view question, int limit) {
  SolveOptions options;
  options.limit = limit;
  return open(puzzle, question, options);
}

}  // namespace

Result<ValidateReport> validate(const Puzzle& puzzle, const Progress& progress) {
  return answer(open(puzzle, "validate", 0), progress, &PlainSearch::validate_report);
}

Result<SolveReport> solve(const Puzzle& puzzle, const SolveOptions& options,
                          const Progress& progress) {
  return answer(open(puzzle, "solve", options), progress, &PlainSearch::solve_report);
}

Result<SolveReport> count(const Puzzle& puzzle, int limit, const Progress& progress) {
  return answer(open(puzzle, "count", limit), progress, &PlainSearch::solve_report);
}

Result<CandidatesReport> candidates(const Puzzle& puzzle, const Progress& progress) {
  return answer(open(puzzle, "candidates", 0), progress, &PlainSearch::candidates_report);
}

Result<int> search_open(const Puzzle& puzzle, const std::string& question,
                        const SolveOptions& options) {
  auto search = open(puzzle, question, options);
  if (!search.ok()) return search.error();
  return searches().add(std::move(search.value()));
}

Result<SearchState> search_go(int id, double milliseconds, const Clock& clock) {
  PlainSearch* search = searches().find(id);
  if (search == nullptr) return bad_argument("id");
  if (!(milliseconds >= 0)) return bad_argument("milliseconds");
  const double end = clock() + milliseconds;
  const bool is_done = search->resume([&](const Counters&) { return clock() < end; });
  auto state = search->state(is_done);
  if (is_done) searches().remove(id);
  return state;
}

bool search_close(int id) {
  return searches().remove(id);
}

}  // namespace nonet::api
