// core/cli/progress_line.h: the line on a terminal that says how far it is.
//
//   1,234,567 puzzles, 41 %, 3.2 s
//
// It stands on standard error, overwrites itself a few times a second, and is gone in the end. Only
// who runs longer than a moment sees it.
// Tested by tests/core/cli/progress_line_test.cpp and tests/cli/threads.test.mjs (on a terminal).
#pragma once

#include <cstdint>
#include <ostream>

namespace nonet::cli {

class ProgressLine {
 public:
  /// `total`: bytes to read, 0 where that is not known. Says nothing if not `shown`.
  ProgressLine(std::ostream& err, bool shown, std::uint64_t total)
      : err_(err), shown_(shown), total_(total) {}

  /// So much has been dealt with after so many seconds. Writes the line if it is time to.
  void tell(std::uint64_t puzzles, std::uint64_t bytes, double seconds);
  /// Takes the line away: something else is to be written, or it is the end.
  void clear();

 private:
  std::ostream& err_;
  const bool shown_;
  const std::uint64_t total_;
  double next_ = 1;  // second at which the line is written again
  bool stands_ = false;
};

}  // namespace nonet::cli
