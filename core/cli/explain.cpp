#include "core/cli/explain.h"

#include <algorithm>

#include "core/cli/constrained_formats.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/format/value_line.h"
#include "core/solve/reduction.h"

namespace nonet::cli {
namespace {

/// The digit that is asked about; none if this board has no such cell or digit.
DigitSet digit_of(const AskedCandidate& asked, const Board& board) {
  return board.contains(asked.row - 1, asked.column - 1) ? board.with_value(asked.value)
                                                         : DigitSet();
}

/// The givens and constraints that are left, as the puzzle states them. Reduction::puzzle() has the digit that is asked about in its cell, so
/// that a given of that cell would be lost.
ConstrainedPuzzle needed_of(const ConstrainedPuzzle& puzzle, const Reduction& reduction) {
  ConstrainedPuzzle needed = make_constrained_puzzle(puzzle.board);
  needed.houses = puzzle.houses;
  const auto variables = puzzle.board.grid_cells();
  std::copy(puzzle.domains.begin() + variables, puzzle.domains.end(),
            needed.domains.begin() + variables);
  for (const Cell cell : reduction.cells()) needed.domains[cell] = puzzle.domains[cell];
  for (const std::size_t constraint : reduction.constraints()) {
    needed.constraints.push_back(puzzle.constraints[constraint]);
  }
  return needed;
}

/// Complains unless the puzzle has a solution, with any digit in the cell.
void complain_unless_solvable(Subject& subject, Report& report) {
  SolveOptions options;
  options.limit = 1;
  const SolveReport solved = subject.solve(options, subject.deadline().progress());
  if (solved.count == 0 && !solved.stopped) subject.complain_of_no_solution(report);
}

}  // namespace

void explain(const ReadEntry& entry, const Options& options, Subject& subject, Report& report) {
  const ConstrainedPuzzle puzzle = constrained_of(entry);
  const AskedCandidate& asked = *options.why;
  const DigitSet digit = digit_of(asked, puzzle.board);
  if (digit.empty()) {
    const bool has_cell = puzzle.board.contains(asked.row - 1, asked.column - 1);
    const auto last = static_cast<Cell>(puzzle.board.grid_cells() - 1);
    const std::string there = has_cell
                                  ? "the digits are " + std::to_string(puzzle.board.first_value) +
                                        " to " + std::to_string(puzzle.board.last_value())
                                  : "the last cell is " + cell_name(last, puzzle);
    return subject.refuse("candidate", "--why " + asked.text + ": " + there, report);
  }
  Reduction reduction;
  reduction.start_explain(puzzle, puzzle.board.cell(asked.row - 1, asked.column - 1),
                          digit.first());
  const bool is_done = reduction.resume(subject.deadline().progress());
  const bool is_possible = !reduction.solutions().empty(), is_forbidden = reduction.holds();
  if (!is_done) {
    subject.complain_of_stop(is_forbidden ? "it is not proven that every part is needed"
                                          : "it is not known whether the digit is possible",
                             report);
  }
  if (is_forbidden) complain_unless_solvable(subject, report);
  const std::string line =
      is_possible ? value_line(puzzle.board, reduction.solutions().front()) : "";
  const Json needed = is_forbidden ? constraints_json(needed_of(puzzle, reduction)) : Json();
  if (options.json) {
    Json object = json_of(entry);
    object["why"] = asked.text;
    object["possible"] = is_possible || is_forbidden ? Json(is_possible) : Json();
    if (is_possible) object["solution"] = line;
    if (is_forbidden) {
      object["needed"] = needed;
      object["minimal"] = is_done;
    }
    if (!is_done) object["stopped"] = true;
    cli::print(report, object);
  } else if (is_possible) {
    report.text() += line + '\n';
  } else if (is_forbidden) {
    cli::print(report, needed);
  }
}

}  // namespace nonet::cli
