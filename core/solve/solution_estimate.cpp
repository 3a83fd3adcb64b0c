#include "core/solve/solution_estimate.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace nonet {
namespace {

/// So many ways, times the cells that each has: 10,000 of a 9×9.
constexpr int kCellsOfWays = 810'000;

}  // namespace

SolutionEstimator::SolutionEstimator(const ConstrainedPuzzle& puzzle, Draw draw, int ways)
    : search_(std::make_shared<Model>(make_model(puzzle))),
      draw_(std::move(draw)),
      ways_(ways > 0 ? ways : std::max(2, kCellsOfWays / puzzle.board.grid_cells())) {
  search_.start(1);
}

bool SolutionEstimator::resume(const Progress& progress) {
  while (done_ < ways_) {
    const double product = search_.sample(draw_);
    const double off = product - mean_;
    mean_ += off / ++done_;
    squares_ += off * (product - mean_);
    if (done_ < ways_ && progress && !progress({})) return false;
  }
  return true;
}

SolutionEstimate SolutionEstimator::estimate() const {
  const double error = done_ > 1 ? std::sqrt(squares_ / (done_ - 1) / done_) : mean_;
  return {mean_, error, done_};
}

}  // namespace nonet
