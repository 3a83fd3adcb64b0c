// core/solve/candidates.h: true candidates: the digits of each cell that occur in a solution.
//
// What a person may still write there if the puzzle is to work out; what a setter looks at to see
// what is undecided. Few searches answer it:
//
//   any two solutions          none: no digit is true; one: it is all there is
//   what singles rule out      crossed out at once (core/engine/propagate.h)
//   a digit not yet seen       look for a solution that has it, and mark all that it shows, or
//                              cross the digit out; until none is left
//
// The general engine prefers digits that have not been seen, so that a solution shows many at once;
// if that leads it astray (more guesses than cells) it is asked once more without. The 9×9 engine
// knows no preference, but a search costs it a microsecond.
//
// Digits that no given has are as good as each other: exchanging two of them throughout turns a
// solution into a solution. So where a solution shows one, all of them are true; an empty grid
// takes one look.
//
// Why it is right: a digit is marked only if a solution showed it or its like, and crossed out only
// if a complete search found no solution with it. Tested by tests/core/solve/candidates_test.cpp.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/base/progress.h"
#include "core/classic/solve.h"
#include "core/engine/search.h"
#include "core/grid/puzzle.h"

namespace nonet {

struct CandidatesReport {
  /// One set a cell: what solutions have shown so far. All are empty if there is no solution.
  std::vector<DigitSet> candidates;
  bool complete = false;  ///< these are all
  bool stopped = false;   ///< by Progress
};

/// The search for them; it can be left and gone on with, as Solver's.
class CandidateSearch {
 public:
  /// Of the givens and stated candidates; entries are not looked at.
  /// `steps_per_call`: as SolveOptions'.
  explicit CandidateSearch(const Puzzle& puzzle, std::uint64_t steps_per_call = 0);

  /// Goes on until it is done (true) or `progress` says to stop (false; it can be gone on with).
  /// Cost: exponential at worst; 20 µs for a proper 9×9, a millisecond for an empty one.
  bool resume(const Progress& progress = {});
  const CandidatesReport& report() const { return report_; }
  Counters counters() const;

 private:
  void ask(std::uint64_t limit);
  void ask_next();
  void take_answer();
  void show(std::span<const Digit> solution);

  Puzzle puzzle_;
  CandidatesReport report_;
  std::uint64_t steps_per_call_;
  std::vector<DigitSet> possible_;  // not crossed out
  std::vector<DigitSet> unseen_;    // of those, not yet in a solution
  DigitSet alike_;                  // no given has them
  bool prefers_ = false;            // the general engine prefers unseen_ in this search
  Cell cell_ = 0;                   // the search is for solutions with this digit in this cell;
  Digit digit_ = 0;                 // 0: for any two
  Counters before_;                 // of the searches before this one
  SearchResult answer_;             // of this one, so far
  classic::ResumableSearch classic_;
  Propagation propagation_;
  std::unique_ptr<GeneralEngine> general_;  // none: the 9×9 engine does it
};

/// All of it.
CandidatesReport true_candidates(const Puzzle& puzzle, const Progress& progress = {});

}  // namespace nonet
