#include "wasm/api_constrained.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <span>

#include "core/format/interactive.h"
#include "core/format/puzzle_tree.h"
#include "core/format/tree_reader.h"
#include "core/generate/random.h"
#include "core/solve/candidate_counts.h"
#include "core/solve/constrained_candidates.h"
#include "core/solve/constrained_solve.h"
#include "core/solve/constrained_validate.h"
#include "core/solve/reduction.h"
#include "core/solve/solution_estimate.h"
#include "wasm/api_search.h"

namespace nonet::api {
namespace {

ConstrainedGrid grid_of(const Board& board) {
  ConstrainedGrid grid{board.rows, board.columns, {board.first_value, board.last_value()}, {}};
  for (const Cell first : board.overlapping) grid.overlapping.push_back(cell_name(board, first));
  return grid;
}

std::vector<int> values_of(const Board& board, std::span<const Digit> digits) {
  std::vector<int> values;
  values.reserve(digits.size());
  for (const Digit digit : digits) values.push_back(board.value(digit));
  return values;
}

/// What stands in a hole of overlapping grids: no value, which may be 0.
constexpr int kHole = -1;

/// Of the grid's cells, without the variables.
std::vector<std::vector<int>> solutions_of(const Board& board,
                                           const std::vector<std::vector<Digit>>& solutions) {
  std::vector<std::vector<int>> list;
  for (const std::span<const Digit> digits : solutions) {
    auto& values = list.emplace_back(
        values_of(board, digits.first(static_cast<std::size_t>(board.grid_cells()))));
    for (Cell cell = 0; cell < board.grid_cells(); ++cell) {
      if (board.is_hole(cell)) values[cell] = kHole;
    }
  }
  return list;
}

struct Constrained {
  using Puzzle = ConstrainedPuzzle;
  using Solver = ConstrainedSolver;
  using State = ConstrainedState;

  static int cells(const Puzzle& puzzle) { return puzzle.board.cell_count(); }
  static CandidateSearch candidate_search(const Puzzle& puzzle) {
    return nonet::candidate_search(puzzle);
  }

  static ConstrainedSolveReport report(const Puzzle& puzzle, const nonet::SolveReport& report) {
    const Board& board = puzzle.board;
    const auto cells = static_cast<std::size_t>(board.grid_cells());
    ConstrainedSolveReport plain;
    plain.grid = grid_of(board);
    plain.solutions = solutions_of(board, report.solutions);
    if (board.variables > 0) {
      for (const std::span<const Digit> digits : report.solutions) {
        plain.variables.push_back(values_of(board, digits.subspan(cells)));
      }
    }
    take_result(report, plain);
    return plain;
  }

  static ConstrainedValidateReport validate_report(const Puzzle& puzzle,
                                                   const nonet::SolveReport& search) {
    const nonet::ConstrainedValidateReport report = nonet::validate_report(puzzle, search);
    ConstrainedValidateReport plain;
    for (const auto& conflict : report.conflicts) {
      plain.conflicts.push_back(
          {std::string(conflict.rule), numbers_from(conflict.cells), conflict.values});
    }
    plain.state = grid_state_key(report.state);
    plain.solutions = solution_count_key(report.solutions);
    return plain;
  }

  static ConstrainedCandidatesReport report(const Puzzle& puzzle,
                                            const nonet::CandidatesReport& report) {
    ConstrainedCandidatesReport plain;
    plain.grid = grid_of(puzzle.board);
    plain.complete = report.complete;
    plain.stopped = report.stopped;
    for (Cell cell = 0; cell < report.candidates.size(); ++cell) {
      DigitSet digits = puzzle.board.is_hole(cell) ? DigitSet() : report.candidates[cell];
      std::vector<int>& values = plain.candidates.emplace_back();
      while (!digits.empty()) values.push_back(puzzle.board.value(digits.pop_first()));
    }
    return plain;
  }
};

Result<ConstrainedPuzzle> puzzle_of(const Tree& tree) {
  return tree.is(Tree::Kind::kText) ? read_interactive(tree.text) : read_puzzle_tree(tree);
}

constexpr int kMostCounted = 1000;

/// A question that is being answered.
class Query {
 public:
  using Made = Result<std::unique_ptr<Query>>;

  static Made open(Result<ConstrainedPuzzle>&& read, const std::string& question,
                   const ConstrainedOptions& options) {
    const bool is_minimise = question == "minimise", is_explain = question == "explain";
    const bool is_counts = question == "candidates" && options.count_to != 0;
    const bool is_estimate = question == "estimate";
    if (!(options.milliseconds >= 0)) return bad_argument("milliseconds");
    auto query = std::make_unique<Query>();
    if (options.milliseconds > 0) query->left_ = options.milliseconds;
    if (!is_minimise && !is_explain && !is_counts && !is_estimate) {
      SolveOptions asked;
      asked.limit = options.limit;
      asked.keep = options.keep;
      const bool is_random = question == "solve" && !options.seed.empty();
      const Draw draw = is_random ? draw_of(options.seed) : Draw();
      auto search = Search<Constrained>::open(std::move(read), question, asked, draw);
      if (!search.ok()) return search.error();
      query->search_ = std::move(search.value());
      query->tells_so_far_ = question == "candidates";
      return query;
    }
    if (!read.ok()) return read.error();
    const ConstrainedPuzzle& puzzle = read.value();
    query->board_ = puzzle.board;
    query->tells_so_far_ = true;
    if (is_estimate) {
      query->estimator_ = std::make_unique<SolutionEstimator>(puzzle, draw_of(options.seed));
      return query;
    }
    if (is_counts) {
      if (options.count_to < 1 || options.count_to > kMostCounted) {
        return Error{Errc::kBadArgument, {}, "countTo", options.count_to, kMostCounted};
      }
      query->counts_ =
          std::make_unique<CandidateCounts>(puzzle, static_cast<std::uint32_t>(options.count_to));
      return query;
    }
    query->reduction_ = std::make_unique<Reduction>();
    if (is_minimise) {
      // The order of `nonet minimise --seed`.
      std::vector<std::size_t> order(Reduction::parts_of(puzzle));
      std::iota(order.begin(), order.end(), std::size_t{0});
      random_of(options.seed).shuffle(order);
      query->reduction_->start_minimise(puzzle, order);
    } else {
      const bool is_cell = options.cell >= 0 && options.cell < puzzle.board.grid_cells();
      if (!is_cell || puzzle.board.is_hole(static_cast<Cell>(options.cell))) {
        return bad_argument("cell");
      }
      const DigitSet digit = puzzle.board.with_value(options.value);
      if (digit.empty()) return bad_argument("value");
      query->reduction_->start_explain(puzzle, static_cast<Cell>(options.cell), digit.first());
    }
    return query;
  }

