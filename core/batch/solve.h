// core/batch/solve.h: plain 9×9 puzzles that are kept as lines, solved all at once.
//
// The 9×9 engine takes the characters as they stand in the text and puts characters where they are
// to be written from, so between reading and writing nothing becomes a Puzzle, except what there is
// something to say about. Anything else is solved by core/solve, one by one.
//
// A call cannot be interrupted. Who has to look at a clock in between gives kQuickLines at a time, each
// kQuickGuesses, and solves what is then stopped one by one: entry_of(lines, index).puzzle.
// Tested by tests/core/batch/solve_test.cpp, and by tests/core/cli/threads_test.cpp and
// tests/wasm/api_batch_test.cpp: the same answers as one puzzle at a time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/classic/kernel.h"
#include "core/format/format.h"
#include "core/format/plain_lines.h"
#include "core/solve/solve.h"

namespace nonet::batch {

/// A call that ends within 6 ms. With 128 guesses a seventh of the work on hard puzzles was done twice,
/// with 512 a fiftieth at most.
inline constexpr std::size_t kQuickLines = 32;
inline constexpr std::uint64_t kQuickGuesses = 512;

/// Solves puzzle after puzzle, as nonet::Solver does, or many lines at once.
class Solver : public nonet::Solver {
 public:
  using nonet::Solver::solve;

  /// Looks for up to `limit` (≥ 1) solutions of each line, with at most `guesses` (≥ 1); one that needs
  /// more is left, `stopped` in its answer. The answers are valid until the next call.
  /// `solutions`, if wanted: room for 81 characters a puzzle, the first solution, `stride` bytes from
  /// one to the next; what is there stays where there is none.
  std::span<const classic::Answer> solve(const PlainLines& lines, std::uint64_t limit,
                                         char* solutions = nullptr, std::size_t stride = 81,
                                         std::uint64_t guesses = UINT64_MAX);

 private:
  std::vector<classic::Answer> answers_;
};

/// One of the lines as it would have been read by itself, with the places of its cells.
ReadEntry entry_of(const PlainLines& lines, std::size_t index);

}  // namespace nonet::batch
