#include "core/engine/learn_rules.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

Propagators make_propagators(const Model& model, const Differences& differences) {
  Propagators list;
  const HousePlaces houses(model, differences);
  const PropagatorContext context{model, differences, houses};
  for (const Rule& rule : model.rules) {
    if (!std::holds_alternative<Distinct>(rule)) add_propagators(rule, context, list);
  }
  return list;
}

/// The digits of `digits` that are greater than all of `than`, and those that are less.
DigitSet above(DigitSet digits, DigitSet than) {
  return digits - DigitSet::up_to(than.last());
}
DigitSet below(DigitSet digits, DigitSet than) {
  return digits & DigitSet::up_to(than.first() - 1);
}

}  // namespace

LearningRules::LearningRules(std::shared_ptr<const Model> model)
    : model_(std::move(model)),
      differences_(*model_),
      propagators_(make_propagators(*model_, differences_)),
      domains_(make_domains(differences_, propagators_)),
      trial_(differences_, std::vector<std::vector<PropagatorIndex>>(model_->domains.size()), {}) {
  trial_.begin_trial();
}

bool LearningRules::start(std::span<const DigitSet> candidates) {
  if (std::any_of(candidates.begin(), candidates.end(),
                  [](DigitSet digits) { return digits.empty(); })) {
    return false;
  }
  domains_.start(candidates);
  if (!domains_.spread_singles()) return false;
  trial_.start(domains_.all());
  return true;
}

void LearningRules::tell(Cell cell, Digit digit, bool is_placed) {
  const DigitSet digits = DigitSet::of(digit);
  is_placed ? domains_.keep(cell, digits) : domains_.remove(cell, digits);
}

bool LearningRules::run(PropagatorIndex propagator) {
  const std::size_t before = domains_.mark();
  if (propagators_[propagator]->propagate(domains_)) return true;
  domains_.undo_to(before);
  return false;
}

void LearningRules::undo_to(std::size_t mark) {
  domains_.clear_queues();
  domains_.undo_to(mark);
}

void LearningRules::reduce(PropagatorIndex index, Target target, DigitSet most,
                           std::span<Loss> losses) {
  Propagator& propagator = *propagators_[index];
  if (target.digit != 0) trial_.put(target.cell, most);
  // What the propagator does not look at, it does not need.
  for (Loss& loss : losses) {
    const DigitSet others = loss.most - propagator.digits();
    if (!(loss.then & others).empty()) loss.then |= others;
  }
  give_back(propagator, target, losses, 0, losses.size());
  // Other propagators may look at these cells, though they are none of theirs.
  for (const Loss& loss : losses) trial_.put(loss.cell, loss.most);
}

/// Whether the propagator finds the target where the cells hold what `losses` say.
bool LearningRules::finds(Propagator& propagator, Target target, std::span<const Loss> losses) {
  for (const Loss& loss : losses) trial_.put(loss.cell, loss.then);
  const std::size_t before = trial_.mark();
  const bool found = !propagator.propagate(trial_) ||
                     (target.digit != 0 && !trial_[target.cell].contains(target.digit));
  trial_.undo_to(before);
  return found;
}

/// Gives cells of this range everything back, if possible all together, else those of each half.
void LearningRules::give_back(Propagator& propagator, Target target, std::span<Loss> losses,
                              std::size_t begin, std::size_t end) {
  const auto range = losses.subspan(begin, end - begin);
  if (std::all_of(range.begin(), range.end(),
                  [](const Loss& loss) { return loss.then == loss.most; })) {
    return;
  }
  const std::vector<Loss> kept(range.begin(), range.end());
  for (Loss& loss : range) loss.then = loss.most;
  if (finds(propagator, target, losses)) return;
  std::copy(kept.begin(), kept.end(), range.begin());
  if (range.size() == 1) {
    give_back_some(propagator, target, losses, begin);
    return;
  }
  const std::size_t middle = begin + range.size() / 2;
  give_back(propagator, target, losses, begin, middle);
  give_back(propagator, target, losses, middle, end);
}

/// What a cell has lost above its digits, and below them, as most rules look at the least and the greatest of them only.
void LearningRules::give_back_some(Propagator& propagator, Target target, std::span<Loss> losses,
                                   std::size_t place) {
  Loss& loss = losses[place];
  const DigitSet then = loss.then;
  if (then.single()) return;
  const DigitSet lost = loss.most - then;
  for (const DigitSet some :
       {above(lost, then), below(lost, then), lost - above(lost, then) - below(lost, then)}) {
    if (some.empty()) continue;
    const DigitSet kept = loss.then;
    loss.then |= some;
    if (!finds(propagator, target, losses)) loss.then = kept;
  }
}

}  // namespace nonet
