// core/grid/puzzle.h: a puzzle as plain data: a shape, the givens, and what a person has added.
//
// A Puzzle may contain conflicts: two 5s in a row are valid data. core/solve's `validate` reports
// them.
// Tested by tests/core/grid/puzzle_test.cpp.
#pragma once

#include <memory>
#include <vector>

#include "core/grid/geometry.h"

namespace nonet {

/// Shape: every vector is empty or has geometry->cell_count() members, row by row.
struct Puzzle {
  std::shared_ptr<const Geometry> geometry;
  /// 0 or 1..size; never an empty vector.
  std::vector<Digit> givens;
  /// Digits that a person wrote into empty cells; empty: none. Solving starts from the givens
  /// alone.
  std::vector<Digit> entries;
  /// Digits that may still stand in each cell; empty: all. Solutions use only these (a candidate
  /// grid, a Sukaku). The set of a cell with a given contains just that digit.
  std::vector<DigitSet> candidates;
};

/// An empty puzzle of that geometry.
Puzzle make_puzzle(std::shared_ptr<const Geometry> geometry);

/// The givens and, in cells without one, the entries.
std::vector<Digit> filled_cells(const Puzzle& puzzle);

/// What may stand in each cell before any reasoning: the given alone, else the stated candidates,
/// else every digit. A set may be empty: then the puzzle has no solution.
std::vector<DigitSet> starting_candidates(const Puzzle& puzzle);

}  // namespace nonet
