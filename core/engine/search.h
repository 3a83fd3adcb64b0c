// core/engine/search.h: the general engine: any size, any houses, every solution.
//
// A depth-first search over propagate.h: when propagation stops, the search takes a cell with the
// fewest candidates and tries each. It is complete, so a finished count is exact; it is
// deterministic, so the solutions always come in the same order.
//
// It does not learn from dead ends. Minimal puzzles up to 16×16 take milliseconds, but a 25×25 may practically never end:
// pass a Progress to stop it, or let core/solve/learning_search.h go on with the learning engine (learn.h).
// Tested by tests/core/engine/search_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/base/progress.h"
#include "core/engine/depth_first.h"
#include "core/engine/propagate.h"

namespace nonet {

class GeneralEngine {
 public:
  /// The engine can solve any number of puzzles of this geometry, one after another.
  explicit GeneralEngine(std::shared_ptr<const Geometry> geometry);

  /// Prepares a search for up to `limit` solutions (≥ 1) within `candidates` (one set a cell).
  /// Digits of `preferred` are tried before the others of their cell: one set a cell, or empty; the
  /// caller keeps it until the end of the search. Cost: that of Propagation::start.
  void start(std::span<const DigitSet> candidates, std::uint64_t limit,
             std::span<const DigitSet> preferred = {});
  /// Runs or resumes the search for at most `guesses` (≥ 1) more; `sink` may be empty. The result
  /// covers the whole search so far and does not depend on where it was suspended. As long as it is
  /// `stopped`, the search can be resumed. A search that ends at the limit is complete only if
  /// nothing was left to search.
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink) {
    return search_.resume(*this, guesses, sink);
  }

  /// start() and resume() to the end; `progress` is called every guesses_per_call().
  SearchResult search(std::span<const DigitSet> candidates, std::uint64_t limit,
                      const SolutionSink& sink, const Progress& progress);

  /// Guesses between two calls of Progress: about half a millisecond on a 9×9, and no more than a
  /// few on the largest grids.
  std::uint64_t guesses_per_call() const { return guesses_per_call_; }
  /// The guesses that the position under examination rests on; all others so far were wrong, or led to a solution.
  std::size_t depth() const { return search_.depth(); }
  /// As DepthFirst::progress.
  double progress() const { return search_.progress(); }

 private:
  // What DepthFirst asks of a position:
  friend class DepthFirst<GeneralEngine>;
  std::span<const DigitSet> candidates() const { return propagation_.candidates(); }
  int open_cells() const { return propagation_.open_cells(); }
  Choice choose() const;
  Digit next_digit(Cell cell, DigitSet& untried) const;
  /// All digits are tried one by one.
  bool keep(Cell cell, DigitSet digit) { return propagation_.assign(cell, digit.first()); }
  std::size_t mark() const { return propagation_.mark(); }
  void undo_to(std::size_t mark) { propagation_.undo_to(mark); }

  Propagation propagation_;
  std::uint64_t guesses_per_call_;
  std::span<const DigitSet> preferred_;
  DepthFirst<GeneralEngine> search_;
};

}  // namespace nonet
