// core/engine/propagators/count.cpp: how many cells hold one of some digits.
//
// At least as many as cannot hold another digit, at most as many as can hold one of them; of cells that must differ, no more than there are digits. Where
// the least allowed number is the most that there can be, all of those do; where the greatest is the least, no further one does.
// (Where more cells of a group can hold one than there are digits, nothing says which of them do.)
#include <algorithm>

#include "core/engine/propagator.h"
#include "core/model/different_groups.h"

namespace nonet {
namespace {

class CountPropagator : public Propagator {
 public:
  CountPropagator(const Count& rule, const PropagatorContext& context)
      : Propagator(rule.cells),
        digits_(rule.digits),
        counts_(rule.counts),
        groups_(different_cells(rule.cells, context.differences)) {}
  std::uint8_t cost() const override { return 1; }
  DigitSet digits() const override { return digits_; }

  bool propagate(Domains& domains) override {
    int sure = 0, possible = 0;
    for (const auto& group : groups_) {
      int here = 0;
      for (const Cell cell : group) {
        sure += (domains[cell] - digits_).empty();
        here += !(domains[cell] & digits_).empty();
      }
      possible += std::min(here, digits_.count());
    }
    const std::uint64_t up_to = (std::uint64_t{2} << possible) - 1;
    const std::uint64_t left = counts_ & up_to & ~((std::uint64_t{1} << sure) - 1);
    if (left == 0) return false;
    if (sure == possible) return true;
    const int least = std::countr_zero(left);
    const int most = 63 - std::countl_zero(left);
    if (least == possible) {
      for (const auto& group : groups_) {
        int here = 0;
        for (const Cell cell : group) here += !(domains[cell] & digits_).empty();
        if (here > digits_.count()) continue;
        for (const Cell cell : group) {
          if (!(domains[cell] & digits_).empty() && !domains.keep(cell, digits_)) return false;
        }
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
  std::vector<std::vector<Cell>> groups_;  // of cells that must differ
};

}  // namespace

void add_propagators(const Count& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<CountPropagator>(rule, context));
}

}  // namespace nonet
