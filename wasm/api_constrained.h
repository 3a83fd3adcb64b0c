// wasm/api_constrained.h: questions about puzzles with constraints, as JavaScript sees them: functions of nonet-engine.wasm.
//
// Not among those of api.h, as a first visit fetches that module, and has no such puzzle. The contract is
// wasm/nonet-engine.d.ts; otherwise as api.h. A question is answered in slices, as by search_open. What crosses are values, which are
// written in cells, not digits: the first one may be 0.
// Tested by tests/wasm/api_constrained_test.cpp (native) and tests/wasm/constrained.test.mjs (the module).
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/format/tree.h"
#include "wasm/api.h"

namespace nonet::api {

struct ConstrainedGrid {
  int rows = 0;
  int cols = 0;
  std::vector<int> digits;
  OptionalList<std::string> overlapping;
};
NONET_FIELDS(ConstrainedGrid, rows, cols, digits, overlapping)

struct ConstrainedOptions {
  int limit = 2;
  int keep = 1;
  std::string seed;
  double milliseconds = 0;
  int count_to = 0;
  int cell = -1;
  int value = -1;
};
NONET_FIELDS(ConstrainedOptions, limit, keep, seed, milliseconds, count_to, cell, value)

struct ConstrainedSolveReport {
  ConstrainedGrid grid;
  std::vector<std::vector<int>> solutions;
  OptionalList<std::vector<int>> variables;
  double count = 0;
  bool complete = false;
  bool stopped = false;
  std::string engine;
  double guesses = 0;
  double attempts = 0;
};
NONET_FIELDS(ConstrainedSolveReport, grid, solutions, variables, count, complete, stopped, engine,
             guesses, attempts)

struct RuleConflict {
  std::string rule;
  std::vector<int> cells;
  std::vector<int> values;
};
NONET_FIELDS(RuleConflict, rule, cells, values)

struct ConstrainedValidateReport {
  std::vector<RuleConflict> conflicts;
  std::string state;
  std::string solutions;
};
NONET_FIELDS(ConstrainedValidateReport, conflicts, state, solutions)

struct ConstrainedCandidatesReport {
  ConstrainedGrid grid;
  std::vector<std::vector<int>> candidates;
  OptionalList<std::vector<int>> counts;
  bool complete = false;
  bool stopped = false;
};
NONET_FIELDS(ConstrainedCandidatesReport, grid, candidates, counts, complete, stopped)

struct ReductionReport {
  ConstrainedGrid grid;
  bool holds = false;
  Tree puzzle;
  std::vector<int> cells;
  std::vector<int> constraints;
  int untried = 0;
  std::vector<std::vector<int>> solutions;
  bool complete = false;
  bool stopped = false;
};
NONET_FIELDS(ReductionReport, grid, holds, puzzle, cells, constraints, untried, solutions, complete,
             stopped)

struct EstimateReport {
  ConstrainedGrid grid;
  double estimate = 0;
  double standard_error = 0;
  int ways = 0;
  bool complete = false;
  bool stopped = false;
};
NONET_FIELDS(EstimateReport, grid, estimate, standard_error, ways, complete, stopped)

using ConstrainedReport =
    std::variant<std::monostate, ConstrainedSolveReport, ConstrainedValidateReport,
                 ConstrainedCandidatesReport, ReductionReport, EstimateReport>;

struct ConstrainedState {
  Counters counters;
  bool done = false;
  ConstrainedReport part;
  ConstrainedReport report;
};
NONET_FIELDS(ConstrainedState, counters, done, part, report)

/// A puzzle of a text in the writing of Interactive-Sudoku-Solver, or of plain data (core/format/puzzle_tree.h), as plain data.
/// Errors: those of core/format/interactive.h, at their place in the text; those of puzzle_tree.h, with the path in the data.
Result<Tree> constrained_read(const Tree& puzzle);
/// The id of a search, for the next two. The oldest of nine is closed. Errors: those of constrained_read; kBadArgument.
Result<int> constrained_open(const Tree& puzzle, const std::string& question,
                             const ConstrainedOptions& options);
Result<ConstrainedState> constrained_go(int id, double milliseconds, const Clock& clock);
bool constrained_close(int id);

/// All of them, in order.
#define NONET_CONSTRAINED_FUNCTIONS(ROW) \
  ROW(constrained_read)                  \
  ROW(constrained_open)                  \
  ROW(constrained_go)                    \
  ROW(constrained_close)

}  // namespace nonet::api
