// core/cli/plain_batch.h: plain 9×9 puzzles that stand in lines, solved all at once.
//
// The 9×9 engine takes the characters as they stand in the text and puts characters where they are
// to be written from, so between reading and writing nothing becomes a Puzzle, except what there is
// something to say about.
// Tested by tests/core/cli/threads_test.cpp: the same answers as one puzzle at a time.
#pragma once

#include <cstdint>
#include <vector>

#include "core/classic/kernel.h"
#include "core/format/format.h"
#include "core/format/plain_lines.h"

namespace nonet::cli {

class PlainBatch {
 public:
  /// `solutions`, if wanted: room for 81 characters a puzzle, `stride` bytes from one to the next; what
  /// is there stays where there is no solution.
  void solve(const PlainLines& lines, std::uint64_t limit, char* solutions = nullptr,
             std::size_t stride = 0);

  const classic::Answer& answer(std::size_t index) const { return answers_[index]; }

 private:
  std::vector<classic::Answer> answers_;
};

/// One of the lines as it would have been read by itself, with the places of its cells.
ReadEntry entry_of(const PlainLines& lines, std::size_t index);

}  // namespace nonet::cli
