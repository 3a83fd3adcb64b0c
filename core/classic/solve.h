// core/classic/solve.h: the fast engine for 9×9 puzzles with boxes, as the rest of the core calls it.
//
// Every answer is proven: a search ends when there is no further solution, or after `limit` solutions.
// The order of the solutions is the same in every call, on every processor.
//
// Cost: no allocation; about 24 KB of stack; 0.3 µs for an easy puzzle, 20 to 40 µs for a hard one,
// less in a batch on a processor with AVX2 or AVX-512 (`scripts/bench classic`).
// Tested by tests/core/classic/solve_test.cpp.
#pragma once

#include <array>
#include <functional>
#include <span>

#include "core/base/bits.h"
#include "core/base/progress.h"
#include "core/classic/kernel.h"
#include "core/grid/puzzle.h"

namespace nonet::classic {

/// Takes a solution (81 digits, valid during the call). Returns false to end the search.
using SolutionSink = std::function<bool(std::span<const Digit>)>;

/// Whether this engine can solve the puzzle: 9×9 with square boxes.
bool fits(const Puzzle& puzzle);
/// Whether it is also no more than its givens: without stated candidates.
bool is_plain(const Puzzle& puzzle);

/// Guesses between two calls of Progress: about half a millisecond's.
inline constexpr std::uint64_t kGuessesPerCall = 1024;

/// A search that can be suspended and resumed; its solutions and their order do not depend on where.
class ResumableSearch {
 public:
  /// Prepares the search for up to `limit` solutions (≥ 1) of a puzzle that fits.
  void start(const Puzzle& puzzle, std::uint64_t limit);
  /// Runs or resumes the search for at most `guesses` (≥ 1) more; `sink` may be empty. The answer
  /// covers the whole search so far; as long as it is `stopped`, the search can be resumed.
  Answer resume(std::uint64_t guesses, const SolutionSink& sink);

 private:
  std::array<char, 81> cells_;
  bool has_candidates_ = false;               // stated ones; if so:
  std::array<std::uint16_t, 81> candidates_;  // as Job's
  std::uint64_t limit_ = 0;
  Checkpoint checkpoint_;
};

/// Finds up to `limit` solutions (≥ 1) of a puzzle that fits; `sink` and `progress` may be empty.
/// Conflicting givens have no solution. `progress` is called every kGuessesPerCall guesses.
Answer search(const Puzzle& puzzle, std::uint64_t limit, const SolutionSink& sink,
              const Progress& progress);

}  // namespace nonet::classic
