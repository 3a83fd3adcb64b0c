#include "core/engine/learn.h"

#include <algorithm>
#include <utility>

#include "core/base/sort.h"

namespace nonet {
namespace {

constexpr std::uint64_t kFirstReduction = 1000;
constexpr std::uint64_t kReductionStep = 80;
/// Learned clauses of at most this glue are kept for good.
constexpr std::uint32_t kKeptGlue = 2;
/// From so many digits on, the focused mode always places one: to exclude one of many says little. On smaller boards, what a variable last
/// was refutes puzzles without a solution sooner (tests/bench/history.md).
constexpr int kManyDigits = 16;
/// The activity of a preferred variable grows as by this many conflicts.
constexpr double kPreferred = 3;

}  // namespace

LearningEngine::LearningEngine(std::shared_ptr<const Geometry> geometry)
    : size_(geometry->size()),
      geometry_(geometry),
      propagation_(std::make_unique<Propagation>(geometry)),
      variables_(std::move(geometry)) {
  for (const House& house : geometry_->houses()) {
    if (house.cells.size() == static_cast<std::size_t>(size_)) houses_.push_back(house.cells);
  }
}

LearningEngine::LearningEngine(std::shared_ptr<const Model> model)
    : size_(model->value_count),
      rules_(std::make_unique<LearningRules>(model)),
      variables_(rules_->differences()) {
  for (const Rule& rule : model->rules) {
    const auto* distinct = std::get_if<Distinct>(&rule);
    if (distinct != nullptr && distinct->cells.size() == static_cast<std::size_t>(size_)) {
      houses_.push_back(distinct->cells);
    }
  }
}

void LearningEngine::start(std::span<const DigitSet> candidates, std::uint64_t limit) {
  limit_ = limit;
  result_ = {};
  assumed_ = kNoLiteral;
  is_seeking_ = false;
  const bool is_open = rules_ ? rules_->start(candidates) : propagation_->start(candidates);
  is_over_ = is_exhausted_ = result_.complete = !is_open;
  solution_.clear();
  if (is_exhausted_) return;
  const std::span<const DigitSet> left = rules_ ? rules_->candidates() : propagation_->candidates();
  for (const DigitSet digits : left) solution_.push_back(digits.first());
  variables_.start(left);
  const std::size_t count = variables_.count();
  clauses_.clear();
  watches_.assign(2 * count, {});
  truth_.assign(2 * count, Truth::kOpen);
  level_of_.assign(count, 0);
  reason_of_.assign(count, {});
  place_of_.assign(count, 0);
  trail_.clear();
  level_starts_.clear();
  propagated_ = told_ = 0;
  marks_.clear();
  runs_.clear();
  explanations_.clear();
  order_.start(count);
  phase_.assign(count, 1);
  best_phase_ = phase_;
  best_trail_ = 0;
  is_near_solution_ = false;
  restarts_.start();
  conflicts_ = reductions_ = 0;
  next_reduction_ = kFirstReduction;
  mark_.assign(count, 0);
  marked_.clear();
  level_stamp_.assign(count + 1, 0);
  stamp_ = 0;
  add_puzzle_clauses();
}

/// Each cell has one of its digits, and each digit one of its cells in each house that has as many cells as digits.
void LearningEngine::add_puzzle_clauses() {
  std::vector<Literal> literals;
  for (Variable variable = 0; variable < variables_.count();) {
    literals.clear();
    const int count = variables_.open(variables_.cell(variable)).count();
    for (int i = 0; i < count; ++i) literals.push_back(literal_of(variable++, true));
    add_clause(literals);
  }
  for (const std::span<const Cell> house : houses_) {
    for (int number = 1; number <= size_; ++number) {
      const Digit digit = static_cast<Digit>(number);
      literals.clear();
      for (const Cell cell : house) {
        if (!variables_.open(cell).contains(digit)) continue;
        literals.push_back(literal_of(variables_.of(cell, digit), true));
      }
      if (!literals.empty()) add_clause(literals);
    }
  }
}

/// Of the puzzle; the search has no decisions.
void LearningEngine::add_clause(std::span<const Literal> literals) {
  std::vector<Literal> open;
  for (const Literal literal : literals) {
    if (truth(literal) == Truth::kTrue) return;
    if (truth(literal) == Truth::kOpen) open.push_back(literal);
  }
  if (open.empty()) {
    is_over_ = is_exhausted_ = result_.complete = true;
  } else if (open.size() == 1) {
    set(open[0], {});
  } else {
    watch(clauses_.add(open, 0));
  }
}

void LearningEngine::exclude(std::span<const Digit> solution) {
  std::vector<Literal> literals;
  for (std::size_t i = 0; i < solution.size(); ++i) {
    const Cell cell = static_cast<Cell>(i);
    const DigitSet open = variables_.open(cell);
    if (open.empty()) {
      if (solution[i] != solution_[i]) return;
    } else {
      if (!open.contains(solution[i])) return;
      literals.push_back(literal_of(variables_.of(cell, solution[i]), false));
    }
  }
  if (!is_over_) add_clause(literals);
}

void LearningEngine::take(std::span<const Digit> solution) {
  go_back_to(0);
  --limit_;
  exclude(solution);
  for (Variable variable = 0; variable < variables_.count(); ++variable) {
    phase_[variable] = solution[variables_.cell(variable)] == variables_.digit(variable);
  }
  best_phase_ = phase_;
  is_near_solution_ = true;
}

void LearningEngine::prefer(std::span<const DigitSet> preferred) {
  for (Variable variable = 0; variable < variables_.count(); ++variable) {
    const Cell cell = variables_.cell(variable);
    if (cell < preferred.size() && preferred[cell].contains(variables_.digit(variable))) {
      order_.bump(variable, kPreferred);
    }
  }
}

void LearningEngine::seek(Cell cell, Digit digit, std::span<const DigitSet> preferred) {
  limit_ = 1;
  result_ = {};
  assumed_ = kNoLiteral;
  is_over_ = result_.complete = is_exhausted_;
  is_seeking_ = true;
  if (is_exhausted_) return;
  go_back_to(0);
  const DigitSet open = variables_.open(cell);
  if (open.contains(digit)) {
    assumed_ = literal_of(variables_.of(cell, digit), true);
  } else if (!open.empty() || solution_[cell] != digit) {
    is_over_ = result_.complete = true;
    return;
  }
  prefer(preferred);
  is_near_solution_ = false;
  std::fill(phase_.begin(), phase_.end(), std::uint8_t{1});
  best_phase_ = phase_;
  best_trail_ = 0;
  restarts_.start();
}

void LearningEngine::remove_refuted(std::span<DigitSet> digits) const {
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    const DigitSet open = variables_.open(static_cast<Cell>(cell));
    digits[cell] &= open.empty() ? DigitSet::of(solution_[cell]) : open;
  }
  for (const Literal literal : known()) {
    const Variable variable = variable_of(literal);
    if (!is_positive(literal)) digits[variables_.cell(variable)].erase(variables_.digit(variable));
  }
}

