#include "core/solve/solution_estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace nonet {
namespace {

/// So many ways, times the cells that each has: 10,000 of a 9×9.
constexpr int kCellsOfWays = 810'000;
/// On boards with more cells a way takes longer than they are more, and there are fewer in that measure again.
constexpr int kManyCells = 25 * 25;
constexpr double kMost = std::numeric_limits<double>::max();

int usual_ways(int cells) {
  const int ways = kCellsOfWays / cells;
  return std::max(2, cells > kManyCells ? ways * kManyCells / cells : ways);
}

}  // namespace

SolutionEstimator::SolutionEstimator(const ConstrainedPuzzle& puzzle, Draw draw, int ways)
    : search_(std::make_shared<Model>(make_model(puzzle))),
      draw_(std::move(draw)),
      ways_(ways > 0 ? ways : usual_ways(puzzle.board.grid_cells())) {
  search_.start(1);
}

bool SolutionEstimator::resume(const Progress& progress) {
  while (done_ < ways_) {
    const double product = std::min(search_.sample(draw_), kMost);
    if (unit_ == 0) unit_ = product;
    const double found = unit_ > 0 ? product / unit_ : 0;
    const double off = found - mean_;
    mean_ += off / ++done_;
    squares_ += off * (found - mean_);
    if (done_ < ways_ && progress && !progress({})) return false;
  }
  return true;
}

SolutionEstimate SolutionEstimator::estimate() const {
  const double error = done_ > 1 ? std::sqrt(squares_ / (done_ - 1) / done_) : mean_;
  return {std::min(mean_ * unit_, kMost), std::min(error * unit_, kMost), done_};
}

}  // namespace nonet
