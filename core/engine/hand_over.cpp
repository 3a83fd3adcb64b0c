#include "core/engine/hand_over.h"

namespace nonet {
namespace {

/// Learning is tried out for so many decisions. Then it does not pay if the mean glue of its clauses is greater: they rest on too much to be of use
/// again. (Published puzzles that it solves in fewer guesses by far: 8 to 11; those that it does not: 13 to 25.)
constexpr std::uint64_t kTrial = 2048;
constexpr double kMostGlue = 12;

}  // namespace

void HandOver::start(std::uint64_t limit, const Patience& patience) {
  limit_ = limit;
  patience_ = patience;
  learner_ = nullptr;
  is_on_trial_ = false;
  guesses_of_first_ = guesses_of_learner_ = 0;
  found_.clear();
  result_ = {};
}

void HandOver::take(std::span<const Digit> solution) {
  found_.emplace_back(solution.begin(), solution.end());
  ++result_.solutions;
  learner_->take(solution);
}

/// Takes over the result of the search without learning. Returns whether it is time to look up, and may come to learning.
bool HandOver::add(const SearchResult& of_first) {
  const bool looks_up = of_first.guesses - guesses_of_first_ == until_look();
  guesses_of_first_ = of_first.guesses;
  result_ = of_first;
  result_.guesses += guesses_of_learner_;
  return result_.stopped && looks_up && may_learn();
}

void HandOver::begin_to_learn(LearningEngine& learner) {
  learner_ = &learner;
  for (const auto& solution : found_) learner.exclude(solution);
  is_on_trial_ = patience_.after_trial > 0;
}

void HandOver::learn(std::uint64_t guesses, const SolutionSink& sink) {
  const std::uint64_t before = guesses_of_first_ + guesses_of_learner_;
  const std::uint64_t trial_left = is_on_trial_ ? kTrial - (result_.guesses - before) : guesses;
  const SearchResult& learned = learner_->resume(std::min(guesses, trial_left), sink);
  result_ = {found_.size() + learned.solutions, before + learned.guesses, learned.complete,
             learned.stopped};
  if (!is_on_trial_ || !learned.stopped || learned.guesses < kTrial) return;
  is_on_trial_ = false;
  if (learned.solutions > 0 || learner_->mean_glue() <= kMostGlue) return;
  learner_ = nullptr;
  guesses_of_learner_ = learned.guesses;
  patience_ = {patience_.after_trial, 0, 0};
}

}  // namespace nonet
