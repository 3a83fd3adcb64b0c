// core/engine/model_search.h: the search over a model without learning, and the learning engine for what it does not finish (hand_over.h).
//
// The learning engine begins within the candidates that the rules alone leave. What a sum removes, a rule about connected areas or a long automaton, rests on
// nearly all of its cells: the clauses are long, say little, and take long to be made. So where there are such rules it begins much later. Where there are
// only houses, how far the search has come by then tells whether it will be done soon; with other rules that says too little, and the learning engine is on trial.
// Tested by tests/core/engine/model_search_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/engine/constraint_search.h"
#include "core/engine/hand_over.h"
#include "core/engine/learn.h"
#include "core/model/model.h"

namespace nonet {

class ModelSearch {
 public:
  /// Cost: that of making the propagators.
  explicit ModelSearch(std::shared_ptr<const Model> model);

  /// Prepares a search for up to `limit` solutions (≥ 1). `patience`: guesses that are taken back before it learns; 0: as fits the model.
  void start(std::uint64_t limit, std::uint64_t patience = 0) {
    start(model_->domains, limit, patience);
  }
  /// The same within `candidates` (one set for each cell).
  void start(std::span<const DigitSet> candidates, std::uint64_t limit, std::uint64_t patience = 0);
  /// After start(): digits that are tried before the others of their cell: one set for each of the first cells. The caller keeps them until the
  /// end of the search.
  void prefer(std::span<const DigitSet> preferred);
  /// Prepares a search for one solution with the digit in the cell, within `candidates` (one set for each cell), which hold all solutions of the model.
  /// From one such search to the next, the learning engine keeps what it has learned. `preferred`: as for prefer(); `patience`: as for start().
  void seek(std::span<const DigitSet> candidates, Cell cell, Digit digit,
            std::span<const DigitSet> preferred, std::uint64_t patience = 0);
  /// Removes from `candidates`, which hold all solutions of the model, and at least one, digits that are in none: those that the rules alone rule out,
  /// and those that seek() has learned of. Ends the search.
  void remove_refuted(std::span<DigitSet> candidates);
  /// After start(): what the rules alone leave of each cell.
  std::span<const DigitSet> candidates() const { return candidates_; }
  /// As HandOver::resume; a solution has a digit for each cell of the model.
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink);
  /// Guesses between two calls of Progress. Those of the learning engine take longer.
  std::uint64_t guesses_per_call() const { return (first_.guesses_per_call() + 1) / 2; }
  /// Whether the learning engine has taken over.
  bool is_learning() const { return hand_over_.is_learning(); }

 private:
  void begin(std::uint64_t limit, std::uint64_t patience);

  std::shared_ptr<const Model> model_;
  std::uint64_t patience_;  // that fits the model
  ConstraintSearch first_;
  std::unique_ptr<LearningEngine> learner_;
  std::vector<DigitSet> candidates_;  // that the learning engine starts with
  // Of seek():
  Cell cell_ = 0;
  Digit digit_ = 0;           // 0: after start()
  bool has_learned_ = false;  // the learning engine was started by an earlier seek()
  std::span<const DigitSet> preferred_;
  HandOver hand_over_;
};

}  // namespace nonet
