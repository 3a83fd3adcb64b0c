// core/solve/solution_estimate.h: about how many solutions a puzzle with constraints has, where they are too many to be counted.
//
// A tree of guesses is gone down at random, again and again: the product of the numbers of branches on a way is the number of solutions in
// the mean (ConstraintSearch::sample). How much these products differ says how far off their mean may be.
// Tested by tests/core/solve/solution_estimate_test.cpp.
#pragma once

#include "core/base/progress.h"
#include "core/engine/constraint_search.h"
#include "core/model/constrained_puzzle.h"
#include "core/solve/constrained_solve.h"

namespace nonet {

struct SolutionEstimate {
  /// Variables that differ count, as they do in ConstrainedSolver. At most 1.8e308, the greatest finite number: some 25×25 have about as many.
  double count = 0;
  double error =
      0;  ///< the standard error of `count`: seldom is it off by more than twice as much, if it was found on many ways
  int ways = 0;  ///< that it was found on
};

/// Finds it; can be suspended and resumed, like ConstrainedSolver.
class SolutionEstimator {
 public:
  /// By so many random ways; 0: as many as are good enough to tell the order of magnitude. Cost: that of make_model and of the first propagation.
  SolutionEstimator(const ConstrainedPuzzle& puzzle, Draw draw, int ways = 0);

  /// True when it is done, false when `progress`, which is called after each way, stopped it. Cost: each way that of as many guesses as it is deep, some
  /// 0.1 ms for a 9×9 and 2 ms for a 16×16.
  bool resume(const Progress& progress = {});
  /// From the ways so far.
  SolutionEstimate estimate() const;

 private:
  ConstraintSearch search_;
  Draw draw_;
  int ways_, done_ = 0;
  // The mean, and the sum of squares of what each way is off it (Welford 1962), in units of what the first way has found that did not end in
  // vain: the square of a 25×25's number would be too large.
  double unit_ = 0, mean_ = 0, squares_ = 0;
};

}  // namespace nonet
