// wasm/api_search.h: a question that needs a search, answered in one call or in slices; for api*.cpp only.
//
// Plain puzzles and those with constraints are asked in the same way. What differs is their kind (api_search.cpp, api_constrained.cpp):
//
//   Puzzle, Solver            the core's types
//   State                     what a slice returns, with one of the three reports
//   cells(puzzle)             cells of a solution
//   candidate_search(puzzle)  the search for true candidates, not begun
//   report(puzzle, report)    a report of the core as one that crosses; for validate: validate_report
#pragma once

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>

#include "core/solve/candidates.h"
#include "core/solve/engines.h"
#include "core/solve/solve.h"
#include "wasm/api.h"
#include "wasm/api_puzzle.h"
#include "wasm/api_shelf.h"

namespace nonet::api {

inline constexpr int kMostSolutions = 1'000'000;
inline constexpr int kMostKeptDigits = 1'000'000;  // half a second to hand over; 12,345 of 9×9

template <class Kind>
class Search {
 public:
  using Made = Result<std::unique_ptr<Search>>;

  /// `question`: solve, count (heeds only the limit), validate, candidates (no option at all).
  /// Errors: the puzzle's own; kBadArgument: `text` is the argument that makes no sense.
  /// `more`: what the solver's start() takes beyond the core's options.
  template <class... More>
  static Made open(Result<typename Kind::Puzzle>&& puzzle, std::string_view question,
                   const SolveOptions& options, const More&... more) {
    const bool is_solve = question == "solve", is_count = question == "count";
    const bool is_validate = question == "validate";
    if (!is_solve && !is_count && !is_validate && question != "candidates") {
      return bad_argument("question");
    }
    if (!puzzle.ok()) return puzzle.error();
    auto search = std::make_unique<Search>();
    search->puzzle_ = std::move(puzzle.value());
    search->validates_ = is_validate;
    if (!is_solve && !is_count && !is_validate) {
      search->candidates_ =
          std::make_unique<CandidateSearch>(Kind::candidate_search(search->puzzle_));
      return search;
    }
    nonet::SolveOptions asked;
    asked.keep = 0;
    if (is_solve) {
      const auto engine = engine_of(options.engine);
      if (!engine) return bad_argument("engine");
      const auto strategy = strategy_of(options.strategy);
      if (!strategy) return bad_argument("strategy");
      asked.engine = *engine;
      asked.strategy = *strategy;
    }
    if (is_solve || is_count) {
      if (options.limit < 1 || options.limit > kMostSolutions) return bad_argument("limit");
      asked.limit = static_cast<std::uint64_t>(options.limit);
    }
    if (is_solve) {
      const int most = kMostKeptDigits / Kind::cells(search->puzzle_);
      if (options.keep < 0 || std::min(options.keep, options.limit) > most) {
        return Error{Errc::kBadArgument, {}, "keep", options.keep, most};
      }
      asked.keep = static_cast<std::size_t>(options.keep);
    }
    search->solver_ = std::make_unique<typename Kind::Solver>();
    search->solver_->start(search->puzzle_, asked, more...);
    return search;
  }

  /// Starts or resumes the search. True when it is done, false when `progress` stopped it.
  bool resume(const Progress& progress) {
    return solver_ ? solver_->resume(progress) : candidates_->resume(progress);
  }

  // Of a search that is done, what its question asks for.
  static auto solve_report(const Search& search) {
    return Kind::report(search.puzzle_, search.solver_->report());
  }
  static auto validate_report(const Search& search) {
    return Kind::validate_report(search.puzzle_, search.solver_->report());
  }
  static auto candidates_report(const Search& search) {
    return Kind::report(search.puzzle_, search.candidates_->report());
  }

  /// How far it is; `done`: with the report.
  typename Kind::State state(bool done) const {
    typename Kind::State state;
    state.counters = solver_ ? solver_->counters() : candidates_->counters();
    state.done = done;
    if (!done) return state;
    if (candidates_) {
      state.report = candidates_report(*this);
    } else if (validates_) {
      state.report = validate_report(*this);
    } else {
      state.report = solve_report(*this);
    }
    return state;
  }

 private:
  typename Kind::Puzzle puzzle_;
  bool validates_ = false;
  // One of the two is set: the first for all but true candidates.
  std::unique_ptr<typename Kind::Solver> solver_;
  std::unique_ptr<CandidateSearch> candidates_;
};

/// How a search ended, in the report that crosses.
template <class Report>
void take_result(const nonet::SolveReport& from, Report& into) {
  into.count = static_cast<double>(from.count);
  into.complete = from.complete;
  into.stopped = from.stopped;
  into.engine = engine_key(from.engine);
  into.guesses = static_cast<double>(from.guesses);
  into.attempts = static_cast<double>(from.attempts);
}

/// The whole search; `report`: the one of its question.
template <class Kind, class Report>
Result<Report> answer(const Result<std::unique_ptr<Search<Kind>>>& search, const Progress& progress,
                      Report (*report)(const Search<Kind>&)) {
  if (!search.ok()) return search.error();
  search.value()->resume(progress);
  return report(*search.value());
}

}  // namespace nonet::api
