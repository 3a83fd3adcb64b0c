// core/solve/learning_search.h: the general engine, and the learning engine for what it does not finish.
//
// core/engine/hand_over.h says when one hands over to the other; how many guesses that takes depends on the grid. Large ones get there soon:
// a 16×16 that is not easy takes the general engine ten times as long.
//
// Native programs and nonet-engine.wasm have this engine (NONET_LEARNING), nonet.wasm has not: what a page loads first must stay small.
// Tested by tests/core/solve/learning_search_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/engine/hand_over.h"
#include "core/engine/learn.h"
#include "core/engine/search.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// Keeps what a shape needs for the next puzzle of that shape.
class LearningSearch {
 public:
  /// Smaller grids are done before learning pays.
  static bool fits(const Puzzle& puzzle) { return puzzle.geometry->cell_count() >= 81; }
  void start(const Puzzle& puzzle, std::uint64_t limit);
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink);
  std::uint64_t steps_per_call() const;
  /// Whether the learning engine has taken over.
  bool is_learning() const { return hand_over_.is_learning(); }

 private:
  std::shared_ptr<const Geometry> geometry_;
  std::unique_ptr<GeneralEngine> engine_;
  std::unique_ptr<LearningEngine> learner_;
  std::vector<DigitSet> candidates_;
  HandOver hand_over_;
};

}  // namespace nonet
