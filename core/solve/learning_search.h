// core/solve/learning_search.h: the general engine, and the learning engine for what it does not finish.
//
// Most puzzles take a few guesses, and the general engine makes each in some microseconds. Where it has taken back so many
// that the puzzle is a hard one, and found few solutions or none, the learning engine begins anew, without the solutions that
// are known. Large grids get there soon: one of 16×16 that is not easy takes the general engine ten times as long.
//
// The number of guesses decides, not a clock: the answer is the same on every machine and in every slice. Native programs and
// nonet-engine.wasm have this engine (NONET_LEARNING), nonet.wasm has not: what a page loads first must stay small.
// Tested by tests/core/solve/learning_search_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

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
  bool is_learning() const { return is_learning_; }

 private:
  /// Whether it may come to learning: once it may not, it never may.
  bool may_learn() const;
  void begin_to_learn();

  std::shared_ptr<const Geometry> geometry_;
  std::unique_ptr<GeneralEngine> engine_;
  std::unique_ptr<LearningEngine> learner_;
  std::vector<DigitSet> candidates_;
  std::vector<std::vector<Digit>> found_;  // by the general engine, if few
  std::uint64_t limit_ = 0;
  std::uint64_t patience_ = 0;        // guesses taken back, before it learns
  std::uint64_t guesses_before_ = 0;  // those of the general engine
  bool is_learning_ = false;
  SearchResult result_;
};

}  // namespace nonet