void LearningEngine::watch(ClauseIndex clause) {
  const auto literals = clauses_.literals(clause);
  const bool is_pair = literals.size() == 2;
  watches_[literals[0]].emplace_back(clause, is_pair, literals[1]);
  watches_[literals[1]].emplace_back(clause, is_pair, literals[0]);
}

void LearningEngine::go_back_to(std::uint32_t level) {
  if (level >= level_starts_.size()) return;
  const std::size_t start = level_starts_[level];
  for (std::size_t i = trail_.size(); i-- > start;) {
    const Literal literal = trail_[i];
    truth_[literal] = truth_[opposite(literal)] = Truth::kOpen;
    phase_[variable_of(literal)] = is_positive(literal);
    order_.insert(variable_of(literal));
  }
  trail_.resize(start);
  level_starts_.resize(level);
  propagated_ = start;
  if (!rules_) return;
  rules_->undo_to(marks_[level]);
  marks_.resize(level);
  told_ = start;
  while (!runs_.empty() && runs_.back().place >= start) runs_.pop_back();
  if (level == 0) explanations_.clear();
}

/// Sets what follows from the trail. Returns false on a conflict.
bool LearningEngine::propagate() {
  while (propagate_clauses()) {
    if (!rules_) return true;
    for (; told_ < trail_.size(); ++told_) {
      const Variable variable = variable_of(trail_[told_]);
      rules_->tell(variables_.cell(variable), variables_.digit(variable),
                   is_positive(trail_[told_]));
    }
    PropagatorIndex propagator;
    if (!rules_->next(propagator)) return true;
    if (!run_rule(propagator)) return false;
  }
  return false;
}

