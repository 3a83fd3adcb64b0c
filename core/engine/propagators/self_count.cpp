// core/engine/propagators/self_count.cpp: each digit that some cells hold is held by as many of them as it is worth.
//
// A digit occurs as often as it is worth, or not at all: not if more cells hold it, or fewer can hold it. The digits that occur add up to the number of cells.
// A digit that is in no set with that sum does not occur, and one that is in each of them does. (21 cells and digits from 1 to 9: 23 sets, ten of them with a 9.)
// Of cells that must differ, one at most holds a digit.
#include <array>
#include <cstdint>

#include "core/engine/propagator.h"
#include "core/model/different_groups.h"

namespace nonet {
namespace {

class SelfCountPropagator : public Propagator {
 public:
  SelfCountPropagator(const SelfCount& rule, const PropagatorContext& context)
      : Propagator(rule.cells),
        value_count_(context.model.value_count),
        first_value_(context.model.first_value),
        groups_(different_cells(rule.cells, context.differences)) {}
  std::uint8_t cost() const override { return 1; }

  bool propagate(Domains& domains) override {
    count(domains);
    DigitSet in, open;  // digits that occur, and those that may
    for (Digit digit = 1; digit <= value_count_; ++digit) {
      if (sure_[digit] <= worth(digit) && possible_[digit] >= worth(digit) && worth(digit) > 0) {
        (sure_[digit] > 0 ? in : open).insert(digit);
      } else if (sure_[digit] > 0) {
        return false;
      }
    }
    if (!choose(in, open)) return false;
    for (const Cell cell : cells()) {
      if (!domains.keep(cell, in | open)) return false;
    }
    while (!in.empty()) {
      if (!take(domains, in.pop_first())) return false;
    }
    return true;
  }

 private:
  /// A bit for each number up to 127.
  using Numbers = std::array<std::uint64_t, 2>;
  static constexpr int kMostCells = 127;  // of which the sets of digits are looked at
  static bool contains(const Numbers& numbers, int number) {
    return number >= 0 && (numbers[static_cast<unsigned>(number) / 64] >> (number % 64) & 1) != 0;
  }
  /// Each number, and `more` (1..127) greater.
  static void add(Numbers& numbers, int more) {
    auto [low, high] = numbers;
    if (more >= 64) {
      high = low << (more - 64);
      low = 0;
    } else {
      high = high << more | low >> (64 - more);
      low <<= more;
    }
    numbers[0] |= low;
    numbers[1] |= high;
  }

  int worth(Digit digit) const { return first_value_ + digit - 1; }

  /// Sets sure_ and possible_.
  void count(const Domains& domains) {
    sure_.fill(0);
    possible_.fill(0);
    for (const auto& group : groups_) {
      DigitSet here;
      for (const Cell cell : group) {
        here |= domains[cell];
        if (domains[cell].single()) ++sure_[domains[cell].first()];
      }
      while (!here.empty()) ++possible_[here.pop_first()];
    }
  }

  /// Of the sets that have all digits of `in`, and others of `open` only: moves what each of them has to `in`, and takes what none has out of `open`. Returns
  /// whether there is such a set.
  bool choose(DigitSet& in, DigitSet& open) const {
    int left = static_cast<int>(cells().size());
    if (left > kMostCells) return true;
    for (DigitSet digits = in; !digits.empty();) left -= worth(digits.pop_first());
    if (left < 0 || (left > 0 && open.empty())) return false;
    const DigitSet all = open;
    for (DigitSet digits = all; !digits.empty();) {
      const Digit digit = digits.pop_first();
      Numbers sums{1, 0};  // of the others
      for (DigitSet others = all - DigitSet::of(digit); !others.empty();) {
        add(sums, worth(others.pop_first()));
      }
      const bool may_be_out = contains(sums, left);
      if (contains(sums, left - worth(digit))) {
        if (may_be_out) continue;
        in.insert(digit);
      } else if (!may_be_out) {
        return false;
      }
      open.erase(digit);
    }
    return true;
  }

  /// A digit that occurs: if enough cells hold it, no other does; if no more cells can hold it than must, all of them do.
  bool take(Domains& domains, Digit digit) const {
    const DigitSet digits = DigitSet::of(digit);
    const bool is_full = sure_[digit] == worth(digit);
    if (!is_full && possible_[digit] != worth(digit)) return true;
    for (const auto& group : groups_) {
      int places = 0;
      for (const Cell cell : group) places += domains[cell].contains(digit);
      if (!is_full && places > 1) continue;
      for (const Cell cell : group) {
        if (domains[cell].single() || !domains[cell].contains(digit)) continue;
        if (!(is_full ? domains.remove(cell, digits) : domains.keep(cell, digits))) return false;
      }
    }
    return true;
  }

  int value_count_, first_value_;
  std::vector<std::vector<Cell>> groups_;  // of cells that must differ
  // Of each digit, how many cells hold it, and how many can.
  std::array<int, kMaxSize + 1> sure_{}, possible_{};
};

}  // namespace

void add_propagators(const SelfCount& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<SelfCountPropagator>(rule, context));
}

}  // namespace nonet
