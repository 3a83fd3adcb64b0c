// core/base/progress.h: how a long search reports progress, and how it is stopped.
//
// The core has no clock and no threads. A search therefore calls its Progress function regularly
// (every few thousand steps, well under a millisecond of work on a 9×9), and stops when the function
// returns false.
#pragma once

#include <cstdint>
#include <functional>

namespace nonet {

/// What a search has done so far.
struct Counters {
  std::uint64_t guesses = 0;    ///< digits tried in cells that had more than one
  std::uint64_t attempts = 0;   ///< cells that ran out of digits (backtrack only)
  std::uint64_t solutions = 0;  ///< found so far
};

/// Returns false to stop the search. An empty function never stops it.
using Progress = std::function<bool(const Counters&)>;

}  // namespace nonet
