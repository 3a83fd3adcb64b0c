// core/backtrack/depth_plot.h: how deep a search was at each moment, in bounded memory.
//
// The run is cut into stretches of `width` events; of each, the least, the greatest and the sum of
// the depths are kept. When there is no room for a further stretch, neighbours are joined in pairs and the width
// doubles: a run of any length is at most kMostStretches of them, and at least half as many once it
// was full. The plot depends on the events alone, not on how the run was sliced.
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

  /// Events in each stretch but the last: a power of two; and in the last.
  std::uint64_t width() const { return width_; }
  std::uint64_t last_width() const { return width_ - room_; }
  std::span<const Stretch> stretches() const { return stretches_; }

 private:
  void open();

  std::vector<Stretch> stretches_;
  std::uint64_t width_ = 1;
  std::uint64_t room_ = 0;  // events that the last stretch still takes
};

}  // namespace nonet
