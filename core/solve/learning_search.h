// core/solve/learning_search.h: the general engine, and the learning engine for what it does not finish, by turns with a tabu search on large grids.
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
#include "core/engine/tabu_search.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// Keeps what a shape needs for the next puzzle of that shape.
class LearningSearch {
 public:
  /// Smaller grids are done before learning pays.
  static bool fits(const Puzzle& puzzle) { return puzzle.geometry->cell_count() >= 81; }
  void start(const Puzzle& puzzle, std::uint64_t limit);
  /// As HandOver::resume; some moves of the tabu search count as a guess.
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink);
  std::uint64_t steps_per_call() const;
  /// Whether the learning engine has taken over.
  bool is_learning() const { return hand_over_.is_learning(); }
  /// Whether it is the turn of the tabu search.
  bool is_tabu_turn() const { return is_tabu_turn_; }

 private:
  void begin_turn();
  void search(std::uint64_t guesses, const SolutionSink& sink);
  void run_tabu(std::uint64_t guesses, const SolutionSink& sink);

  std::shared_ptr<const Geometry> geometry_;
  std::unique_ptr<GeneralEngine> engine_;
  std::unique_ptr<LearningEngine> learner_;
  std::vector<DigitSet> candidates_;
  HandOver hand_over_;
  std::unique_ptr<TabuSearch> tabu_;
  std::uint64_t limit_ = 0;
  bool is_tabu_turn_ = false;    // it is the tabu search's turn
  std::uint64_t turn_left_ = 0;  // guesses
  std::uint64_t tabu_guesses_ = 0,
                tabu_guesses_left_ = 0;  // of the tabu search: guesses made, and still allowed
  SearchResult result_;
};

}  // namespace nonet
