// core/engine/tabu_search.h: a full grid with conflicts, repaired cell by cell until there are none: one solution of a large grid.
//
// A large grid of which about half is empty has many solutions, and yet the searches that place digit by digit may not come upon
// one in hours: what they decide first is wrong, and they learn that last. Here every open cell has a digit from the beginning, and
// each move gives a cell that is in conflict another one: the move after which the fewest pairs of cells are in conflict. The digit
// that it had is forbidden to the cell for some moves, so that the search leaves a position that is better than all those around it.
//
// It never proves anything: where there is no solution, or one among very many positions, it goes on for ever. So
// core/solve/learning_search.h lets it take turns with the learning engine. Its random numbers are always the same.
//
// Source: A. Hertz and D. de Werra, Using tabu search techniques for graph coloring (1987); how long a digit is forbidden: P. Galinier
// and J.-K. Hao, Hybrid evolutionary algorithms for graph coloring (1999).
// Tested by tests/core/engine/tabu_search_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/geometry.h"

namespace nonet {

class TabuSearch {
 public:
  explicit TabuSearch(std::shared_ptr<const Geometry> geometry);

  /// Begins within `candidates`, one set a cell and none empty; the digit of a cell that has only one is no candidate of its peers.
  /// Cost: O(candidates · peers).
  void start(std::span<const DigitSet> candidates);
  /// Makes up to so many moves more. Returns whether digits() is a solution. Cost of a move: O(peers), and the candidates of the
  /// cells that are in conflict; natively about a microsecond on a 36×36.
  bool run(std::uint64_t moves);
  /// Since start().
  std::uint32_t moves() const { return moves_; }
  /// The digit of each cell.
  std::span<const Digit> digits() const { return digits_; }

 private:
  std::size_t index(Cell cell, Digit digit) const {
    return static_cast<std::size_t>(cell) * static_cast<std::size_t>(geometry_->size()) + digit - 1;
  }
  std::uint32_t random(std::uint32_t below);
  void count_in_peers(Cell cell, int change);
  void note_conflict(Cell cell);
  void move();

  std::shared_ptr<const Geometry> geometry_;
  std::vector<DigitSet> candidates_;
  std::vector<Digit> digits_;
  std::vector<Cell> open_peers_;  // of all cells, one after another
  std::vector<std::uint32_t> open_peers_end_;
  // Of each cell and digit:
  std::vector<std::uint16_t> same_;             // open peers that have the digit
  std::vector<std::uint32_t> forbidden_until_;  // the move from which on it may be placed again
  std::vector<Cell> in_conflict_;
  std::vector<std::uint16_t> place_in_conflict_;  // of each cell; kNoPlace
  int pairs_ = 0, fewest_pairs_ = 0;              // pairs of cells that are in conflict
  std::uint32_t moves_ = 0;
  std::uint64_t random_ = 0;
};

}  // namespace nonet
