// core/model/constrained_puzzle.h: a puzzle with constraints as plain data, as a person states it, and the model that the engines solve.
//
// Rows, columns, boxes, diagonals, windows … are all only houses. Nothing here knows where they come from: a board may have more
// rows than columns, digits from 0, more digits than a house has cells, or no houses.
// Tested by tests/core/model/constrained_puzzle_test.cpp.
#pragma once

#include <vector>

#include "core/model/board.h"
#include "core/model/constraint.h"
#include "core/model/model.h"

namespace nonet {

struct ConstrainedPuzzle {
  Board board;
  /// Lists of cells that hold each digit at most once; where there are as many cells as digits, exactly once.
  std::vector<std::vector<Cell>> houses;
  /// For each cell, variables included, the digits that it may hold: of a given, one.
  std::vector<DigitSet> domains;
  std::vector<Constraint> constraints;
};

/// The board without houses and constraints, and all digits in each cell; in holes only the first, so that they make no difference to any search.
ConstrainedPuzzle make_constrained_puzzle(Board board);

/// The domains, a rule for each house, the rules of each constraint, and what follows from several of them (derive_sums.h, derive_counts.h);
/// unknown regions are numbered as number_regions.h says.
/// Cost: that of lowering the constraints; automata are the largest.
Model make_model(const ConstrainedPuzzle& puzzle);

}  // namespace nonet
