#include "wasm/api_constrained.h"

#include <span>

#include "core/format/interactive.h"
#include "core/format/puzzle_tree.h"
#include "core/solve/constrained_candidates.h"
#include "core/solve/constrained_solve.h"
#include "core/solve/constrained_validate.h"
#include "wasm/api_search.h"

namespace nonet::api {
namespace {

ConstrainedGrid grid_of(const Board& board) {
  return {board.rows, board.columns, {board.first_value, board.last_value()}};
}

std::vector<int> values_of(const Board& board, std::span<const Digit> digits) {
  std::vector<int> values;
  values.reserve(digits.size());
  for (const Digit digit : digits) values.push_back(board.value(digit));
  return values;
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
    for (const auto& solution : report.solutions) {
      const std::span<const Digit> digits(solution);
      plain.solutions.push_back(values_of(board, digits.first(cells)));
      if (board.variables > 0) {
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
    ConstrainedCandidatesReport plain{grid_of(puzzle.board), {}, report.complete, report.stopped};
    for (DigitSet digits : report.candidates) {
      std::vector<int>& values = plain.candidates.emplace_back();
      while (!digits.empty()) values.push_back(puzzle.board.value(digits.pop_first()));
    }
    return plain;
  }
};

Result<ConstrainedPuzzle> puzzle_of(const Tree& tree) {
  return tree.is(Tree::Kind::kText) ? read_interactive(tree.text) : read_puzzle_tree(tree);
}

Shelf<Search<Constrained>>& searches() {
  static Shelf<Search<Constrained>> all;
  return all;
}

}  // namespace

Result<Tree> constrained_read(const Tree& puzzle) {
  const auto read = puzzle_of(puzzle);
  if (!read.ok()) return read.error();
  return puzzle_tree(read.value());
}

Result<int> constrained_open(const Tree& puzzle, const std::string& question,
                             const SolveOptions& options) {
  auto search = Search<Constrained>::open(puzzle_of(puzzle), question, options);
  if (!search.ok()) return search.error();
  return searches().add(std::move(search.value()));
}

Result<ConstrainedState> constrained_go(int id, double milliseconds, const Clock& clock) {
  return go_on(searches(), id, milliseconds, clock);
}

bool constrained_close(int id) {
  return searches().remove(id);
}

}  // namespace nonet::api
