#include "core/solve/solution_estimate.h"

#include <cmath>
#include <memory>

#include "core/engine/constraint_search.h"

namespace nonet {

SolutionEstimate estimate_solutions(const ConstrainedPuzzle& puzzle, int ways,
                                    const std::function<std::uint32_t(std::uint32_t)>& draw) {
  ConstraintSearch search(std::make_shared<Model>(make_model(puzzle)));
  search.start(1);
  // The mean, and the sum of squares of what each way is off it (Welford 1962).
  double mean = 0, squares = 0;
  for (int i = 1; i <= ways; ++i) {
    const double product = search.sample(draw);
    const double off = product - mean;
    mean += off / i;
    squares += off * (product - mean);
  }
  return {mean, std::sqrt(squares / (ways - 1) / ways)};
}

}  // namespace nonet
