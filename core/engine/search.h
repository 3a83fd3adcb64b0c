// core/engine/search.h: the general engine: any size, any houses, every solution.
//
// Depth first over propagate.h: where propagation stops, take a cell with the fewest digits left
// and try each. Complete, so a count it finishes is exact; deterministic, so "the second solution"
// is the same one every time.
//
// First version: it does not learn from its dead ends. Minimal puzzles up to 16×16 take
// milliseconds, 25×25 ones may take for ever: hand in a Progress. A later engine will take over
// after some thousand guesses behind this same interface. Tested by
// tests/core/engine/search_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/base/progress.h"
#include "core/engine/propagate.h"

namespace nonet {

/// Takes a solution (one digit a cell, row by row; valid during the call); false: no more wanted.
using SolutionSink = std::function<bool(std::span<const Digit>)>;

struct SearchResult {
  std::uint64_t solutions = 0;
  std::uint64_t guesses = 0;  ///< digits tried in cells that had more than one
  bool complete = false;      ///< everything was searched: `solutions` is exact
  bool stopped = false;       ///< left before its end, by Progress or after so many guesses
};

class GeneralEngine {
 public:
  /// One engine serves any number of puzzles of this geometry, one after the other.
  explicit GeneralEngine(std::shared_ptr<const Geometry> geometry);

  /// Begins a search for up to `limit` solutions (≥ 1) within `candidates` (one set a cell).
  /// Digits of `preferred` (one set a cell, or none at all; to be kept until the end of the search)
  /// are tried before the others of their cell. Cost: that of Propagation::start.
  void start(std::span<const DigitSet> candidates, std::uint64_t limit,
             std::span<const DigitSet> preferred = {});
  /// Goes on for at most `guesses` (≥ 1) more; `sink` may be empty. The result is of the whole
  /// search so far, and does not depend on where it was left; as long as it is `stopped` there is
  /// something to go on with. A search that ends at the limit is complete only if nothing was left
  /// to look at.
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink);

  /// start() and resume() to the end; `progress` is called every guesses_per_call().
  SearchResult search(std::span<const DigitSet> candidates, std::uint64_t limit,
                      const SolutionSink& sink, const Progress& progress);

  /// Guesses between two calls of Progress: about half a millisecond on a 9×9, and no more than a
  /// few on the largest grids.
  std::uint64_t guesses_per_call() const { return guesses_per_call_; }

 private:
  struct Branch {
    Cell cell;
    DigitSet untried;
    std::size_t mark;
  };

  Cell choose() const;
  Digit next_digit(Branch& branch) const;
  bool take_solution(const SolutionSink& sink);

  Propagation propagation_;
  std::uint64_t guesses_per_call_;
  std::uint64_t limit_ = 0;
  std::span<const DigitSet> preferred_;
  SearchResult result_;
  bool is_open_ = false;  // the position has not been looked at; else: on with the next branch
  std::vector<Branch> branches_;
  std::vector<Digit> solution_;
};

}  // namespace nonet
