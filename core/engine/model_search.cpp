#include "core/engine/model_search.h"

#include <utility>

namespace nonet {

ModelSearch::ModelSearch(std::shared_ptr<const Model> model)
    : model_(std::move(model)), first_(model_) {}

void ModelSearch::start(std::uint64_t limit, std::uint64_t patience) {
  first_.start(limit);
  candidates_.assign(first_.candidates().begin(), first_.candidates().end());
  hand_over_.start(limit, patience);
}

const SearchResult& ModelSearch::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const auto begin_to_learn = [this](std::uint64_t limit) -> LearningEngine& {
    if (!learner_) learner_ = std::make_unique<LearningEngine>(model_);
    learner_->start(candidates_, limit);
    return *learner_;
  };
  return hand_over_.resume(first_, begin_to_learn, guesses, sink);
}

}  // namespace nonet
