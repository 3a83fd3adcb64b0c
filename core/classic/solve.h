// core/classic/solve.h: the fast engine for plain 9×9 puzzles, as the rest of the core calls it.
//
// Every puzzle's answer is proven: the search goes on until it knows that there is no further
// solution, or has found `limit` of them. The order of the solutions is the same in every call, on
// every processor.
//
// Cost: nothing allocated; about 24 KB of stack; 0.3 µs for an easy puzzle, 20 to 40 µs for a hard one,
// the least in a batch on a processor with AVX2 or AVX-512 (`scripts/bench classic`).
// Tested by tests/core/classic/solve_test.cpp.
#pragma once

#include <array>
#include <functional>
#include <span>
#include <string_view>

#include "core/base/bits.h"
#include "core/base/progress.h"
#include "core/classic/kernel.h"
#include "core/grid/puzzle.h"

namespace nonet::classic {

/// Takes a solution (81 digits, valid during the call); false: no more wanted.
using SolutionSink = std::function<bool(std::span<const Digit>)>;

/// Whether this engine can solve it: 9×9 with square boxes, no stated candidates.
bool is_plain(const Puzzle& puzzle);

/// About half a millisecond.
inline constexpr std::uint64_t kGuessesPerCall = 1024;

/// A search that can be left and gone on with: what it finds, and in which order, does not depend
/// on where.
class ResumableSearch {
 public:
  /// Begins the search for up to `limit` solutions (≥ 1) of a plain puzzle.
  void start(const Puzzle& puzzle, std::uint64_t limit);
  /// Goes on for at most `guesses` (≥ 1) more; `sink` may be empty. The answer is of the whole
  /// search so far; as long as it is `stopped` there is something to go on with.
  Answer resume(std::uint64_t guesses, const SolutionSink& sink);

 private:
  std::array<char, 81> cells_;
  std::uint64_t limit_ = 0;
  Checkpoint checkpoint_;
};

/// Up to `limit` solutions (≥ 1) of a plain puzzle; `sink` and `progress` may be empty. Givens that
/// clash have no solution. `complete` in the answer as in Kernel's: nothing was left to look at.
/// `progress` is called every kGuessesPerCall guesses.
Answer search(const Puzzle& puzzle, std::uint64_t limit, const SolutionSink& sink,
              const Progress& progress);

/// Many puzzles in one call, in order: `puzzles` holds 81 characters for each of `answers`, the
/// first at 0, the next `stride` (≥ 81) bytes on ('1'…'9' are givens, anything else is empty).
/// `solutions` is empty or takes 81 characters a puzzle: the first solution; untouched where there
/// is none. A puzzle that needs more than `guesses` (≥ 1) is left: `stopped` in its answer.
void solve_batch(std::string_view puzzles, std::size_t stride, std::uint64_t limit,
                 std::span<Answer> answers, std::span<char> solutions,
                 std::uint64_t guesses = UINT64_MAX);

}  // namespace nonet::classic
