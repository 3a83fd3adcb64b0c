// core/solve/witness.h: solutions that show that a digit is a true candidate, one search after another on the same puzzle.
//
// candidates.h asks for any two solutions first, then again and again for one with a certain digit in a certain cell. Each
// engine has its own way to make the next search of the same puzzle cheaper than the first:
//
//   classic   none: a search takes about a microsecond
//   general   prefers digits that no solution has shown, so that each solution shows many (preferring_witness.h). A digit
//             without a solution is removed, with all that follows by singles (core/engine/propagate.h).
//   learning  prefers them as well, and keeps what it has learned (core/engine/learn.h)
//
// The search over a model has its own in constrained_candidates.cpp: it prefers such digits, too, and hands hard searches
// over to the learning engine, which keeps what it has learned (core/engine/model_search.h).
//
// Tested by tests/core/solve/candidates_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/engine/search.h"
#include "core/grid/puzzle.h"
#include "core/solve/engines.h"

namespace nonet {

class WitnessSearch {
 public:
  virtual ~WitnessSearch() = default;
  /// Prepares the next search: for one solution with this digit in this cell. `unseen`: the digits that no solution has
  /// shown, one set a cell; the caller keeps them until the end of the search. That search's digit is among them.
  virtual void seek(Cell cell, Digit digit, std::span<const DigitSet> unseen) = 0;
  /// Runs or resumes the search for at most `guesses` (≥ 1) more. The result is that of this search so far; as long as it is
  /// `stopped`, the search can be resumed.
  virtual SearchResult resume(std::uint64_t guesses, const SolutionSink& sink) = 0;
  /// After the first search, if it found two solutions, and after each that found none: removes digits that are in no
  /// solution, so that no search is made for them.
  virtual void remove_impossible(std::span<DigitSet> unseen) = 0;
  /// Guesses that take about half a millisecond.
  std::uint64_t steps_per_call() const { return steps_per_call_; }

 protected:
  std::uint64_t steps_per_call_ = 0;
};

/// Prepares the first search, for two solutions of the puzzle, whose givens have no conflict. `wanted`: as for
/// engine_for(); the general engine takes the place of the backtracker.
std::unique_ptr<WitnessSearch> make_witness_search(const Puzzle& puzzle, EngineChoice wanted);

}  // namespace nonet
