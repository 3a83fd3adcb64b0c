// core/batch/solve.h: solves plain 9×9 puzzles that are kept as lines, all in one call.
//
// The 9×9 engine reads the characters of the text and writes characters into the output, so no Puzzle is
// made between reading and writing, except for puzzles that there is a complaint about. Anything else is
// solved by core/solve, one by one.
//
// A call cannot be interrupted. A caller that has to look at a clock in between gives kQuickLines at a
// time and kQuickGuesses for each, and then solves the stopped ones one by one, as
// entry_of(lines, index).puzzle.
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

/// For a call of 6 ms at most. With 128 guesses a seventh of the work on hard puzzles was done twice, with
/// 512 a fiftieth at most.
inline constexpr std::size_t kQuickLines = 32;
inline constexpr std::uint64_t kQuickGuesses = 512;

/// Solves puzzle after puzzle, as nonet::Solver does, or many lines at once.
class Solver : public nonet::Solver {
 public:
  using nonet::Solver::solve;

  /// Finds up to `limit` (≥ 1) solutions of each line within `guesses` (≥ 1); an answer is `stopped` if
  /// that was not enough. The answers are valid until the next call.
  /// `solutions`, if not null: room for the first solution of each, 81 characters, `stride` bytes from one
  /// to the next. Where there is none, the room stays as it is.
  std::span<const classic::Answer> solve(const PlainLines& lines, std::uint64_t limit,
                                         char* solutions = nullptr, std::size_t stride = 81,
                                         std::uint64_t guesses = UINT64_MAX);

 private:
  std::vector<classic::Answer> answers_;
};

/// The entry that a reader would make of one of the lines, with the places of its cells.
ReadEntry entry_of(const PlainLines& lines, std::size_t index);

}  // namespace nonet::batch
