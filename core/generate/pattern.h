// core/generate/pattern.h: digits for a given pattern of givens, so that there is one solution.
//
// Few full grids have one solution from the cells of a pattern with some 24 cells, so drawing grids does not get far. This
// search changes a few givens at a time: it takes three out, looks at the solutions of the rest, and sorts them by the
// digits in these three cells. Digits that belong to a single solution make a proper puzzle. Else it writes those that
// belong to the fewest, and takes out three others.
// Tested by tests/core/generate/pattern_test.cpp.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/generate/full_grid.h"
#include "core/solve/solve.h"

namespace nonet::generate {

class PatternSearch {
 public:
  PatternSearch(std::shared_ptr<const Geometry> geometry, const std::vector<bool>& pattern);

  /// Sets `puzzle` (of that geometry) and `solution`. Returns false if no puzzle was found from one random beginning,
  /// or `patience` returned false.
  bool next(FullGrids& grids, Random& random, Puzzle& puzzle, std::vector<Digit>& solution,
            const std::function<bool()>& patience);

 private:
  std::vector<Cell> cells_;  // of the pattern
  Solver solver_;
};

}  // namespace nonet::generate
