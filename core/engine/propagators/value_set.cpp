// core/engine/propagators/value_set.cpp: cells that together hold exactly the digits of one of several sets.
//
// Each set is tried: within it, a cell with one digit takes it from the others, and a digit with one cell is there, until nothing changes. What no
// set allows goes. A digit of all possible sets has a cell, so cells that must differ from all cells that may hold it cannot have it.
//
// Where the cells are part of a house that has each digit once, the house's other cells hold the digits that the set has not: a set is possible only
// if they can, and they lose the digits of all possible sets.
//
// Tried: without singles inside of each set, as it was before, MATHEMAGIC_KILLERS need three times as many guesses, and a guess takes as long.
#include <algorithm>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

class ValueSetPropagator : public Propagator {
 public:
  ValueSetPropagator(const ValueSet& rule, const PropagatorContext& context,
                     std::vector<std::vector<Cell>> others)
      : Propagator(all_cells(rule.cells, others)),
        inside_(rule.cells),
        kept_(rule.cells.size()),
        here_(rule.cells.size()),
        others_(std::move(others)),
        sets_(rule.sets),
        differences_(context.differences_are_kept ? &context.differences : nullptr) {}
  std::uint8_t cost() const override { return sets_->size() <= 16 ? 1 : 2; }

  bool propagate(Domains& domains) override {
    DigitSet all, fixed;
    for (const Cell cell : inside_) {
      const DigitSet digits = domains[cell];
      if (digits.single()) {
        if (!(fixed & digits).empty()) return false;
        fixed |= digits;
      }
      all |= digits;
    }
    // Of a house, the other cells hold what the set does not have.
    for (const auto& others : others_) {
      DigitSet elsewhere;
      for (const Cell cell : others) {
        const DigitSet digits = domains[cell];
        if (digits.single()) all -= digits;
        elsewhere |= digits;
      }
      fixed |= all - elsewhere;
    }
    DigitSet needed = all;
    std::fill(kept_.begin(), kept_.end(), DigitSet());
    bool is_possible = false;
    for (const DigitSet set : *sets_) {
      if (!(fixed - set).empty() || !(set - all).empty()) continue;
      if (std::any_of(others_.begin(), others_.end(), [&](const auto& others) {
            return std::any_of(others.begin(), others.end(),
                               [&](Cell cell) { return (domains[cell] - set).empty(); });
          })) {
        continue;
      }
      if (!try_set(domains, set)) continue;
      is_possible = true;
      needed &= set;
    }
    if (!is_possible) return false;
    for (std::size_t i = 0; i < inside_.size(); ++i) {
      if (!domains.keep(inside_[i], kept_[i])) return false;
    }
    for (const auto& others : others_) {
      for (const Cell cell : others) {
        if (!domains.remove(cell, needed)) return false;
      }
    }
    for (DigitSet left = needed - fixed; !left.empty();) {
      if (!place(domains, left.pop_first())) return false;
    }
    return true;
  }

 private:
  static std::vector<Cell> all_cells(std::vector<Cell> cells,
                                     const std::vector<std::vector<Cell>>& others) {
    for (const auto& list : others) cells.insert(cells.end(), list.begin(), list.end());
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }

  /// Whether the cells can hold the digits of this set, as far as singles show; adds what each can hold then.
  bool try_set(const Domains& domains, DigitSet set) {
    for (std::size_t i = 0; i < inside_.size(); ++i) here_[i] = domains[inside_[i]] & set;
    for (bool has_changed = true; has_changed;) {
      has_changed = false;
      DigitSet once, twice, alone;
      for (const DigitSet digits : here_) {
        if (digits.empty()) return false;
        if (digits.single()) {
          if (!(alone & digits).empty()) return false;
          alone |= digits;
        }
        twice |= once & digits;
        once |= digits;
      }
      if (once != set) return false;
      if ((once - twice - alone).empty() && (alone & twice).empty()) break;
      for (DigitSet& digits : here_) {
        if (digits.single()) continue;
        const DigitSet only = digits - twice;
        const DigitSet left = only.empty() ? digits - alone : only;
        if (left == digits) continue;
        if (left.empty() || (!only.empty() && !only.single())) return false;
        digits = left;
        has_changed = true;
      }
    }
    for (std::size_t i = 0; i < inside_.size(); ++i) kept_[i] |= here_[i];
    return true;
  }

  bool place(Domains& domains, Digit digit) {
    const Cell* only = nullptr;
    std::size_t count = 0;
    for (const Cell& cell : inside_) {
      if (!domains[cell].contains(digit)) continue;
      only = &cell;
      ++count;
    }
    if (count == 0) return false;
    if (count == 1) return domains.keep(*only, DigitSet::of(digit));
    if (count > 3 || differences_ == nullptr) return true;
    for (const Cell other : differences_->of(*only)) {
      if (!domains[other].contains(digit)) continue;
      const bool sees_all = std::all_of(inside_.begin(), inside_.end(), [&](Cell cell) {
        return !domains[cell].contains(digit) || differences_->contains(other, cell);
      });
      if (sees_all && !domains.remove(other, DigitSet::of(digit))) return false;
    }
    return true;
  }

  std::vector<Cell> inside_;
  std::vector<DigitSet> kept_, here_;
  std::vector<std::vector<Cell>> others_;  // the other cells of each house that the cells are in
  std::shared_ptr<const std::vector<DigitSet>> sets_;
  const Differences* differences_;  // null: inside of an alternative
};

/// The other cells of each house that has all of these, and each digit once.
std::vector<std::vector<Cell>> others_of_houses(const std::vector<Cell>& cells,
                                                const PropagatorContext& context) {
  std::vector<std::vector<Cell>> lists;
  for (const Rule& rule : context.model.rules) {
    const auto* house = std::get_if<Distinct>(&rule);
    if (house == nullptr ||
        house->cells.size() != static_cast<std::size_t>(context.model.value_count) ||
        house->cells.size() == cells.size()) {
      continue;
    }
    std::vector<Cell> others;
    for (const Cell cell : house->cells) {
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) others.push_back(cell);
    }
    if (others.size() + cells.size() == house->cells.size()) lists.push_back(std::move(others));
  }
  return lists;
}

}  // namespace

void add_propagators(const ValueSet& rule, const PropagatorContext& context, Propagators& list) {
  if (!context.differences_are_kept) add_propagators(Distinct{rule.cells}, context, list);
  list.push_back(std::make_unique<ValueSetPropagator>(rule, context,
                                                      context.differences_are_kept
                                                          ? others_of_houses(rule.cells, context)
                                                          : std::vector<std::vector<Cell>>()));
}

}  // namespace nonet
