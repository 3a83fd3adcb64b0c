// core/engine/propagate.h: the candidates of every cell, reduced by naked and hidden singles.
//
//   naked single:   a cell with one digit left          → no peer can have that digit
//   hidden single:  a digit with one cell left in a house → that cell has it
//
// Both rules hold in every solution, so no solution is lost; search.h branches on what remains. The
// second rule applies only to houses with as many cells as there are digits.
//
// Every change is recorded on a trail. Going back then costs as much as the changes, not a copy of
// the grid: a 64×64 grid takes 32 KB, and a search of it may be some thousand levels deep. Further
// propagators of the general engine (constraints) will be queued here.
// Tested by tests/core/engine/propagate_test.cpp.
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

  /// Forgets the current state, starts from these candidates (one set a cell) and propagates.
  /// Returns false on a contradiction: a cell without a digit, or a digit without a cell in a
  /// house. Cost: O(cells · size) on a grid that propagation alone solves; no allocation after the
  /// first use.
  bool start(std::span<const DigitSet> candidates);

  /// Makes `digit` the only candidate of `cell` and propagates. Returns as start().
  bool assign(Cell cell, Digit digit);

  /// The current position on the trail. undo_to() restores it; the latest mark must be undone first.
  std::size_t mark() const { return trail_.size(); }
  void undo_to(std::size_t mark);

  std::span<const DigitSet> candidates() const { return candidates_; }
  /// Cells with more than one candidate; 0: solved (if the last call returned true).
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
  std::vector<Cell> singles_;                // queue: remove their digit from their peers
  std::vector<std::uint16_t> dirty_houses_;  // queue: search them for hidden singles
  std::vector<std::uint8_t> is_dirty_;       // 1: in dirty_houses_
  int open_cells_ = 0;
};

}  // namespace nonet
