// core/engine/propagate.h: candidates of every cell, kept as small as naked and hidden singles make
// them.
//
//   naked single:   a cell with one digit left          → no peer can have that digit
//   hidden single:  a digit with one cell left in a house → that cell has it
//
// Both hold in every solution, so nothing is lost; what remains is for search.h to branch on. A
// house with fewer cells than there are digits takes part in the first rule only.
//
// Every change is written to a trail, so that going back costs what was changed and not a copy of
// the grid: a 64×64 grid is 32 KB and may be searched some thousand levels deep. This is where the
// further propagators of the general engine (constraints) will be queued. Tested by
// tests/core/engine/propagate_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/geometry.h"

namespace nonet {

class Propagation {
 public:
  explicit Propagation(std::shared_ptr<const Geometry> geometry);

  /// Starts afresh from these candidates (one set a cell) and propagates.
  /// Returns false on a contradiction: a cell without a digit, or a digit without a cell in a
  /// house. Cost: O(cells · size) on a grid that propagation alone solves; no allocation after the
  /// first use.
  bool start(std::span<const DigitSet> candidates);

  /// Makes `digit` the only one of `cell` and propagates. Returns as start().
  bool assign(Cell cell, Digit digit);

  /// A mark to come back to with undo_to(); marks are undone latest first.
  std::size_t mark() const { return trail_.size(); }
  void undo_to(std::size_t mark);

  std::span<const DigitSet> candidates() const { return candidates_; }
  /// Cells with more than one digit left; 0: solved (when the last call returned true).
  int open_cells() const { return open_cells_; }

 private:
  struct Change {
    Cell cell;
    DigitSet before;
  };

  bool narrow(Cell cell, DigitSet to);
  bool propagate();
  bool propagate_single(Cell cell);
  bool find_hidden_singles(std::size_t house);
  bool fail();

  std::shared_ptr<const Geometry> geometry_;
  DigitSet all_;
  std::vector<DigitSet> candidates_;
  std::vector<Change> trail_;
  std::vector<Cell> singles_;                // to be told to their peers
  std::vector<std::uint16_t> dirty_houses_;  // to be searched for hidden singles
  std::vector<std::uint8_t> is_dirty_;       // 1: in dirty_houses_
  int open_cells_ = 0;
};

}  // namespace nonet
