// core/cli/plain_batch.h: plain 9×9 puzzles that stand in lines, solved all at once.
//
// The 9×9 engine takes the characters as they stand in the text and gives characters back, so
// between reading and writing nothing becomes a Puzzle, except what there is something to say about.
// Tested by tests/core/cli/threads_test.cpp: the same answers as one puzzle at a time.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/classic/solve.h"
#include "core/format/plain_lines.h"

namespace nonet::cli {

class PlainBatch {
 public:
  void solve(const PlainLines& lines, std::uint64_t limit);

  const classic::Answer& answer(std::size_t index) const { return answers_[index]; }
  /// 81 characters; only where the answer has a solution.
  const char* solution(std::size_t index) const { return solutions_.data() + index * 81; }

 private:
  std::vector<classic::Answer> answers_;
  std::string solutions_;
};

/// One of the lines as it would have been read by itself, with the places of its cells.
ReadEntry entry_of(const PlainLines& lines, std::size_t index);

}  // namespace nonet::cli
