// core/engine/model_search.h: the search over a model without learning, and the learning engine for what it does not finish.
//
// Most puzzles with constraints take some dozens of guesses, which the search without learning (constraint_search.h) makes faster. Where it has
// taken back so many that the puzzle is a hard one, and found few solutions or none, the learning engine (learn.h) begins anew within the candidates
// that the rules alone leave, without the solutions that are known.
//
// The number of guesses decides, not a clock: the answer is the same on every machine and in every slice.
// Tested by tests/core/engine/model_search_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/engine/constraint_search.h"
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
  /// As GeneralEngine::resume; a solution has a digit for each cell of the model, a guess of the learning engine is a decision.
  const SearchResult& resume(std::uint64_t guesses, const SolutionSink& sink);
  /// Guesses between two calls of Progress.
  static constexpr std::uint64_t kGuessesPerCall = LearningEngine::kGuessesPerCall;
  /// Whether the learning engine has taken over.
  bool is_learning() const { return is_learning_; }

 private:
  bool may_learn() const;
  void begin_to_learn();

  std::shared_ptr<const Model> model_;
  ConstraintSearch first_;
  std::unique_ptr<LearningEngine> learner_;
  std::vector<DigitSet> candidates_;       // what the rules alone leave
  std::vector<std::vector<Digit>> found_;  // by the search without learning, if few
  std::uint64_t limit_ = 0, patience_ = 0;
  std::uint64_t guesses_before_ = 0;  // those of the search without learning
  bool is_learning_ = false;
  SearchResult result_;
};

}  // namespace nonet
