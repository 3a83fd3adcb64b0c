// core/backtrack/depth_plot.h: how deep a search was at each moment, in bounded memory.
//
// The plot divides the run into stretches of `width` events and stores the least, the greatest and the
// sum of the depths of each. When there is no room for another stretch, it merges neighbours in pairs
// and doubles the width: a run of any length has at most kMostStretches, and at least half as many
// once they were full. The plot depends only on the events, not on where the run was suspended.
// Tested by tests/core/backtrack/replay_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

class DepthPlot {
 public:
  static constexpr std::size_t kMostStretches = 512;
  struct Stretch {
    std::uint16_t least;
    std::uint16_t most;
    std::uint64_t sum;
  };

  DepthPlot() { stretches_.reserve(kMostStretches); }

  /// The depth after one further event. Cost: O(1), amortised.
  void add(std::uint16_t depth) {
    if (room_ == 0) open();
    --room_;
    Stretch& last = stretches_.back();
    if (depth < last.least) last.least = depth;
    if (depth > last.most) last.most = depth;
    last.sum += depth;
  }

  /// Events in each stretch but the last: a power of two.
  std::uint64_t width() const { return width_; }
  /// Events in the last stretch, up to width().
  std::uint64_t last_width() const { return width_ - room_; }
  std::span<const Stretch> stretches() const { return stretches_; }

 private:
  void open();

  std::vector<Stretch> stretches_;
  std::uint64_t width_ = 1;
  std::uint64_t room_ = 0;  // events until the last stretch is full
};

}  // namespace nonet
