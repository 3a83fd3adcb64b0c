// core/engine/propagators/value_set.cpp: cells that together hold exactly the digits of one of several sets.
//
// A set is possible if the cells' digits cover it and each cell has one of its digits. The digits of no possible set go. A digit
// of all possible sets has a cell: where only one is left, it is there, and cells that must differ from all cells that
// are left cannot have it.
#include <algorithm>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

class ValueSetPropagator : public Propagator {
 public:
  ValueSetPropagator(const ValueSet& rule, const PropagatorContext& context)
      : Propagator(rule.cells),
        sets_(rule.sets),
        differences_(context.differences_are_kept ? &context.differences : nullptr) {}
  std::uint8_t cost() const override { return sets_->size() <= 16 ? 1 : 2; }

  bool propagate(Domains& domains) override {
    DigitSet all, fixed;
    for (const Cell cell : cells()) {
      const DigitSet digits = domains[cell];
      if (digits.single()) {
        if (!(fixed & digits).empty()) return false;
        fixed |= digits;
      }
      all |= digits;
    }
    DigitSet possible, needed = all;
    for (const DigitSet set : *sets_) {
      if (!(fixed - set).empty() || !(set - all).empty()) continue;
      if (std::any_of(cells().begin(), cells().end(),
                      [&](Cell cell) { return (domains[cell] & set).empty(); })) {
        continue;
      }
      possible |= set;
      needed &= set;
    }
    if (possible.empty()) return false;
    for (const Cell cell : cells()) {
      if (!domains.keep(cell, possible)) return false;
    }
    for (DigitSet left = needed - fixed; !left.empty();) {
      if (!place(domains, left.pop_first())) return false;
    }
    return true;
  }

 private:
  bool place(Domains& domains, Digit digit) {
    const Cell* only = nullptr;
    std::size_t count = 0;
    for (const Cell& cell : cells()) {
      if (!domains[cell].contains(digit)) continue;
      only = &cell;
      ++count;
    }
    if (count == 0) return false;
    if (count == 1) return domains.keep(*only, DigitSet::of(digit));
    if (count > 3 || differences_ == nullptr) return true;
    for (const Cell other : differences_->of(*only)) {
      if (!domains[other].contains(digit)) continue;
      const bool sees_all = std::all_of(cells().begin(), cells().end(), [&](Cell cell) {
        return !domains[cell].contains(digit) || differences_->contains(other, cell);
      });
      if (sees_all && !domains.remove(other, DigitSet::of(digit))) return false;
    }
    return true;
  }

  std::shared_ptr<const std::vector<DigitSet>> sets_;
  const Differences* differences_;  // null: inside of an alternative
};

}  // namespace

void add_propagators(const ValueSet& rule, const PropagatorContext& context, Propagators& list) {
  if (!context.differences_are_kept) add_propagators(Distinct{rule.cells}, context, list);
  list.push_back(std::make_unique<ValueSetPropagator>(rule, context));
}

}  // namespace nonet
