// core/solve/reduction.h: leaves out of a puzzle with constraints what is not needed for something to hold.
//
//   minimise    the puzzle keeps its only solution: a minimal puzzle, of givens and constraints
//   explain     a digit stays impossible in a cell: why it is
//
// What can be left out, a part, is what a person states: the digits of one cell of the grid, or one constraint. Houses and variables stay.
// Both properties hold of a puzzle if they hold of some of its parts. So parts that cannot go now never can, and one pass over all of them, one
// by one, leaves none that is not needed (Marques-Silva, "Minimal unsatisfiability", 2010). Explaining needs few parts, so half of them are tried
// at once first, then quarters. There may be other sets of parts, also smaller ones; parts are tried from the last one on.
// Tested by tests/core/solve/reduction_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/progress.h"
#include "core/model/constrained_puzzle.h"
#include "core/solve/constrained_solve.h"

namespace nonet {

class Reduction {
 public:
  /// `order`: of the parts, 0 … parts_of() − 1, first the constraints; they are tried from its back. Empty: as they stand.
  void start_minimise(const ConstrainedPuzzle& puzzle, const std::vector<std::size_t>& order = {});
  void start_explain(const ConstrainedPuzzle& puzzle, Cell cell, Digit digit);

  /// Runs or resumes it. True when it is done, false when `progress` stopped it. Cost: a search for each part, exponential at worst.
  bool resume(const Progress& progress = {});
  Counters counters() const;

  /// Whether it holds of the whole puzzle. If not, nothing is left out.
  bool holds() const { return holds_; }
  /// Of the first search: why it does not hold, or for minimise the only solution.
  const std::vector<std::vector<Digit>>& solutions() const { return solutions_; }
  /// The puzzle with the parts that are left: when it is done, each of them is needed. Before that, it holds too.
  ConstrainedPuzzle puzzle() const { return with(kept_); }
  /// The parts that are left, in ascending order: indices of constraints of the whole puzzle, and cells.
  std::vector<std::size_t> constraints() const;
  std::vector<Cell> cells() const;
  /// How many of these parts may still be left out.
  std::size_t untried() const { return is_done_ ? 0 : chunk_ > 1 ? kept_.size() : end_; }

  /// How many parts a puzzle has.
  static std::size_t parts_of(const ConstrainedPuzzle& puzzle);

 private:
  void start(const ConstrainedPuzzle& puzzle, std::uint64_t limit);
  ConstrainedPuzzle with(const std::vector<std::size_t>& parts) const;
  void search_without_some();
  void take(const SolveReport& report);

  ConstrainedPuzzle whole_;
  std::vector<DigitSet> free_;  // what each cell of the grid may hold without its part
  std::vector<Cell> cells_;  // that restrict something; their parts follow those of the constraints
  std::vector<std::size_t> kept_;       // parts, in the order of trying from the back
  std::vector<std::size_t> candidate_;  // the same without those that are tried
  std::size_t end_ = 0;                 // what is from here on has been tried
  std::size_t chunk_ = 1;
  std::uint64_t limit_ = 1;  // of solutions, at which it does not hold
  std::uint64_t guesses_before_ = 0;
  ConstrainedSolver solver_;
  std::vector<std::vector<Digit>> solutions_;
  bool is_first_ = true, is_done_ = true, holds_ = false;
};

}  // namespace nonet
