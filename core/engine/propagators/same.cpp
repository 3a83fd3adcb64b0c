// core/engine/propagators/same.cpp: two lists of cells that hold each digit equally often.
//
// Of each digit there are at least as many as the list that has it for certain most often, and at most as many as the list that can have it
// least often.
#include <algorithm>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

class SamePropagator : public Propagator {
 public:
  SamePropagator(const Same& rule, int value_count)
      : Propagator(cells_of(Rule(rule))),
        first_(rule.first),
        second_(rule.second),
        value_count_(value_count) {}
  std::uint8_t cost() const override { return 2; }

  bool propagate(Domains& domains) override {
    for (int number = 1; number <= value_count_; ++number) {
      const DigitSet digit = DigitSet::of(static_cast<Digit>(number));
      const Bounds one = bounds(domains, first_, digit), other = bounds(domains, second_, digit);
      const int least = std::max(one.least, other.least), most = std::min(one.most, other.most);
      if (least > most) return false;
      if (!restrict(domains, first_, digit, one, least, most)) return false;
      if (!restrict(domains, second_, digit, other, least, most)) return false;
    }
    return true;
  }

 private:
  struct Bounds {
    int least = 0, most = 0;
  };
  static Bounds bounds(const Domains& domains, const std::vector<Cell>& cells, DigitSet digit) {
    Bounds found;
    for (const Cell cell : cells) {
      found.least += domains[cell] == digit;
      found.most += !(domains[cell] & digit).empty();
    }
    return found;
  }
  static bool restrict(Domains& domains, const std::vector<Cell>& cells, DigitSet digit, Bounds now,
                       int least, int most) {
    if (now.least == now.most) return true;
    for (const Cell cell : cells) {
      if ((domains[cell] & digit).empty() || domains[cell] == digit) continue;
      if (now.most == least && !domains.keep(cell, digit)) return false;
      if (now.least == most && !domains.remove(cell, digit)) return false;
    }
    return true;
  }

  std::vector<Cell> first_, second_;
  int value_count_;
};

}  // namespace

void add_propagators(const Same& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<SamePropagator>(rule, context.model.value_count));
}

}  // namespace nonet
