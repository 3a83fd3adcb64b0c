// core/cli/deadline.h: the end of the time that --time allows for one puzzle.
//
// The core has no clock. Its searches call a Progress (core/base/progress.h) and keep what they have found when it stops them.
// Tested by tests/core/cli/deadline_test.cpp.
#pragma once

#include <chrono>

#include "core/base/progress.h"

namespace nonet::cli {

class Deadline {
 public:
  /// So many seconds from now on; 0: there is no limit.
  explicit Deadline(double seconds) : limit_(seconds) {}

  bool is_over() const { return has_limit() && has_passed(1); }

  /// Stops a search when this share of the time, in (0, 1], has passed. Empty if there is no limit. The deadline outlives it.
  Progress progress(double share = 1) const {
    if (!has_limit()) return {};
    return [this, share](const Counters&) { return !has_passed(share); };
  }

 private:
  using Clock = std::chrono::steady_clock;

  bool has_limit() const { return limit_.count() > 0; }
  bool has_passed(double share) const { return Clock::now() - start_ >= limit_ * share; }

  const Clock::time_point start_ = Clock::now();
  const std::chrono::duration<double> limit_;
};

}  // namespace nonet::cli
