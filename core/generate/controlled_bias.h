// core/generate/controlled_bias.h: minimal puzzles whose probability is known, so that statistics of them can be corrected.
//
// A puzzle that is dug (dig.h) has a probability that nobody can compute: where a cell has to stay, the next one is tried, and
// each such detour leads to other puzzles with other chances. What is known is that puzzles with many givens come too seldom.
// Here there are no detours:
//
//   take a full grid, each equally likely, and an order of its cells, each equally likely
//   empty the cells in this order until the next one would allow a second solution
//   if the puzzle is minimal now, it is the result; else begin again, with a new grid and a new order
//
// A minimal puzzle with n givens in a grid of N cells is reached by the orders that begin with its N − n empty cells and end
// with its givens: (N − n)! · n! of N!. (All puzzles on the way are proper, as each has all givens of this one.) So
// its probability in a try is 1 / C(N, n), divided by the number of grids, whatever else it is like: puzzles with equally
// many givens are equally likely, and a sample in which each counts C(N, n) times represents all minimal puzzles. On 9×9, one
// with n + 1 givens counts (81 − n) / (n + 1) times as much as one with n, about twice.
//
// Nearly all tries fail: on 9×9, all but one in some 250,000. Most orders cannot be followed further than about half of the
// cells, where the puzzle is far from minimal. So this has to be found out cheaply, without following the order:
//
//   The other solutions of a puzzle differ from the grid in unavoidable sets (dig.h). The order cannot be followed to the
//   last cell of such a set. So one search, of the puzzle with half of the cells, mostly gives a bound: at least the
//   cells G, those from that last cell on, are givens of the result.
//   If G is proper without some cell c of it, the result, which has all of G, is proper without c as well: it is not
//   minimal, wherever the order ends. Mostly one search says so, and the try has failed.
//   Otherwise the other solution gives a new set. Either it has no cell of G, and the bound is better now, or c is its only
//   one, and is needed. As soon as all cells of G are needed, a search tells whether G is proper: then it is the result.
//
// Source: Denis Berthier, "Unbiased statistics of a constraint satisfaction problem – a controlled-bias generator" (2009).
// Cost: about a second of processor time for a puzzle of 9×9; of the 3.7 µs of a try, half is for the grid.
// Tested by tests/core/generate/controlled_bias_test.cpp: on 4×4, that all minimal puzzles come as often as they should.
#pragma once

#include <memory>
#include <vector>

#include "core/generate/random.h"
#include "core/grid/puzzle.h"

namespace nonet::generate {

class ControlledBias {
 public:
  /// Of a shape whose full grids are equally likely (has_uniform_grids).
  explicit ControlledBias(const std::shared_ptr<const Geometry>& geometry);
  ~ControlledBias();

  /// Makes the next 64 tries, which takes less than a millisecond on 9×9. Returns false if all have failed; else
  /// `solution` and `givens` (0: empty) are those of the first that has not. Then the state of `random` is of no use: the
  /// next puzzle needs a stream of its own.
  bool next(Random& random, std::vector<Digit>& solution, std::vector<Digit>& givens);

 private:
  class Tries;
  std::unique_ptr<Tries> tries_;
};

/// How much a puzzle made here counts in a statistic of all minimal puzzles of its size: C(cells, givens), rounded.
double controlled_bias_weight(int cells, int givens);

}  // namespace nonet::generate
