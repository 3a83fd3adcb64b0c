// core/generate/dig.h: takes digits out of full 9×9 grids, until no more can go: the fast way, for many grids at once.
//
// The plain way tries the cells in some order: a digit goes if the rest still has one solution. That is 81 searches a
// puzzle. This one makes exactly the same puzzle with some 27 searches, most of them of nearly full grids.
//
// An unavoidable set is a set of cells that can be filled in another way while all other cells keep their digits. A puzzle
// has one solution exactly if it has a given in each unavoidable set. So a cell must keep its digit exactly if some
// unavoidable set has all its other cells among those that went before. Hence the cells that stay are found without any
// search, if all sets are known: for each set, in the order of its last cell: if none of its cells stays, the last one does.
//
//     order of the cells     a  b  c  d  e  f  g  h …
//     a set                  ×     ×  ×                  d stays, as a and c are gone by then
//     another                   ×     ×     ×            nothing: d stays already
//
// With only some sets known, too few cells may stay. Then the puzzle has another solution, and the cells in which it
// differs are an unavoidable set without a given: a new one. We begin with the sets that are found without a search
// (unavoidable.h), and go forward through the order in steps: what the known sets leave of the cells so far, and all later
// cells, must have one solution; else its set is added, and the step tried again. The result is that of the plain way: at the
// first cell where the two part, this way would have taken a digit that the plain way keeps, and the puzzle would have had
// another solution. And each cell that stays is the only one of some set: the puzzle is minimal.
//
// Tried, and slower: all cells in one step, 160 searches, because the other solutions of a puzzle with few givens differ in
// many cells; more than one other solution a search (45 µs for 39).
//
// Cells may go in groups, for symmetry: the same with groups in place of cells.
//
// The searches of many grids are one call of the 9×9 engine, which is nearly twice as fast that way.
// Source: hitting all unavoidable sets is how puzzles of 16 digits were searched for (McGuire et al., arXiv 1201.0749);
// finding the sets only when they are missed is "implicit hitting sets" (Moreno-Centeno, Karp 2013).
// Cost: 35 µs of processor time a puzzle with its grid, two thirds of it in the engine (`scripts/bench generate`). Tested by tests/core/generate/dig_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/generate/uniform_grid.h"

namespace nonet::generate {

/// A full grid, and in which order its cells are emptied.
struct DigTask {
  /// For cells that keep their digits, whatever happens.
  static constexpr std::uint8_t kStays = 255;

  Grid9 solution{};
  /// When the cell is tried, 0…80, or kStays; cells with the same number are emptied together or not at all.
  std::array<std::uint8_t, 81> turn{};
  Grid9 givens{};              ///< the result; 0: empty
  std::uint32_t searches = 0;  ///< calls of the engine that this took
};

class Digger {
 public:
  Digger();
  ~Digger();
  Digger(Digger&&) noexcept;
  Digger& operator=(Digger&&) noexcept;

  /// Fills in `givens` of each task. The results do not depend on what is dug together; about 16 are fastest.
  void dig(std::span<DigTask> tasks);

 private:
  struct Lane;
  struct Batch;
  std::unique_ptr<Batch> batch_;
};

}  // namespace nonet::generate