bool LearningEngine::propagate_clauses() {
  while (propagated_ < trail_.size()) {
    const Literal literal = trail_[propagated_++];
    if (is_positive(literal) && !exclude_neighbours(literal)) return false;
    if (!visit_watches(opposite(literal))) return false;
  }
  return true;
}

bool LearningEngine::exclude_neighbours(Literal literal) {
  const Truth* const truths = truth_.data();
  for (const Variable neighbour : variables_.neighbours(variable_of(literal))) {
    const Literal other = literal_of(neighbour, false);
    if (truths[other] == Truth::kTrue) continue;
    if (truths[other] == Truth::kFalse) {
      conflict_.assign({opposite(literal), other});
      return false;
    }
    set(other, Reason::literal(literal));
  }
  return true;
}

/// Looks at the clauses that watch a literal, which has become false.
bool LearningEngine::visit_watches(Literal literal) {
  // A byte may be part of anything: without these, the compiler reads where the lists are after each write to truth_.
  const Truth* const truths = truth_.data();
  std::vector<Watch>& watches = watches_[literal];
  Watch *const begin = watches.data(), *const end = begin + watches.size();
  Watch *from = begin, *to = begin;
  bool fits = true;
  while (fits && from != end) {
    const Watch watch = *from++;
    *to++ = watch;
    const Truth other = truths[watch.other];
    if (other == Truth::kTrue) continue;
    if (watch.is_pair()) {
      if (other == Truth::kOpen) {
        set(watch.other, Reason::literal(opposite(literal)));
      } else {
        conflict_.assign({literal, watch.other});
        fits = false;
      }
      continue;
    }
    const auto literals = clauses_.literals(watch.clause());
    const Literal first = literals[0] == literal ? literals[1] : literals[0];
    if (truths[first] == Truth::kTrue) {
      to[-1].other = first;
      continue;
    }
    literals[0] = first;
    literals[1] = literal;
    std::size_t next = 2;
    while (next < literals.size() && truths[literals[next]] == Truth::kFalse) ++next;
    if (next < literals.size()) {
      std::swap(literals[1], literals[next]);
      watches_[literals[1]].emplace_back(watch.clause(), false, first);
      --to;
    } else if (truths[first] == Truth::kOpen) {
      set(first, Reason::clause(watch.clause()));
    } else {
      conflict_.assign(literals.begin(), literals.end());
      credit(watch.clause());
      fits = false;
    }
  }
  watches.erase(watches.begin() + (to - begin), watches.begin() + (from - begin));
  return fits;
}

const SearchResult& LearningEngine::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const std::uint64_t until = guesses_until(result_, guesses);
  result_.stopped = false;
  while (!is_over_) {
    if (!propagate()) {
      if (!go_back_to_conflict()) {
        is_exhausted_ = result_.complete = true;
        break;
      }
      learn();
      continue;
    }
    const bool begins = level() == 0 && assumed_ != kNoLiteral;
    // The only solution that is left may be known, and be another one.
    if (begins && truth(assumed_) == Truth::kFalse) {
      result_.complete = true;
      break;
    }
    if (trail_.size() == variables_.count()) {
      if (!take_solution(sink)) break;
      continue;
    }
    const bool is_reduction_due = conflicts_ >= next_reduction_;
    if (restarts_.is_due() || is_reduction_due) {
      keep_best_phases();
      go_back_to(0);
      if (is_reduction_due) reduce();
      continue;
    }
    if (result_.guesses == until) {
      result_.stopped = true;
      return result_;
    }
    if (begins && truth(assumed_) == Truth::kOpen) {
      decide(assumed_);
    } else {
      decide();
    }
  }
  is_over_ = true;
  return result_;
}

