// The learning engine's rules: what they remove becomes literals of the trail, and what a removal rests on becomes a clause when a conflict asks.
#include <algorithm>

#include "core/engine/learn.h"

namespace nonet {

/// Returns false on a conflict.
bool LearningEngine::run_rule(PropagatorIndex propagator) {
  const std::size_t place = trail_.size(), mark = rules_->mark();
  if (!rules_->run(propagator)) {
    add_causes(propagator, place, {}, causes_);
    conflict_ = causes_;
    return false;
  }
  for (const Domains::Change& change : rules_->changes_since(mark)) {
    for (DigitSet gone = change.before - (*rules_)[change.cell]; !gone.empty();) {
      const Literal literal = literal_of(variables_.of(change.cell, gone.pop_first()), false);
      if (truth(literal) == Truth::kOpen) set(literal, Reason::run(runs_.size()));
    }
  }
  if (trail_.size() > place) runs_.push_back({propagator, place});
  return true;
}

/// Replaces a run that is the reason of the variable's literal by an explanation.
void LearningEngine::explain(Variable variable) {
  const Run& run = runs_[reason_of_[variable].run()];
  add_causes(run.propagator, run.place, {variables_.cell(variable), variables_.digit(variable)},
             causes_);
  reason_of_[variable] = Reason::explanation(explanations_.size());
  explanations_.push_back(static_cast<std::uint32_t>(causes_.size()));
  explanations_.insert(explanations_.end(), causes_.begin(), causes_.end());
}

/// The literals, all false, that a run with this place on the trail has found the target by.
void LearningEngine::add_causes(PropagatorIndex propagator, std::size_t place,
                                LearningRules::Target target, std::vector<Literal>& causes) {
  const auto was_set = [&](Variable variable) {
    return truth(literal_of(variable, true)) != Truth::kOpen && place_of_[variable] < place;
  };
  const auto most_of = [&](Cell cell) {
    DigitSet most = variables_.open(cell);
    if (most.empty()) return DigitSet::of(solution_[cell]);
    for (DigitSet left = most; !left.empty();) {
      const Digit digit = left.pop_first();
      const Variable variable = variables_.of(cell, digit);
      if (truth(literal_of(variable, false)) == Truth::kTrue && level_of_[variable] == 0)
        most.erase(digit);
    }
    return most;
  };
  std::vector<Cell> cells = rules_->cells(propagator);
  if (target.digit == 0 &&
      std::find(cells.begin(), cells.end(), rules_->failed_cell()) == cells.end())
    cells.push_back(rules_->failed_cell());
  std::vector<LearningRules::Loss> losses;
  for (const Cell cell : cells) {
    const DigitSet most = most_of(cell);
    LearningRules::Loss loss{cell, most, most};
    for (DigitSet left = loss.most; !left.empty();) {
      const Digit digit = left.pop_first();
      if (variables_.open(cell).empty()) break;
      const Variable variable = variables_.of(cell, digit);
      if (!was_set(variable)) continue;
      if (truth(literal_of(variable, true)) == Truth::kTrue) {
        loss.then = DigitSet::of(digit);
        break;
      }
      loss.then.erase(digit);
    }
    losses.push_back(loss);
  }
  rules_->reduce(propagator, target, target.digit == 0 ? DigitSet() : most_of(target.cell), losses);
  causes.clear();
  for (const auto& [cell, then, most] : losses) {
    if (then == most) continue;
    if (then.single()) {
      const Variable variable = variables_.of(cell, then.first());
      if (was_set(variable) && truth(literal_of(variable, true)) == Truth::kTrue) {
        causes.push_back(literal_of(variable, false));
        continue;
      }
    }
    for (DigitSet lost = most - then; !lost.empty();) {
      causes.push_back(literal_of(variables_.of(cell, lost.pop_first()), true));
    }
  }
}

/// The last decision need not have a part in what a rule has found. Goes back to the last one that has; returns false if there is none.
bool LearningEngine::go_back_to_conflict() {
  std::uint32_t highest = 0;
  for (const Literal literal : conflict_) {
    highest = std::max(highest, level_of_[variable_of(literal)]);
  }
  go_back_to(highest);
  return highest > 0;
}

}  // namespace nonet
