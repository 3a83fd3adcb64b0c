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
  }
  std::uint8_t cost() const override { return 2; }

  bool propagate(Domains& domains) override { return separate(domains) && place(domains); }

 private:
  bool separate(Domains& domains) const {
    for (std::size_t i = 0; i < first_.size(); ++i) {
      const DigitSet one = domains[first_[i]], other = domains[second_[i]];
      if (!one.single() || !other.single()) continue;
      for (std::size_t j = 0; j < first_.size(); ++j) {
        if (j == i) continue;
        if (domains[first_[j]] == one && !domains.remove(second_[j], other)) return false;
        if (domains[second_[j]] == other && !domains.remove(first_[j], one)) return false;
      }
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
    for (const DigitSet digits : once_) pairs += static_cast<std::size_t>(digits.count());
    if (pairs < first_.size()) return false;
    if (pairs > first_.size()) return true;
    // Each pair that is left has a place.
    for (std::size_t i = 0; i < first_.size(); ++i) {
      for (DigitSet left = domains[first_[i]]; !left.empty();) {
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
  std::vector<DigitSet> once_, twice_;  // by digit of the first cell
};

}  // namespace

void add_propagators(const DistinctPairs& rule, const PropagatorContext& context,
                     Propagators& list) {
  list.push_back(std::make_unique<DistinctPairsPropagator>(rule, context.model));
}

}  // namespace nonet
