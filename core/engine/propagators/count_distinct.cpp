// core/engine/propagators/count_distinct.cpp: how many different digits some cells hold.
//
//   at least  the digits that are there already, and one more for each of some cells that share no candidate with these or each other
//   at most   as many as there are candidates, and as there are cells, where those with the same one digit count once
//
// Where no new digit may come, all cells keep those that are there; where each open cell has to bring a new one, none keeps those.
#include <algorithm>

#include "core/base/sort.h"
#include "core/engine/propagator.h"

namespace nonet {
namespace {

class CountDistinctPropagator : public Propagator {
 public:
  CountDistinctPropagator(const CountDistinct& rule, const Model& model)
      : Propagator(cells_of(Rule(rule))),
        count_(rule.count),
        counted_(rule.cells),
        first_value_(model.first_value),
        value_count_(model.value_count) {
    // A cell that is listed twice adds nothing.
    sort_without_repeats(counted_);
  }
  std::uint8_t cost() const override { return 1; }

  bool propagate(Domains& domains) override {
    DigitSet there, possible;
    int open = 0;
    for (const Cell cell : counted_) {
      const DigitSet digits = domains[cell];
      possible |= digits;
      if (digits.single()) {
        there |= digits;
      } else {
        ++open;
      }
    }
    int apart = 0;
    DigitSet met = there;
    for (const Cell cell : counted_) {
      if (!(domains[cell] & met).empty()) continue;
      met |= domains[cell];
      ++apart;
    }
    const int least = there.count() + apart;
    const int most = std::min(there.count() + open, possible.count());
    if (!domains.keep(count_, values_between(least, most))) return false;
    const int lowest = value(domains[count_].first());
    const int highest = value(domains[count_].last());
    if (highest == there.count()) {
      for (const Cell cell : counted_) {
        if (!domains.keep(cell, there)) return false;
      }
    } else if (lowest == there.count() + open) {
      for (const Cell cell : counted_) {
        if (!domains[cell].single() && !domains.remove(cell, there)) return false;
      }
    }
    return true;
  }

 private:
  int value(Digit digit) const { return digit - 1 + first_value_; }
  DigitSet values_between(int least, int most) const {
    const int first = std::max(least - first_value_, 0);
    const int end = std::clamp(most - first_value_ + 1, first, std::max(first, value_count_));
    return DigitSet::up_to(std::min(end, value_count_)) -
           DigitSet::up_to(std::min(first, value_count_));
  }

  Cell count_;
  std::vector<Cell> counted_;
  int first_value_;
  int value_count_;
};

}  // namespace

void add_propagators(const CountDistinct& rule, const PropagatorContext& context,
                     Propagators& list) {
  list.push_back(std::make_unique<CountDistinctPropagator>(rule, context.model));
}

}  // namespace nonet
