// core/solve/constrained_validate.h: validate() (validate.h) for puzzles with constraints: which givens break which rule, whether the
// grid is full, and how many solutions there are.
//
// A rule is broken for certain if a digit is repeated where it may not be, or if all cells of one of the rules that a constraint is
// lowered to (core/model/model.h) are filled and it does not hold: a thermometer's two neighbours, say, or a pair of cells a knight's
// move apart. So a conflict names few cells, and is found before the whole constraint is full. For a full grid this says the same as
// `keeps` does of each constraint (core/model/constraint.h); the tests compare them.
// Tested by tests/core/solve/constrained_validate_test.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/model/constrained_puzzle.h"
#include "core/solve/validate.h"

namespace nonet {

/// Givens that cannot stand together.
struct RuleConflict {
  /// "given": the cell has no digit left, as it is given different ones; "house"; or the key of a constraint (constraint.h).
  std::string_view rule;
  std::vector<Cell> cells;  ///< may be variables
  /// What is written in each of them. Empty for "given", and for a constraint that no digits keep; then `cells` are Constraint::cells.
  std::vector<int> values;
};

struct ConstrainedValidateReport {
  std::vector<RuleConflict> conflicts;  ///< among the givens
  /// kUnfinished: a cell of the grid has no given; kWrong: with a conflict, or without a solution.
  GridState state = GridState::kUnfinished;
  SolutionCount solutions = SolutionCount::kUnknown;  ///< unknown: stopped
};

/// Every conflict among the givens, which are the cells with one digit in their domain: those of cells, of houses, of constraints, each in
/// the puzzle's order; of several with the same rule and cells, one. Cost: that of lowering the constraints.
std::vector<RuleConflict> find_conflicts(const ConstrainedPuzzle& puzzle);

/// Makes the report from a search for two solutions (constrained_solve.h), finished or stopped.
ConstrainedValidateReport validate_report(const ConstrainedPuzzle& puzzle,
                                          const SolveReport& search);

/// Runs that search and makes the report. Cost: that of the search.
ConstrainedValidateReport validate(const ConstrainedPuzzle& puzzle, const Progress& progress = {});

}  // namespace nonet
