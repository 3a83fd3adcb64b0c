// The learning engine's conflicts: from literals that cannot all be false to a clause that says why.
#include <algorithm>
#include <utility>

#include "core/base/sort.h"
#include "core/engine/learn.h"

namespace nonet {
namespace {

/// Clauses of at most this glue survive two reductions after they took part in a conflict, others one.
constexpr std::uint32_t kGoodGlue = 6;
/// After seek() activities fade soonest: each search is short, and prefers other digits (tests/bench/history.md).
constexpr double kDecayFocused = 0.96, kDecayStable = 0.98, kDecaySeeking = 0.9;

/// Marks of a variable, while a clause is learned: its literal is in the clause; it follows from the clause's literals, or that
/// was tried in vain; it is among those that one literal of their level is to replace.
constexpr std::uint8_t kNoted = 1, kImplied = 2, kNotImplied = 4, kShrunk = 8;

}  // namespace

/// Learns from conflict_, goes back, and sets what the learned clause says there.
void LearningEngine::learn() {
  ++conflicts_;
  analyse();
  shrink();
  minimise();
  const std::uint32_t glue = glue_of(learned_);
  const std::uint32_t level = sort_for_backjump();
  keep_best_phases();
  go_back_to(level);
  if (learned_.size() == 1) {
    set(learned_[0], {});
  } else {
    const ClauseIndex clause = clauses_.add(learned_, glue);
    clauses_.set_credit(clause, glue <= kGoodGlue ? 2 : 1);
    watch(clause);
    set(learned_[0], Reason::clause(clause));
  }
  restarts_.learn(glue);
  order_.decay(is_seeking_ ? kDecaySeeking : restarts_.is_stable() ? kDecayStable : kDecayFocused);
}

/// Calls visit(literal) for each literal, all false, that makes the variable's literal true.
template <class Visit>
void LearningEngine::each_cause(Variable variable, const Visit& visit) {
  if (reason_of_[variable].is_run()) explain(variable);
  const Reason reason = reason_of_[variable];
  if (reason.is_literal()) {
    visit(opposite(reason.by()));
    return;
  }
  if (!reason.is_clause()) {
    // A visit may lead to further explanations, for which the vector may move.
    const std::size_t start = reason.explanation();
    for (std::uint32_t i = explanations_[start]; i > 0; --i) visit(explanations_[start + i]);
    return;
  }
  for (const Literal literal : clauses_.literals(reason.clause())) {
    if (variable_of(literal) != variable) visit(literal);
  }
}

/// Resolves the conflict until one literal of the last level is left: the first that all ways to the conflict lead through.
void LearningEngine::analyse() {
  learned_.assign(1, 0);
  open_causes_ = 0;
  for (const Literal literal : conflict_) note(literal);
  std::size_t place = trail_.size();
  while (true) {
    do --place;
    while (mark_[variable_of(trail_[place])] == 0);
    const Variable variable = variable_of(trail_[place]);
    if (--open_causes_ == 0) break;
    const Reason reason = reason_of_[variable];
    if (reason.is_clause()) credit(reason.clause());
    each_cause(variable, [&](Literal literal) { note(literal); });
  }
  learned_[0] = opposite(trail_[place]);
}

void LearningEngine::note(Literal literal) {
  const Variable variable = variable_of(literal);
  if (mark_[variable] != 0 || level_of_[variable] == 0) return;
  mark_[variable] = kNoted;
  marked_.push_back(variable);
  order_.bump(variable);
  if (level_of_[variable] == level()) {
    ++open_causes_;
  } else {
    learned_.push_back(literal);
  }
}

/// A learned clause that takes part in a conflict is of use.
void LearningEngine::credit(ClauseIndex clause) {
  if (!clauses_.is_learned(clause)) return;
  const std::uint32_t glue = glue_of(clauses_.literals(clause));
  if (glue < clauses_.glue(clause)) clauses_.set_glue(clause, std::max(1u, glue));
  clauses_.set_credit(clause, clauses_.glue(clause) <= kGoodGlue ? 2 : 1);
}

/// Replaces the literals of each level by one that they all follow from, if the way there needs no others.
void LearningEngine::shrink() {
  // The first literal stays; the others from the last one on the trail.
  by_place_.clear();
  for (std::size_t i = 1; i < learned_.size(); ++i) {
    const std::uint32_t place = place_of_[variable_of(learned_[i])];
    by_place_.push_back(std::uint64_t{~place} << 32 | learned_[i]);
  }
  sort_small(by_place_);
  for (std::size_t i = 1; i < learned_.size(); ++i) {
    learned_[i] = static_cast<Literal>(by_place_[i - 1]);
  }
  std::size_t kept = 1;
  for (std::size_t begin = 1; begin < learned_.size();) {
    const std::uint32_t level = level_of_[variable_of(learned_[begin])];
    std::size_t end = begin + 1;
    while (end < learned_.size() && level_of_[variable_of(learned_[end])] == level) ++end;
    const std::span<Literal> literals = std::span(learned_).subspan(begin, end - begin);
    if (literals.size() > 1 && shrink_level(literals)) end = begin + 1;
    for (const Literal literal : literals.first(end - begin)) learned_[kept++] = literal;
    begin += literals.size();
  }
  learned_.resize(kept);
}

/// Puts the replacement into the first place; returns false if there is none. The literals come from the last one on the trail.
bool LearningEngine::shrink_level(std::span<Literal> literals) {
  shrunk_.clear();
  const auto take = [&](Variable variable) {
    if ((mark_[variable] & kShrunk) != 0) return;
    mark_[variable] |= kShrunk;
    shrunk_.push_back(variable);
  };
  for (const Literal literal : literals) take(variable_of(literal));
  const std::uint32_t level = level_of_[variable_of(literals[0])];
  std::uint32_t place = place_of_[variable_of(literals[0])];
  bool fits = true;
  // Each of them is replaced by its causes, from the last one on the trail, until one is left.
  for (std::size_t replaced = 0;; ++replaced, --place) {
    while ((mark_[variable_of(trail_[place])] & kShrunk) == 0) --place;
    if (replaced + 1 == shrunk_.size()) break;
    each_cause(variable_of(trail_[place]), [&](Literal literal) {
      const Variable cause = variable_of(literal);
      if (level_of_[cause] == level) {
        take(cause);
      } else if (level_of_[cause] != 0 && (mark_[cause] & (kNoted | kImplied)) == 0) {
        fits = fits && is_implied(literal);
      }
    });
    if (!fits) break;
  }
  for (const Variable variable : shrunk_) {
    mark_[variable] &= static_cast<std::uint8_t>(~kShrunk);
  }
  if (!fits) return false;
  literals[0] = opposite(trail_[place]);
  const Variable variable = variable_of(literals[0]);
  if (mark_[variable] == 0) marked_.push_back(variable);
  mark_[variable] |= kNoted;
  return true;
}

/// Removes literals that follow from the others.
void LearningEngine::minimise() {
  for (std::size_t i = 1; i < learned_.size(); ++i) mark_[variable_of(learned_[i])] = kNoted;
  const auto end = std::remove_if(learned_.begin() + 1, learned_.end(),
                                  [&](Literal literal) { return is_implied(literal); });
  learned_.erase(end, learned_.end());
  // A pair that excludes each other is a clause, too: the first literal's digit makes its neighbours' impossible.
  if (!is_positive(learned_[0]) && learned_.size() > 1) {
    const Variable first = variable_of(learned_[0]);
    const auto rest = std::remove_if(learned_.begin() + 1, learned_.end(), [&](Literal literal) {
      return is_positive(literal) && variables_.excludes(first, variable_of(literal));
    });
    learned_.erase(rest, learned_.end());
  }
  for (const Variable variable : marked_) mark_[variable] = 0;
  marked_.clear();
}

/// Whether the literal is false because others of the learned clause are.
bool LearningEngine::is_implied(Literal literal) {
  const Variable start = variable_of(literal);
  if (reason_of_[start].is_none()) return false;
  stack_.assign(1, start);
  const std::size_t marked_before = marked_.size();
  while (!stack_.empty()) {
    const Variable variable = stack_.back();
    stack_.pop_back();
    bool fails = false;
    each_cause(variable, [&](Literal cause) {
      const Variable next = variable_of(cause);
      if (fails || level_of_[next] == 0 || (mark_[next] & (kNoted | kImplied)) != 0) return;
      if ((mark_[next] & kNotImplied) != 0 || reason_of_[next].is_none()) {
        fails = true;
        return;
      }
      mark_[next] |= kImplied;
      marked_.push_back(next);
      stack_.push_back(next);
    });
    if (fails) {
      // What this attempt assumed is unknown again.
      for (std::size_t i = marked_before; i < marked_.size(); ++i) {
        mark_[marked_[i]] = static_cast<std::uint8_t>(mark_[marked_[i]] & ~kImplied);
      }
      if (mark_[start] == 0) marked_.push_back(start);
      mark_[start] |= kNotImplied;
      return false;
    }
  }
  return true;
}

std::uint32_t LearningEngine::glue_of(std::span<const Literal> literals) {
  ++stamp_;
  std::uint32_t glue = 0;
  for (const Literal literal : literals) {
    std::uint32_t& stamp = level_stamp_[level_of_[variable_of(literal)]];
    glue += stamp != stamp_;
    stamp = stamp_;
  }
  return glue;
}

/// Puts the literal of the highest level after the first one, and returns its level.
std::uint32_t LearningEngine::sort_for_backjump() {
  if (learned_.size() == 1) return 0;
  const auto highest =
      std::max_element(learned_.begin() + 1, learned_.end(), [&](Literal one, Literal other) {
        return level_of_[variable_of(one)] < level_of_[variable_of(other)];
      });
  std::swap(learned_[1], *highest);
  return level_of_[variable_of(learned_[1])];
}

}  // namespace nonet
