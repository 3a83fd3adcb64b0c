#include "core/backtrack/depth_plot.h"

#include <algorithm>

namespace nonet {

void DepthPlot::open() {
  if (stretches_.size() == kMostStretches) {
    for (std::size_t i = 0; i < kMostStretches / 2; ++i) {
      const Stretch one = stretches_[2 * i];
      const Stretch other = stretches_[2 * i + 1];
      stretches_[i] = {std::min(one.least, other.least), std::max(one.most, other.most),
                       one.sum + other.sum};
    }
    stretches_.resize(kMostStretches / 2);
    width_ *= 2;
  }
  stretches_.push_back({UINT16_MAX, 0, 0});
  room_ = width_;
}

}  // namespace nonet
