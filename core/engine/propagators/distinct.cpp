// core/engine/propagators/distinct.cpp: cells with different digits.
//
//   a cell has one digit left         → no other has it (Domains does it for the rules of the model itself)
//   as many cells as digits           → a digit with one cell left is there; one with two or three goes from cells that see all of those
//   more cells than digits are left   → a contradiction
#include <algorithm>

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

/// As many cells as digits: a digit with few cells left takes it from the cells that must differ from all of those. Where these are
/// of one other house, that is a locked candidate; with knight's moves and diagonals there are others.
class LockedDigits : public Propagator {
 public:
  LockedDigits(std::vector<Cell> cells, const PropagatorContext& context)
      : Propagator(std::move(cells)),
        differences_(context.differences),
        common_(differences_.words() * static_cast<std::size_t>(context.model.value_count + 1)) {}
  std::uint8_t cost() const override { return 1; }

  bool propagate(Domains& domains) override {
    DigitSet once, twice, thrice, more;
    for (const Cell cell : cells()) {
      const DigitSet digits = domains[cell];
      more |= thrice & digits;
      thrice |= twice & digits;
      twice |= once & digits;
      once |= digits;
    }
    const DigitSet few = twice - more;
    if (few.empty()) return true;
    // Of each digit with few places: the cells that differ from all of these.
    const std::size_t words = differences_.words();
    for (DigitSet left = few; !left.empty();) {
      const std::size_t digit = left.pop_first();
      std::fill_n(common_.begin() + static_cast<std::ptrdiff_t>(digit * words), words,
                  ~std::uint64_t{0});
    }
    for (const Cell cell : cells()) {
      const auto bits = differences_.bits(cell);
      for (DigitSet left = domains[cell] & few; !left.empty();) {
        std::uint64_t* const common = common_.data() + left.pop_first() * words;
        for (std::size_t word = 0; word < words; ++word) common[word] &= bits[word];
      }
    }
    for (DigitSet left = few; !left.empty();) {
      if (!remove(domains, left.pop_first())) return false;
    }
    return true;
  }

 private:
  bool remove(Domains& domains, Digit digit) const {
    const std::size_t words = differences_.words();
    for (std::size_t word = 0; word < words; ++word) {
      for (std::uint64_t left = common_[digit * words + word]; left != 0; left &= left - 1) {
        const auto cell =
            static_cast<Cell>(word * 64 + static_cast<unsigned>(std::countr_zero(left)));
        if (!domains.remove(cell, DigitSet::of(digit))) return false;
      }
    }
    return true;
  }

  const Differences& differences_;
  std::vector<std::uint64_t> common_;  // words of each digit
};

/// What Domains does for the rules of the model itself.
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
  if (rule.cells.size() < 2) return;
  if (!context.differences_are_kept) list.push_back(std::make_unique<Different>(rule.cells));
  if (rule.cells.size() == static_cast<std::size_t>(context.model.value_count)) {
    list.push_back(std::make_unique<HiddenSingles>(rule.cells, context.model.value_count));
    if (context.differences_are_kept) {
      list.push_back(std::make_unique<LockedDigits>(rule.cells, context));
    }
  }
}

}  // namespace nonet
