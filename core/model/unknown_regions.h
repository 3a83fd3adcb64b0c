// core/model/unknown_regions.h: of a puzzle whose regions are not known, where these and the clues about them are stated.
// Tested by tests/core/model/derive_counts_test.cpp and number_regions_test.cpp.
#pragma once

#include <algorithm>
#include <optional>

#include "core/model/constrained_puzzle.h"

namespace nonet {

/// The constraint that states the regions; none: they are known.
inline const Constraint* unknown_regions(const ConstrainedPuzzle& puzzle) {
  const auto found = std::find_if(
      puzzle.constraints.begin(), puzzle.constraints.end(),
      [](const Constraint& each) { return each.kind == ConstraintKind::kChaosConstruction; });
  return found == puzzle.constraints.end() ? nullptr : &*found;
}

/// Of a clue that counts cells of a region, the variable of the cell whose region it is; none: it is no such clue.
inline std::optional<Cell> counted_region(const Constraint& constraint) {
  if (constraint.kind == ConstraintKind::kChaosArrow) return constraint.groups[0][0];
  if (constraint.kind == ConstraintKind::kChaosCount) return constraint.cells[1];
  return std::nullopt;
}

/// The cell of the grid whose region this variable tells; none: it tells no region.
inline std::optional<Cell> place_of(Cell variable, const Constraint& regions) {
  const auto found = std::find(regions.cells.begin(), regions.cells.end(), variable);
  if (found == regions.cells.end()) return std::nullopt;
  return static_cast<Cell>(found - regions.cells.begin());
}

}  // namespace nonet
