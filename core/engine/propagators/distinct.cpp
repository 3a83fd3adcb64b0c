// core/engine/propagators/distinct.cpp: cells with different digits.
//
//   a cell has one digit left         → no other has it (Domains does it for the rules of the model itself)
//   as many cells as digits           → a digit with one cell left is there; one with two or three goes from cells that see all of those
//   more cells than digits are left   → a contradiction
#include <bit>
#include <cstdint>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

/// As many cells as digits, of a rule of the model itself: each digit has a cell, and a digit with few cells left goes from the cells
/// that must differ from all of those. Where these are of one other house, that is a locked candidate; with knight's moves and
/// diagonals there are others. Looks only at the places of digits that a cell has lost.
class PlacesInHouse : public Propagator {
 public:
  PlacesInHouse(std::vector<Cell> cells, const PropagatorContext& context)
      : Propagator(std::move(cells)),
        differences_(context.differences),
        all_(DigitSet::up_to(context.model.value_count)),
        house_(differences_.words(), 0) {
    for (const Cell cell : this->cells()) house_[cell / 64u] |= std::uint64_t{1} << (cell % 64u);
  }
  std::uint8_t cost() const override { return 0; }

  bool propagate(Domains& domains) override {
    for (DigitSet left = domains.lost() & all_; !left.empty();) {
      if (!look_at(domains, left.pop_first())) return false;
    }
    return true;
  }

 private:
  static constexpr int kFew = 3;

  bool look_at(Domains& domains, Digit digit) const {
    const auto places = domains.places(digit);
    int many = 0;
    for (std::size_t word = 0; word < house_.size(); ++word) {
      many += std::popcount(places[word] & house_[word]);
    }
    if (many > kFew) return true;
    Cell found[kFew];
    std::size_t count = 0;
    for (std::size_t word = 0; word < house_.size(); ++word) {
      for (std::uint64_t bits = places[word] & house_[word]; bits != 0; bits &= bits - 1) {
        found[count++] =
            static_cast<Cell>(word * 64 + static_cast<unsigned>(std::countr_zero(bits)));
      }
    }
    if (count == 0) return false;
    if (count == 1) return domains.keep(found[0], DigitSet::of(digit));
    for (std::size_t word = 0; word < house_.size(); ++word) {
      std::uint64_t common = places[word];
      for (std::size_t i = 0; i < count; ++i) common &= differences_.bits(found[i])[word];
      for (; common != 0; common &= common - 1) {
        const auto cell =
            static_cast<Cell>(word * 64 + static_cast<unsigned>(std::countr_zero(common)));
        if (!domains.remove(cell, DigitSet::of(digit))) return false;
      }
    }
    return true;
  }

  const Differences& differences_;
  DigitSet all_;
  std::vector<std::uint64_t> house_;  // its cells as bits
};

/// The same inside of an alternative, without the second part.
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
  if (rule.cells.size() != static_cast<std::size_t>(context.model.value_count)) return;
  if (context.differences_are_kept) {
    list.push_back(std::make_unique<PlacesInHouse>(rule.cells, context));
  } else {
    list.push_back(std::make_unique<HiddenSingles>(rule.cells, context.model.value_count));
  }
}

}  // namespace nonet
