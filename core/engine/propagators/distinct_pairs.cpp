// core/engine/propagators/distinct_pairs.cpp: places with two cells each, of which no two hold the same pair of digits.
//
//   a place has its pair                → any other with one digit of it loses the other digit
//   as many places as pairs of digits   → a pair with one place left is there
//   more places than pairs are left     → a contradiction
#include <algorithm>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

class DistinctPairsPropagator : public Propagator {
 public:
  DistinctPairsPropagator(const DistinctPairs& rule, const Model& model)
      : Propagator(cells_of(Rule(rule))), first_(rule.first), second_(rule.second) {
    once_.resize(static_cast<std::size_t>(model.value_count) + 1);
    twice_.resize(once_.size());
    taken_.resize(once_.size());
    taken_by_.resize(once_.size());
  }
  // After all other rules: who finds a contradiction is blamed for it, and a rule of fewer cells tells better which guess was wrong.
  std::uint8_t cost() const override { return 4; }

  bool propagate(Domains& domains) override { return separate(domains) && place(domains); }

 private:
  bool separate(Domains& domains) {
    std::fill(taken_.begin(), taken_.end(), DigitSet());
    std::fill(taken_by_.begin(), taken_by_.end(), DigitSet());
    for (std::size_t i = 0; i < first_.size(); ++i) {
      const DigitSet one = domains[first_[i]], other = domains[second_[i]];
      if (!one.single() || !other.single()) continue;
      if (!(taken_[one.first()] & other).empty()) return false;
      taken_[one.first()] |= other;
      taken_by_[other.first()] |= one;
    }
    for (std::size_t i = 0; i < first_.size(); ++i) {
      const DigitSet one = domains[first_[i]], other = domains[second_[i]];
      if (one.single() == other.single()) continue;
      if (one.single() && !domains.remove(second_[i], taken_[one.first()])) return false;
      if (other.single() && !domains.remove(first_[i], taken_by_[other.first()])) return false;
    }
    return true;
  }

  /// For each digit of the first cells, the digits of the second cells that go with it in one place or more, and in two or more.
  bool place(Domains& domains) {
    std::fill(once_.begin(), once_.end(), DigitSet());
    std::fill(twice_.begin(), twice_.end(), DigitSet());
    for (std::size_t i = 0; i < first_.size(); ++i) {
      const DigitSet with = domains[second_[i]];
      for (DigitSet left = domains[first_[i]]; !left.empty();) {
        const Digit digit = left.pop_first();
        twice_[digit] |= once_[digit] & with;
        once_[digit] |= with;
      }
    }
    std::size_t pairs = 0;
    DigitSet hidden;  // digits of first cells
    for (std::size_t digit = 1; digit < once_.size(); ++digit) {
      pairs += static_cast<std::size_t>(once_[digit].count());
      if (!(once_[digit] - twice_[digit] - taken_[digit]).empty())
        hidden.insert(static_cast<Digit>(digit));
    }
    if (pairs < first_.size()) return false;
    if (pairs > first_.size()) return true;
    // Each pair that is left has a place.
    for (std::size_t i = 0; i < first_.size(); ++i) {
      for (DigitSet left = domains[first_[i]] & hidden; !left.empty();) {
        const Digit digit = left.pop_first();
        const DigitSet only = (once_[digit] - twice_[digit]) & domains[second_[i]];
        if (only.empty()) continue;
        if (!only.single() || !domains.keep(first_[i], DigitSet::of(digit)) ||
            !domains.keep(second_[i], only)) {
          return false;
        }
        break;
      }
    }
    return true;
  }

  std::vector<Cell> first_, second_;
  std::vector<DigitSet> once_, twice_, taken_;  // by digit of the first cell
  std::vector<DigitSet> taken_by_;              // by digit of the second cell
};

}  // namespace

void add_propagators(const DistinctPairs& rule, const PropagatorContext& context,
                     Propagators& list) {
  list.push_back(std::make_unique<DistinctPairsPropagator>(rule, context.model));
}

}  // namespace nonet