  /// For so many milliseconds, or until the question's own are over. `done`: with the report of what is known.
  ConstrainedState go(double milliseconds, const Clock& clock) {
    const double start = clock();
    const double end = start + std::min(milliseconds, left_);
    const auto progress = [&](const Counters&) { return clock() < end; };
    const bool is_done = search_      ? search_->resume(progress)
                         : counts_    ? counts_->resume(progress)
                         : estimator_ ? estimator_->resume(progress)
                                      : reduction_->resume(progress);
    left_ -= clock() - start;
    ConstrainedState state;
    state.done = is_done || !(left_ > 0);
    ConstrainedReport& known = state.done ? state.report : state.part;
    if (search_) {
      auto searched = search_->state(state.done || tells_so_far_);
      state.counters = searched.counters;
      known = std::move(searched.report);
    } else if (counts_) {
      state.counters = counts_->counters();
      known = counts_report(is_done);
    } else if (estimator_) {
      const SolutionEstimate found = estimator_->estimate();
      known =
          EstimateReport{grid_of(board_), found.count, found.error, found.ways, is_done, !is_done};
    } else {
      state.counters = reduction_->counters();
      known = reduction_report(is_done);
    }
    return state;
  }

 private:
  static generate::Random random_of(const std::string& seed) {
    return generate::Random::of(generate::seed_of(seed), 0, 0);
  }

  static Draw draw_of(const std::string& seed) {
    return [random = random_of(seed)](std::uint32_t bound) mutable { return random.below(bound); };
  }

  ConstrainedCandidatesReport counts_report(bool is_done) const {
    ConstrainedCandidatesReport plain;
    plain.grid = grid_of(board_);
    plain.complete = is_done;
    plain.stopped = !is_done;
    for (int cell = 0; cell < board_.grid_cells(); ++cell) {
      std::vector<int>& values = plain.candidates.emplace_back();
      std::vector<int>& counts = plain.counts.emplace_back();
      if (board_.is_hole(static_cast<Cell>(cell))) continue;
      for (Digit digit = 1; digit <= board_.value_count; ++digit) {
        const std::uint32_t count = counts_->count(static_cast<Cell>(cell), digit);
        if (count == 0) continue;
        values.push_back(board_.value(digit));
        counts.push_back(static_cast<int>(count));
      }
    }
    return plain;
  }

  ReductionReport reduction_report(bool is_done) const {
    ReductionReport plain;
    plain.grid = grid_of(board_);
    plain.holds = reduction_->holds();
    plain.puzzle = puzzle_tree(reduction_->puzzle());
    plain.cells = numbers_from(reduction_->cells());
    plain.constraints = numbers_from(reduction_->constraints());
    plain.untried = static_cast<int>(reduction_->untried());
    plain.solutions = solutions_of(board_, reduction_->solutions());
    plain.complete = is_done;
    plain.stopped = !is_done;
    return plain;
  }

  // One of the four is set.
  std::unique_ptr<Search<Constrained>> search_;
  std::unique_ptr<CandidateCounts> counts_;
  std::unique_ptr<SolutionEstimator> estimator_;
  std::unique_ptr<Reduction> reduction_;
  Board board_;
  bool tells_so_far_ = false;  // before it is done, too
  double left_ = INFINITY;     // milliseconds
};

Shelf<Query>& queries() {
  static Shelf<Query> all;
  return all;
}

}  // namespace

Result<Tree> constrained_read(const Tree& puzzle) {
  const auto read = puzzle_of(puzzle);
  if (!read.ok()) return read.error();
  return puzzle_tree(read.value());
}

Result<int> constrained_open(const Tree& puzzle, const std::string& question,
                             const ConstrainedOptions& options) {
  auto query = Query::open(puzzle_of(puzzle), question, options);
  if (!query.ok()) return query.error();
  return queries().add(std::move(query.value()));
}

Result<ConstrainedState> constrained_go(int id, double milliseconds, const Clock& clock) {
  Query* query = queries().find(id);
  if (query == nullptr) return bad_argument("id");
  if (!(milliseconds >= 0)) return bad_argument("milliseconds");
  auto state = query->go(milliseconds, clock);
  if (state.done) queries().remove(id);
  return state;
}

bool constrained_close(int id) {
  return queries().remove(id);
}

}  // namespace nonet::api
