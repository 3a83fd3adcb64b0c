// core/cli/progress_line.h: the line on a terminal that shows the progress.
//
//   1,234,567 puzzles, 41 %, 3.2 s
//
// It is written to standard error, overwritten a few times a second and erased in the end. It appears
// only in runs of more than a second.
// Tested by tests/core/cli/progress_line_test.cpp and tests/cli/threads.test.mjs (on a terminal).
#pragma once

#include <cstdint>
#include <ostream>

namespace nonet::cli {

class ProgressLine {
 public:
  /// `total`: bytes to read, 0 if that is not known. Nothing is written unless `shown`.
  ProgressLine(std::ostream& err, bool shown, std::uint64_t total)
      : err_(err), shown_(shown), total_(total) {}

  /// Reports the puzzles and bytes done after `seconds`; writes the line if it is time to.
  void tell(std::uint64_t puzzles, std::uint64_t bytes, double seconds);
  /// Erases the line, before other output and in the end.
  void clear();

 private:
  std::ostream& err_;
  const bool shown_;
  const std::uint64_t total_;
  double next_ = 1;  // second at which the line is written again
  bool stands_ = false;
};

}  // namespace nonet::cli
