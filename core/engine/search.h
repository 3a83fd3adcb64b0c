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
  bool stopped = false;       ///< by Progress
};

class GeneralEngine {
 public:
  /// One engine serves any number of puzzles of this geometry, one after the other.
  explicit GeneralEngine(std::shared_ptr<const Geometry> geometry);

  /// Looks for up to `limit` solutions (≥ 1) within `candidates` (one set a cell).
  /// `sink` and `progress` may be empty. A search that stops at the limit is complete only if
  /// nothing was left to look at.
  SearchResult search(std::span<const DigitSet> candidates, std::uint64_t limit,
                      const SolutionSink& sink, const Progress& progress);

 private:
  struct Branch {
    Cell cell;
    DigitSet untried;
    std::size_t mark;
  };

  Cell choose() const;

  Propagation propagation_;
  std::vector<Branch> branches_;
  std::vector<Digit> solution_;
};

}  // namespace nonet
