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

bool has_solution(Subject& subject) {
  SolveOptions options;
  options.limit = 1;
  return subject.solve(options).count > 0;
}

}  // namespace

void explain(const ReadEntry& entry, const Options& options, Subject& subject, Report& report) {
  const auto constrained = constrained_of(entry);
  if (!constrained) return subject.refuse("too-large", "grids up to 25x25 are explained", report);
  const ConstrainedPuzzle& puzzle = *constrained;
  const AskedCandidate& asked = *options.why;
  const DigitSet digit = digit_of(asked, puzzle.board);
  if (digit.empty()) {
    return subject.refuse("candidate", "--why " + asked.text + ": no such cell and digit", report);
  }
  Reduction reduction;
  reduction.start_explain(puzzle, puzzle.board.cell(asked.row - 1, asked.column - 1),
                          digit.first());
  reduction.resume();
  const bool is_possible = !reduction.holds();
  if (!is_possible && !has_solution(subject)) subject.complain_of_no_solution(report);
  const std::string line =
      is_possible ? value_line(puzzle.board, reduction.solutions().front()) : "";
  if (!options.json && is_possible) {
    report.text() += line + '\n';
  } else if (!options.json) {
    cli::print(report, constraints_json(needed_of(puzzle, reduction)));
  } else {
    Json object = json_of(entry);
    object["why"] = asked.text;
    object["possible"] = is_possible;
    if (is_possible) {
      object["solution"] = line;
    } else {
      object["needed"] = constraints_json(needed_of(puzzle, reduction));
    }
    cli::print(report, object);
  }
}

}  // namespace nonet::cli
