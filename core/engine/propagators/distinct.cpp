// core/engine/propagators/distinct.cpp: cells with different digits, inside of an alternative.
//
//   a cell has one digit left         → no other has it
//   as many cells as digits           → a digit with one cell left is there
//   more cells than digits are left   → a contradiction
//
// Those of the model itself are the business of Domains and HousePlaces.
#include <cstdint>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

/// As many cells as digits: each digit has a cell.
class HiddenSingles : public Propagator {
 public:
  HiddenSingles(std::vector<Cell> cells, int value_count)
      : Propagator(std::move(cells)), all_(DigitSet::up_to(value_count)) {}
  std::uint8_t cost() const override { return 0; }

  bool propagate(Domains& domains) override {
    DigitSet once, twice;
    for (const Cell cell : cells()) {
      twice |= once & domains[cell];
      once |= domains[cell];
    }
    if (once != all_) return false;
    const DigitSet hidden = once - twice;
    if (hidden.empty()) return true;
    for (const Cell cell : cells()) {
      const DigitSet here = domains[cell] & hidden;
      if (here.empty()) continue;
      if (!here.single() || !domains.keep(cell, here))
        return false;  // two digits have only this cell
    }
    return true;
  }

 private:
  DigitSet all_;
};

/// No two have the same digit.
class Different : public Propagator {
 public:
  explicit Different(std::vector<Cell> cells) : Propagator(std::move(cells)) {}
  std::uint8_t cost() const override { return 0; }

  bool propagate(Domains& domains) override {
    DigitSet done, all;
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < cells().size(); ++i) {
        const DigitSet digit = domains[cells()[i]];
        if (!digit.single() || !(digit & done).empty()) continue;
        done |= digit;
        changed = true;
        for (std::size_t j = 0; j < cells().size(); ++j) {
          if (j != i && !domains.remove(cells()[j], digit)) return false;
        }
      }
    }
    for (const Cell cell : cells()) all |= domains[cell];
    return static_cast<std::size_t>(all.count()) >= cells().size();
  }
};

}  // namespace

void add_propagators(const Distinct& rule, const PropagatorContext& context, Propagators& list) {
  if (rule.cells.size() < 2 || context.differences_are_kept) return;
  list.push_back(std::make_unique<Different>(rule.cells));
  if (rule.cells.size() != static_cast<std::size_t>(context.model.value_count)) return;
  list.push_back(std::make_unique<HiddenSingles>(rule.cells, context.model.value_count));
}

}  // namespace nonet
