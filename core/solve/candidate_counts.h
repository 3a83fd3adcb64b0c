// core/solve/candidate_counts.h: how many solutions of a puzzle with constraints have each candidate, up to a bound.
//
// It shows an author what is nearly decided: a candidate of one solution, or of many.
//
//   1. Search for as many solutions as the bound, and count the digits of each. If these are all solutions, so are the counts.
//   2. For each digit of a cell that has not reached the bound: search for so many solutions with it.
//
// The solutions of one search are all different, so what it counts of any other candidate is a lower bound of that one's, and the
// largest of those is kept: many candidates reach the bound without a search of their own.
// Tested by tests/core/solve/candidate_counts_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/progress.h"
#include "core/model/constrained_puzzle.h"
#include "core/solve/constrained_solve.h"

namespace nonet {

/// The search for them; it can be suspended and resumed, like ConstrainedSolver's.
class CandidateCounts {
 public:
  /// `bound` ≥ 1. Cost: that of make_model and of the first propagation.
  CandidateCounts(const ConstrainedPuzzle& puzzle, std::uint32_t bound);

  /// Starts or resumes it. True when it is done, false when `progress` stopped it. Cost: a search for each candidate, exponential at worst.
  bool resume(const Progress& progress = {});
  Counters counters() const;

  /// How many solutions are known that have this digit in this cell of the grid, at most the bound. When the search is done, no other has it, or the
  /// bound is reached.
  std::uint32_t count(Cell cell, Digit digit) const { return counts_[index(cell, digit)]; }

 private:
  std::size_t index(Cell cell, Digit digit) const {
    return std::size_t{cell} * static_cast<std::size_t>(value_count_) + digit - 1u;
  }
  void tally(std::span<const Digit> solution);
  bool start_next_search();

  int grid_cells_, value_count_;
  std::uint32_t bound_;
  ConstrainedSearch search_;
  std::vector<DigitSet> possible_;     // what the rules alone leave
  std::vector<std::uint32_t> counts_;  // the most that one search has found
  std::vector<std::uint32_t> found_;   // by this search
  std::size_t next_ = 0;               // the candidate after that of this search
  std::uint64_t guesses_before_ = 0;
  SearchResult answer_;
  bool is_done_ = false;
};

}  // namespace nonet
