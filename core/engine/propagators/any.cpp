// core/engine/propagators/any.cpp: at least one of several alternatives holds, each of which is a list of rules.
//
// Each alternative is tried out: its propagators run until nothing changes, and the changes are undone. What fails is out; a digit that
// each of the others has removed goes. When all cells have one digit, an alternative that does not fail holds, so no further check is needed.
#include <algorithm>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

class AnyPropagator : public Propagator {
 public:
  AnyPropagator(const Any& rule, const PropagatorContext& context)
      : Propagator(cells_of(Rule(rule))) {
    PropagatorContext inner = context;
    inner.differences_are_kept = false;
    for (const Rules& rules : rule.alternatives) {
      Propagators& list = alternatives_.emplace_back();
      for (const Rule& part : rules) add_propagators(part, inner, list);
    }
    possible_.resize(cells().size());
  }
  std::uint8_t cost() const override { return 3; }

  bool propagate(Domains& domains) override {
    std::fill(possible_.begin(), possible_.end(), DigitSet());
    bool is_possible = false;
    for (Propagators& alternative : alternatives_) {
      domains.begin_trial();
      const std::size_t mark = domains.mark();
      if (run(alternative, domains)) {
        is_possible = true;
        for (std::size_t i = 0; i < possible_.size(); ++i) possible_[i] |= domains[cells()[i]];
      }
      domains.undo_to(mark);
      domains.end_trial();
    }
    // Alternatives that nothing keeps have no cells to lose digits.
    for (std::size_t i = 0; is_possible && i < possible_.size(); ++i) {
      is_possible = domains.keep(cells()[i], possible_[i]);
    }
    return is_possible;
  }

 private:
  static bool run(const Propagators& propagators, Domains& domains) {
    for (std::size_t mark = domains.mark();;) {
      for (const auto& propagator : propagators) {
        if (!propagator->propagate(domains)) return false;
      }
      if (domains.mark() == mark) return true;
      mark = domains.mark();
    }
  }

  std::vector<Propagators> alternatives_;
  std::vector<DigitSet> possible_;
};

}  // namespace

void add_propagators(const Any& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<AnyPropagator>(rule, context));
}

}  // namespace nonet
