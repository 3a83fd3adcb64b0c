// core/engine/propagators/run_lengths.cpp: how many cells of some arms, each from its beginning on, hold the digit of a start.
//
// For each digit that the start may hold, a run can end after each cell up to which all may hold the digit, and after which the next one may hold
// another. These lengths are bits, and so are the sums that some arms can have. Arm after arm, the sums of those before it, and the sums that
// those after it want from it, tell which of its lengths are part of a sum that the counting cell may tell. What no such length of no digit
// allows goes: where no cell is in the rule twice, exactly the digits of solutions stay.
#include <algorithm>
#include <bit>
#include <utility>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

/// Bit n: a length of n. Longer ones than any digit can tell are left out.
using Lengths = std::uint64_t;

Lengths bit(std::size_t length) {
  return length <= kMostLength ? Lengths{1} << length : 0;
}

class RunLengthsPropagator : public Propagator {
 public:
  RunLengthsPropagator(const RunLengths& rule, const Model& model)
      : Propagator(cells_of(Rule(rule))),
        count_(rule.count),
        start_(rule.start),
        first_(model.first_value - rule.base) {
    for (const auto& arm : rule.arms) {
      arms_.push_back({cells_.size(), arm.size()});
      for (const Cell cell : arm) cells_.push_back({cell});
    }
  }
  // With what is cheap: as it rests on a few cells, it tells better which guess was wrong than a region, or the pairs of digits and regions.
  std::uint8_t cost() const override { return 1; }

  bool propagate(Domains& domains) override {
    for (ArmCell& each : cells_) each.kept = {};
    for (Arm& arm : arms_) arm.bound = arm.size;
    const DigitSet telling = domains[count_];
    const Lengths may_tell = first_ < 0 ? telling.bits() >> -first_ : telling.bits() << first_;
    Lengths told = 0;
    DigitSet starts;
    for (DigitSet left = domains[start_]; !left.empty();) {
      const DigitSet digit = DigitSet::of(left.pop_first());
      const Lengths sums = sums_where(domains, digit) & may_tell;
      if (sums == 0) continue;
      told |= sums;
      starts |= digit;
      keep_where(digit, sums);
    }
    told = first_ < 0 ? told << -first_ : told >> first_;
    if (!domains.keep(start_, starts) || !domains.keep(count_, DigitSet::from_bits(told)))
      return false;
    for (const Arm& arm : arms_) {
      for (std::size_t i = arm.first; i < arm.first + arm.bound; ++i) {
        if (!domains.keep(cells_[i].cell, cells_[i].kept)) return false;
      }
    }
    return true;
  }

 private:
  struct ArmCell {
    Cell cell;
    DigitSet kept = {};
  };
  struct Arm {
    std::size_t first, size;               // among all cells
    std::size_t bound = 0;                 // the cells after these may be anything
    Lengths lengths = 0, sums_before = 0;  // for the digit in work; sums of the arms before it
  };

  /// The sums of all arms where the start holds the digit. Sets what the arms have for it.
  Lengths sums_where(const Domains& domains, DigitSet digit) {
    Lengths sums = 1;
    for (Arm& arm : arms_) {
      arm.lengths = 0;
      for (std::size_t length = 0;; ++length) {
        const DigitSet next =
            length < arm.size ? domains[cells_[arm.first + length].cell] : DigitSet();
        if (next != digit) arm.lengths |= bit(length);
        if ((next & digit).empty()) break;
      }
      arm.sums_before = std::exchange(sums, 0);
      for (Lengths left = arm.lengths; left != 0; left &= left - 1)
        sums |= arm.sums_before << std::countr_zero(left);
    }
    return sums;
  }

  /// Adds what the cells may be where the start holds the digit, and the sum is one of these.
  void keep_where(DigitSet digit, Lengths wanted) {
    const DigitSet others = DigitSet::up_to(kMaxSize) - digit;
    for (auto arm = arms_.rbegin(); arm != arms_.rend(); ++arm) {
      Lengths possible = 0, wanted_before = 0;
      for (Lengths left = arm->lengths; left != 0; left &= left - 1) {
        const int length = std::countr_zero(left);
        if ((arm->sums_before << length & wanted) == 0) continue;
        possible |= left & -left;
        wanted_before |= wanted >> length;
      }
      wanted = wanted_before;
      for (std::size_t i = 0; i < arm->bound; ++i) {
        const Lengths ends = bit(i), before = ends - 1;
        DigitSet& kept = cells_[arm->first + i].kept;
        if ((possible & before) != 0) arm->bound = i;
        if ((possible & ends) != 0) kept |= others;
        if ((possible & ~ends & ~before) != 0) kept |= digit;
      }
    }
  }

  Cell count_, start_;
  int first_;  // the length that digit 1 tells
  std::vector<ArmCell> cells_;
  std::vector<Arm> arms_;
};

}  // namespace

void add_propagators(const RunLengths& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<RunLengthsPropagator>(rule, context.model));
}

}  // namespace nonet
