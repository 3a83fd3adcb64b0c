#include "core/engine/model_search.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// Who finds more solutions than this meanwhile is counting, which learning makes slower.
constexpr std::size_t kFewSolutions = 8;

}  // namespace

ModelSearch::ModelSearch(std::shared_ptr<const Model> model)
    : model_(std::move(model)), first_(model_) {}

void ModelSearch::start(std::uint64_t limit, std::uint64_t patience) {
  limit_ = limit;
  patience_ = std::max<std::uint64_t>(patience, 1);
  is_learning_ = false;
  result_ = {};
  found_.clear();
  first_.start(limit);
  candidates_.assign(first_.candidates().begin(), first_.candidates().end());
}

const SearchResult& ModelSearch::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const std::uint64_t until =
      guesses > UINT64_MAX - result_.guesses ? UINT64_MAX : result_.guesses + guesses;
  const SolutionSink keeping = [&](std::span<const Digit> solution) {
    if (found_.size() <= kFewSolutions) found_.emplace_back(solution.begin(), solution.end());
    return !sink || sink(solution);
  };
  // It looks up after each patience_ guesses, however the caller slices them.
  while (!is_learning_) {
    const std::uint64_t next_look = (result_.guesses / patience_ + 1) * patience_;
    const std::uint64_t most = may_learn() ? std::min(until, next_look) : until;
    result_ = first_.resume(most - result_.guesses, may_learn() ? keeping : sink);
    if (!result_.stopped) return result_;
    if (result_.guesses == next_look && may_learn() &&
        result_.guesses - first_.depth() >= patience_) {
      begin_to_learn();
    }
    if (result_.guesses == until) return result_;
  }
  const SearchResult& learned = learner_->resume(until - result_.guesses, sink);
  result_ = {found_.size() + learned.solutions, guesses_before_ + learned.guesses, learned.complete,
             learned.stopped};
  return result_;
}

/// Once it may not come to learning, it never may.
bool ModelSearch::may_learn() const {
  return found_.size() <= kFewSolutions;
}

void ModelSearch::begin_to_learn() {
  is_learning_ = true;
  guesses_before_ = result_.guesses;
  if (!learner_) learner_ = std::make_unique<LearningEngine>(model_);
  learner_->start(candidates_, limit_ - found_.size());
  for (const auto& solution : found_) learner_->exclude(solution);
}

}  // namespace nonet