/// Counts the solution, passes it on, and excludes it. Returns false to end the search.
bool LearningEngine::take_solution(const SolutionSink& sink) {
  ++result_.solutions;
  for (const Literal literal : trail_) {
    const Variable variable = variable_of(literal);
    if (is_positive(literal)) solution_[variables_.cell(variable)] = variables_.digit(variable);
  }
  if (level() == 0) result_.complete = true;
  if (sink && !sink(solution_)) return false;
  if (level() == 0 || result_.solutions == limit_) return false;
  // Not all of these decisions again: with all but the last of them, the last is wrong.
  std::vector<Literal> literals;
  for (std::size_t i = level_starts_.size(); i-- > 0;) {
    literals.push_back(opposite(trail_[level_starts_[i]]));
  }
  go_back_to(level() - 1);
  if (literals.size() == 1) {
    set(literals[0], {});
  } else {
    const ClauseIndex clause = clauses_.add(literals, 0);
    watch(clause);
    set(literals[0], Reason::clause(clause));
  }
  return true;
}

void LearningEngine::decide() {
  Variable next = order_.pop();
  while (truth(literal_of(next, true)) != Truth::kOpen) next = order_.pop();
  const bool always_places = size_ >= kManyDigits && !restarts_.is_stable() && !is_near_solution_;
  const std::uint8_t phase = restarts_.is_stable() ? best_phase_[next] : phase_[next];
  decide(literal_of(next, always_places || phase != 0));
}

void LearningEngine::decide(Literal literal) {
  ++result_.guesses;
  if (rules_) marks_.push_back(rules_->mark());
  level_starts_.push_back(trail_.size());
  set(literal, {});
}

/// The digits of the longest trail without a conflict: what the stable mode decides by.
void LearningEngine::keep_best_phases() {
  if (trail_.size() <= best_trail_) return;
  best_trail_ = trail_.size();
  for (const Literal literal : trail_) best_phase_[variable_of(literal)] = is_positive(literal);
}

/// Removes three quarters of the learned clauses that were of no use lately. The search has no decisions.
void LearningEngine::reduce() {
  ++reductions_;
  next_reduction_ = conflicts_ + kFirstReduction + kReductionStep * reductions_;
  best_trail_ = 0;
  // What sorts them above the clause itself: of two that are alike, the older one stays.
  std::vector<std::uint64_t> removable;
  for (ClauseIndex clause = clauses_.first(); clause != clauses_.end();
       clause = clauses_.next(clause)) {
    if (!clauses_.is_learned(clause) || clauses_.glue(clause) <= kKeptGlue) continue;
    const std::uint32_t credit = clauses_.credit(clause);
    if (credit > 0) {
      clauses_.set_credit(clause, credit - 1);
    } else {
      constexpr std::uint32_t kMost = UINT16_MAX;
      const std::uint32_t worth =
          std::min(clauses_.glue(clause), kMost) << 16 | std::min(clauses_.size(clause), kMost);
      removable.push_back(std::uint64_t{worth} << 32 | clause);
    }
  }
  sort_small(removable);
  std::vector<ClauseIndex> dropped;
  for (std::size_t i = removable.size() / 4; i < removable.size(); ++i) {
    dropped.push_back(static_cast<ClauseIndex>(removable[i]));
  }
  sort_small(dropped);
  rebuild(dropped);
}

/// Copies the clauses without those that are dropped or true, and without literals that are false.
void LearningEngine::rebuild(const std::vector<ClauseIndex>& dropped) {
  const Clauses old = std::exchange(clauses_, {});
  for (auto& watches : watches_) watches.clear();
  // Nothing asks for the reason of what is known without decisions.
  for (const Literal literal : trail_) reason_of_[variable_of(literal)] = {};
  auto drop = dropped.begin();
  std::vector<Literal> literals;
  for (ClauseIndex clause = old.first(); clause != old.end(); clause = old.next(clause)) {
    if (drop != dropped.end() && *drop == clause) {
      ++drop;
      continue;
    }
    literals.clear();
    bool is_true = false;
    for (const Literal literal : old.literals(clause)) {
      is_true = is_true || truth(literal) == Truth::kTrue;
      if (truth(literal) == Truth::kOpen) literals.push_back(literal);
    }
    if (is_true) continue;
    const ClauseIndex copy = clauses_.add(literals, old.glue(clause));
    clauses_.set_credit(copy, old.credit(clause));
    watch(copy);
  }
}

}  // namespace nonet
