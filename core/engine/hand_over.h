// core/engine/hand_over.h: when a search without learning hands a puzzle over to the learning engine.
//
// Most puzzles take some dozens of guesses, which a search without learning makes faster. Where it has taken back so many that the puzzle is a
// hard one, and found few solutions or none, the learning engine (learn.h) begins anew, without the solutions that are known.
//
// The number of guesses decides, not a clock: the answer is the same on every machine and in every slice.
// Tested by tests/core/solve/learning_search_test.cpp and tests/core/engine/model_search_test.cpp, whose searches use it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/engine/learn.h"

namespace nonet {

class HandOver {
 public:
  /// Prepares a search for up to `limit` solutions (≥ 1). `patience`: guesses that are taken back before it learns; at least 1. After these, the search without
  /// learning still goes on as long as it looks as if it would be done within `most` guesses.
  void start(std::uint64_t limit, std::uint64_t patience, std::uint64_t most = 0) {
    limit_ = limit;
    patience_ = std::max<std::uint64_t>(patience, 1);
    most_ = static_cast<double>(most);
    learner_ = nullptr;
    guesses_before_ = 0;
    found_.clear();
    result_ = {};
  }

  /// As GeneralEngine::resume; a guess of the learning engine is a decision.
  /// `first`: the search without learning, with resume(), depth() and progress() as GeneralEngine; started for as many solutions.
  /// `begin(limit)`: starts the learning engine for so many solutions, and returns it; called once at most.
  template <class First, class Begin>
  const SearchResult& resume(First& first, const Begin& begin, std::uint64_t guesses,
                             const SolutionSink& sink) {
    const std::uint64_t until =
        guesses > UINT64_MAX - result_.guesses ? UINT64_MAX : result_.guesses + guesses;
    const SolutionSink keeping = [&](std::span<const Digit> solution) {
      if (found_.size() <= kFewSolutions) found_.emplace_back(solution.begin(), solution.end());
      return !sink || sink(solution);
    };
    // It looks up after each patience_ guesses, however the caller slices them.
    while (learner_ == nullptr) {
      const std::uint64_t next_look = (result_.guesses / patience_ + 1) * patience_;
      const std::uint64_t most = may_learn() ? std::min(until, next_look) : until;
      result_ = first.resume(most - result_.guesses, may_learn() ? keeping : sink);
      if (!result_.stopped) return result_;
      if (result_.guesses == next_look && may_learn() &&
          result_.guesses - first.depth() >= patience_ &&
          static_cast<double>(result_.guesses) >= most_ * first.progress()) {
        guesses_before_ = result_.guesses;
        learner_ = &begin(limit_ - found_.size());
        for (const auto& solution : found_) learner_->exclude(solution);
      }
      if (result_.guesses == until) return result_;
    }
    const SearchResult& learned = learner_->resume(until - result_.guesses, sink);
    result_ = {found_.size() + learned.solutions, guesses_before_ + learned.guesses,
               learned.complete, learned.stopped};
    return result_;
  }

  /// Whether the learning engine has taken over.
  bool is_learning() const { return learner_ != nullptr; }

 private:
  /// Who finds more solutions than this meanwhile is counting, which learning makes slower.
  static constexpr std::size_t kFewSolutions = 8;

  /// Whether it may come to learning: once it may not, it never may.
  bool may_learn() const { return found_.size() <= kFewSolutions; }

  LearningEngine* learner_ = nullptr;      // once it has taken over
  std::vector<std::vector<Digit>> found_;  // by the search without learning, if few
  std::uint64_t limit_ = 0, patience_ = 1;
  double most_ = 0;
  std::uint64_t guesses_before_ = 0;  // those of the search without learning
  SearchResult result_;
};

}  // namespace nonet
