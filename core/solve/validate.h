// core/solve/validate.h: the conflicts of a grid, whether it is full, and how many solutions it has.
//
// Tested by tests/core/solve/validate_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// A digit that stands more than once in a house.
struct Conflict {
  Digit digit;
  HouseKind kind;
  int house_index;          ///< from 0 among the houses of that kind
  std::vector<Cell> cells;  ///< all cells of the house with that digit, in the house's order; ≥ 2
};

enum class GridState : std::uint8_t {
  kUnfinished,  ///< a cell is empty
  kRight,       ///< full and without a conflict
  kWrong        ///< full, with a conflict
};

/// "unfinished", "right" or "wrong".
std::string_view grid_state_key(GridState state);

enum class SolutionCount : std::uint8_t { kNone, kOne, kSeveral, kUnknown };

/// "none", "one", "several" or "unknown".
std::string_view solution_count_key(SolutionCount count);

struct ValidateReport {
  std::vector<Conflict> conflicts;                    ///< among givens and entries together
  GridState state = GridState::kUnfinished;           ///< of givens and entries together
  SolutionCount solutions = SolutionCount::kUnknown;  ///< of the givens; unknown: stopped
};

/// The digits that stand more than once in these cells. `digits`: one digit a cell of the grid, 0 empty. Cost: O(cells).
DigitSet repeated_digits(std::span<const Cell> house, std::span<const Digit> digits);

/// Every conflict, house by house, in rising order of digits. `cells`: one digit a cell, 0 empty.
/// Cost: O(houses · size).
std::vector<Conflict> find_conflicts(const Geometry& geometry, std::span<const Digit> cells);

/// Whether there is a conflict. Cost: O(houses · size), no allocation.
bool has_conflict(const Geometry& geometry, std::span<const Digit> cells);

struct SolveReport;

/// What a search for two solutions (solve.h), finished or stopped, tells of their number.
SolutionCount solution_count_of(const SolveReport& search);

/// Makes the report from a search for two solutions of the givens (solve.h), finished or stopped.
ValidateReport validate_report(const Puzzle& puzzle, const SolveReport& search);

/// Runs that search and makes the report. Cost: that of the search.
ValidateReport validate(const Puzzle& puzzle, const Progress& progress = {});

}  // namespace nonet
