// core/engine/model_search.h: the search over a model without learning, and the learning engine for what it does not finish (hand_over.h).
//
// The learning engine begins within the candidates that the rules alone leave.
// Tested by tests/core/engine/model_search_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
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

  /// Prepares a search for up to `limit` solutions (≥ 1). `patience`: guesses that are taken back before it learns.
  void start(std::uint64_t limit, std::uint64_t patience = kPatience);
  static constexpr std::uint64_t kPatience = 2048;
  /// As HandOver::resume; a solution has a digit for each cell of the model.
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink);
  /// Guesses between two calls of Progress.
  static constexpr std::uint64_t kGuessesPerCall = LearningEngine::kGuessesPerCall;
  /// Whether the learning engine has taken over.
  bool is_learning() const { return hand_over_.is_learning(); }

 private:
  std::shared_ptr<const Model> model_;
  ConstraintSearch first_;
  std::unique_ptr<LearningEngine> learner_;
  std::vector<DigitSet> candidates_;  // what the rules alone leave
  HandOver hand_over_;
};

}  // namespace nonet
