// core/engine/propagators/relation.cpp: a table of two cells. A digit stays while the other cell has one that goes with it.
#include "core/engine/propagator.h"

namespace nonet {
namespace {

class RelationPropagator : public Propagator {
 public:
  explicit RelationPropagator(const Relation& rule)
      : Propagator({rule.first, rule.second}), table_(rule.table) {}
  std::uint8_t cost() const override { return 1; }

  bool propagate(Domains& domains) override {
    const Cell first = cells()[0], second = cells()[1];
    const DigitSet those = domains[second];
    DigitSet kept, partners;
    for (DigitSet left = domains[first]; !left.empty();) {
      const Digit digit = left.pop_first();
      const DigitSet with = table_->allowed[digit - 1u] & those;
      if (with.empty()) continue;
      kept.insert(digit);
      partners |= with;
    }
    return domains.keep(first, kept) && domains.keep(second, partners);
  }

 private:
  std::shared_ptr<const RelationTable> table_;
};

}  // namespace

void add_propagators(const Relation& rule, const PropagatorContext&, Propagators& list) {
  list.push_back(std::make_unique<RelationPropagator>(rule));
}

}  // namespace nonet
