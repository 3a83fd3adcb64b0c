#include "core/engine/model_search.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// Guesses that are taken back before the search learns, and the same where learning rarely pays.
constexpr std::uint64_t kPatience = 1024, kLongPatience = std::uint64_t{1} << 20;

/// What an automaton over more cells than this removes rests on very many.
constexpr std::size_t kShortAutomaton = 50;

/// Whether what the rule removes rests on nearly all of its cells, which are many.
bool has_long_reasons(const Rule& rule) {
  const auto* const automaton = std::get_if<Automaton>(&rule);
  return std::holds_alternative<Sum>(rule) || std::holds_alternative<Connected>(rule) ||
         (automaton != nullptr && automaton->cells.size() > kShortAutomaton);
}

std::uint64_t patience_for(const Model& model) {
  const bool is_long = std::any_of(model.rules.begin(), model.rules.end(), has_long_reasons);
  return is_long ? kLongPatience : kPatience;
}

bool has_only_houses(const Model& model) {
  return std::all_of(model.rules.begin(), model.rules.end(),
                     [](const Rule& rule) { return std::holds_alternative<Distinct>(rule); });
}

}  // namespace

ModelSearch::ModelSearch(std::shared_ptr<const Model> model)
    : model_(std::move(model)), patience_(patience_for(*model_)), first_(model_) {}

void ModelSearch::start(std::span<const DigitSet> candidates, std::uint64_t limit,
                        std::uint64_t patience) {
  first_.start(candidates, limit);
  candidates_.assign(first_.candidates().begin(), first_.candidates().end());
  preferred_ = {};
  digit_ = 0;
  has_learned_ = false;
  begin(limit, patience);
}

void ModelSearch::seek(std::span<const DigitSet> candidates, Cell cell, Digit digit,
                       std::span<const DigitSet> preferred, std::uint64_t patience) {
  first_.seek(candidates, cell, digit, preferred);
  candidates_.assign(candidates.begin(), candidates.end());
  preferred_ = preferred;
  cell_ = cell;
  digit_ = digit;
  begin(1, patience);
}

void ModelSearch::begin(std::uint64_t limit, std::uint64_t patience) {
  HandOver::Patience given{patience, 0, 0};
  if (patience == 0) {
    const bool has_rules = !has_only_houses(*model_);
    given = {patience_, has_rules ? 0 : kLongPatience, has_rules ? kLongPatience : 0};
  }
  hand_over_.start(limit, given);
}

void ModelSearch::remove_refuted(std::span<DigitSet> candidates) {
  if (has_learned_) learner_->remove_refuted(candidates);
  first_.remove_refuted(candidates);
}

void ModelSearch::prefer(std::span<const DigitSet> preferred) {
  preferred_ = preferred;
  first_.prefer(preferred);
}

const SearchResult& ModelSearch::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const auto begin_to_learn = [this](std::uint64_t limit) -> LearningEngine& {
    if (!learner_) learner_ = std::make_unique<LearningEngine>(model_);
    if (!has_learned_) learner_->start(candidates_, limit);
    has_learned_ = digit_ != 0;
    if (has_learned_) {
      learner_->seek(cell_, digit_, preferred_);
    } else {
      learner_->prefer(preferred_);
    }
    return *learner_;
  };
  return hand_over_.resume(first_, begin_to_learn, guesses, sink);
}

}  // namespace nonet
