// core/engine/hand_over.h: when a search without learning hands a puzzle over to the learning engine.
//
// Most puzzles take some dozens of guesses, which a search without learning makes faster. Where it has taken back so many that the puzzle is a
// hard one, and found few solutions or none, the learning engine (learn.h) begins anew, without the solutions that are known. Where there are rules whose
// clauses may rest on too much to be of use, it is on trial, and may have to give back: the search without learning then goes on where it was.
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
  struct Patience {
    /// Guesses that are taken back before it learns; at least 1.
    std::uint64_t before_learning = 1;
    /// After these, the search without learning still goes on as long as it looks as if it would be done within so many guesses.
    std::uint64_t if_done_within = 0;
    /// Where learning does not pay, it goes on until it has taken back so many guesses; 0: the learning engine is not on trial.
    std::uint64_t after_trial = 0;
  };
  /// Prepares a search for up to `limit` solutions (≥ 1).
  void start(std::uint64_t limit, const Patience& patience);

  /// As GeneralEngine::resume; a guess of the learning engine is a decision.
  /// `first`: the search without learning, with resume(), depth() and progress() as GeneralEngine; started for as many solutions.
  /// `begin(limit)`: starts the learning engine for so many solutions, and returns it.
  template <class First, class Begin>
  const SearchResult& resume(First& first, const Begin& begin, std::uint64_t guesses,
                             const SolutionSink& sink) {
    const std::uint64_t until = guesses_until(result_, guesses);
    do {
      const std::uint64_t left = until - result_.guesses;
      if (learner_ != nullptr) {
        learn(left, sink);
      } else {
        search(first, begin, left, sink);
      }
    } while (result_.stopped && result_.guesses < until);
    return result_;
  }

  /// Whether the learning engine has taken over.
  bool is_learning() const { return learner_ != nullptr; }
  /// While the learning engine searches for two solutions at least: counts one that was found in another way. It is not found again.
  void take(std::span<const Digit> solution);

 private:
  /// Who finds more solutions than this meanwhile is counting, which learning makes slower.
  static constexpr std::size_t kFewSolutions = 8;

  /// Whether it may come to learning: once it may not, it never may.
  bool may_learn() const { return found_.size() <= kFewSolutions; }

  /// It looks up after each patience_.before_learning guesses, however the caller slices them.
  template <class First, class Begin>
  void search(First& first, const Begin& begin, std::uint64_t guesses, const SolutionSink& sink) {
    const SolutionSink keeping = [&](std::span<const Digit> solution) {
      if (may_learn()) found_.emplace_back(solution.begin(), solution.end());
      return !sink || sink(solution);
    };
    const std::uint64_t most = may_learn() ? std::min(guesses, until_look()) : guesses;
    if (!add(first.resume(most, may_learn() ? keeping : sink))) return;
    if (guesses_of_first_ - first.depth() < patience_.before_learning) return;
    if (static_cast<double>(guesses_of_first_) <
        static_cast<double>(patience_.if_done_within) * first.progress()) {
      return;
    }
    begin_to_learn(begin(limit_ - found_.size()));
  }

  /// Guesses until the search without learning looks up.
  std::uint64_t until_look() const {
    return patience_.before_learning - guesses_of_first_ % patience_.before_learning;
  }
  bool add(const SearchResult& of_first);
  void begin_to_learn(LearningEngine& learner);
  void learn(std::uint64_t guesses, const SolutionSink& sink);

  LearningEngine* learner_ = nullptr;      // while it has taken over
  bool is_on_trial_ = false;               // it may have to give back
  std::vector<std::vector<Digit>> found_;  // by the search without learning, if few
  std::uint64_t limit_ = 0;
  Patience patience_;
  std::uint64_t guesses_of_first_ = 0;    // those of the search without learning
  std::uint64_t guesses_of_learner_ = 0;  // those of its trial, if it has given back
  SearchResult result_;
};

}  // namespace nonet
