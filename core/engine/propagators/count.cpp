// core/engine/propagators/count.cpp: how many cells hold one of some digits.
//
// At least as many as cannot hold another digit, at most as many as can hold one of them. Where the least allowed number is the most
// that there can be, all of those do; where the greatest is the least, no further one does.
#include "core/engine/propagator.h"

namespace nonet {
namespace {

class CountPropagator : public Propagator {
 public:
  explicit CountPropagator(const Count& rule)
      : Propagator(rule.cells), digits_(rule.digits), counts_(rule.counts) {}
  std::uint8_t cost() const override { return 1; }
  DigitSet digits() const override { return digits_; }

  bool propagate(Domains& domains) override {
    int sure = 0, possible = 0;
    for (const Cell cell : cells()) {
      sure += (domains[cell] - digits_).empty();
      possible += !(domains[cell] & digits_).empty();
    }
    const std::uint64_t up_to = (std::uint64_t{2} << possible) - 1;
    const std::uint64_t left = counts_ & up_to & ~((std::uint64_t{1} << sure) - 1);
    if (left == 0) return false;
    if (sure == possible) return true;
    const int least = std::countr_zero(left);
    const int most = 63 - std::countl_zero(left);
    if (least == possible) {
      for (const Cell cell : cells()) {
        if (!(domains[cell] & digits_).empty() && !domains.keep(cell, digits_)) return false;
      }
    } else if (most == sure) {
      for (const Cell cell : cells()) {
        if (!(domains[cell] - digits_).empty() && !domains.remove(cell, digits_)) return false;
      }
    }
    return true;
  }

 private:
  DigitSet digits_;
  std::uint64_t counts_;
};

}  // namespace

void add_propagators(const Count& rule, const PropagatorContext&, Propagators& list) {
  list.push_back(std::make_unique<CountPropagator>(rule));
}

}  // namespace nonet
