// core/solve/candidates.h: true candidates: the digits of each cell that occur in a solution.
//
// They are the digits that a person may still write without making the puzzle unsolvable, and show
// the author of a puzzle what is undecided. A few searches find them:
//
//   1. Search for two solutions. None: no digit is true. One: its digits are all.
//   2. Eliminate what singles rule out (core/engine/propagate.h).
//   3. For each digit that no solution has shown yet: search for a solution with it. Mark all
//      digits of that solution, or eliminate the digit if there is none.
//
// witness.h makes the searches. All of them after the first few refute digits, where the learning engine pays: what it
// learned from one digit refutes the next.
//
// Digits that no given contains are interchangeable: swapping two of them everywhere turns a solution
// into a solution. So where a solution shows one of them, all of them are true; an empty grid takes
// a single search.
//
// Why it is right: a digit is marked only if a solution shows it, or shows a digit interchangeable
// with it; it is eliminated only if a complete search finds no solution with it.
// Tested by tests/core/solve/candidates_test.cpp.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/base/progress.h"
#include "core/grid/puzzle.h"
#include "core/solve/witness.h"

namespace nonet {

struct CandidatesReport {
  /// One set a cell: the digits in the solutions found so far. All are empty if there is no solution.
  std::vector<DigitSet> candidates;
  bool complete = false;  ///< `candidates` has all true candidates
  bool stopped = false;   ///< by Progress
};

/// The search for them; it can be suspended and resumed, like Solver's.
class CandidateSearch {
 public:
  /// For the puzzle's givens and stated candidates; its entries are ignored.
  /// `steps_per_call`, `engine`: as in SolveOptions.
  explicit CandidateSearch(const Puzzle& puzzle, std::uint64_t steps_per_call = 0,
                           EngineChoice engine = EngineChoice::kAuto);
  /// With these searches, the first of them prepared. `open` has one set for each cell of the report: the digits to decide
  /// about; the solutions of the searches may have more cells. No digits are taken for interchangeable.
  CandidateSearch(std::unique_ptr<WitnessSearch> search, std::vector<DigitSet> open,
                  std::uint64_t steps_per_call);

  /// Starts or resumes the search. Returns true when it is done, false when `progress` stopped it;
  /// then it can be resumed.
  /// Cost: exponential at worst; 20 µs for a proper 9×9, some 18 ms for a 16×16 that lacks ten givens.
  bool resume(const Progress& progress = {});
  const CandidatesReport& report() const { return report_; }
  Counters counters() const;

 private:
  void start_next_search();
  void end_search();
  void mark(std::span<const Digit> solution);

  CandidatesReport report_;
  std::uint64_t steps_per_call_;
  std::vector<DigitSet> unseen_;  // not eliminated, and not in a solution so far
  DigitSet interchangeable_;      // digits that no given contains
  Cell cell_ = 0;                 // the search is for solutions with this digit in this cell;
  Digit digit_ = 0;               // 0: for any two
  Counters before_;               // of the searches before this one
  SearchResult answer_;           // of this search, so far
  std::unique_ptr<WitnessSearch> search_;  // null if the givens have conflicts
};

/// The whole search in one call.
CandidatesReport true_candidates(const Puzzle& puzzle, const Progress& progress = {});

}  // namespace nonet
