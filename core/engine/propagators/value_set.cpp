// core/engine/propagators/value_set.cpp: cells that together hold exactly the digits of one of several sets.
//
// Each set is tried: within it, a cell with one digit takes it from the others, and a digit with one cell is there, until nothing changes. What no
// set allows goes. A digit of all possible sets has a cell (house_places.h).
//
// Where the cells are part of a house that has each digit once, the house's other cells hold the digits that the set has not: a set is possible only
// if they can, and they lose the digits of all possible sets.
//
// As many sets are tried at once as there is room for in a word: six, if there are nine digits. The sets are only tried again if something that they
// are tried on has changed.
//
// Tried: without singles inside of each set, as it was before, MATHEMAGIC_KILLERS need three times as many guesses, and a guess takes as long.
#include <algorithm>
#include <cstdint>
#include <span>

#include "core/base/sort.h"
#include "core/engine/house_places.h"
#include "core/engine/propagator.h"

namespace nonet {
namespace {

using Word = std::uint64_t;

/// Sets of digits side by side in a word: each has a bit for each digit, and a free one above them: models of 64 digits have no such rules.
struct SideBySide {
  explicit SideBySide(int digits) : width(static_cast<unsigned>(digits) + 1) {
    for (unsigned i = 0; i < in_word(); ++i) ones |= Word{1} << (i * width);
    high = ones << (width - 1);
  }
  unsigned in_word() const { return 64 / width; }

  Word in_all(DigitSet digits) const { return digits.bits() * ones; }
  /// The highest bit of each set that is not empty.
  Word some(Word sets) const { return (sets + (high - ones)) & high; }
  /// All lower bits of the sets whose highest bits these are.
  Word whole(Word highest) const { return highest - (highest >> (width - 1)); }
  /// All lower bits of each set with several digits. Inline for the reason of Domains::put_on_trail.
  [[gnu::always_inline]] Word several(Word sets) const {
    return whole(some(sets & ((sets | high) - ones)));
  }
  DigitSet united(Word sets) const {
    for (unsigned shift = width; shift < 64; shift *= 2) sets |= sets >> shift;
    return DigitSet::from_bits(sets & (~Word{0} >> (64 - width)));
  }

  unsigned width;
  Word ones = 0, high = 0;  // the lowest bit of each set, and the highest
};

class ValueSetPropagator : public Propagator {
 public:
  ValueSetPropagator(const ValueSet& rule, const PropagatorContext& context,
                     std::vector<std::vector<Cell>> others)
      : Propagator(all_cells(rule.cells, others)),
        inside_(rule.cells),
        inside_bits_(bits_of(rule.cells, context.differences.words())),
        kept_(rule.cells.size()),
        here_(rule.cells.size()),
        together_(rule.cells.size()),
        others_(std::move(others)),
        differences_(context.differences),
        cost_(rule.sets->size() <= 16 ? 1 : 2),
        sets_(context.model.value_count) {
    std::size_t most = kInside + inside_.size();
    for (const auto& list : others_) most += list.size();
    seen_.reserve(most);
    tried_.reserve(most);
    for (std::size_t i = 0; i < rule.sets->size(); ++i) {
      const auto place = static_cast<unsigned>(i) % sets_.in_word();
      if (place == 0) words_.push_back(0);
      words_.back() |= (*rule.sets)[i].bits() << (place * sets_.width);
    }
  }
  std::uint8_t cost() const override { return cost_; }

  bool propagate(Domains& domains) override {
    if (!look_at(domains)) return false;
    if (seen_ != tried_) {
      tried_ = seen_;
      try_sets();
    }
    if (!is_possible_) return false;
    for (std::size_t i = 0; i < inside_.size(); ++i) {
      if (!domains.keep(inside_[i], kept_[i])) return false;
    }
    if (needed_.empty()) return true;
    for (const auto& others : others_) {
      for (const Cell cell : others) {
        if (!domains.remove(cell, needed_)) return false;
      }
    }
    for (DigitSet left = needed_ - fixed(); !left.empty();) {
      if (!propagate_places(domains, differences_, left.pop_first(), inside_bits_)) return false;
    }
    return true;
  }

 private:
  // What the sets are tried on, one after another in seen_:
  DigitSet& all() { return seen_[0]; }    // the digits that the cells may hold
  DigitSet& fixed() { return seen_[1]; }  // and those that they must hold
  static constexpr std::size_t kInside =
      2;  // what each cell may hold; then what others may hold that is so little that a set may have all of it

  /// False if two cells have the same digit.
  bool look_at(const Domains& domains) {
    seen_.resize(kInside + inside_.size());
    DigitSet together, alone;
    for (std::size_t i = 0; i < inside_.size(); ++i) {
      const DigitSet digits = domains[inside_[i]];
      seen_[kInside + i] = digits;
      together |= digits;
      if (!digits.single()) continue;
      if (!(alone & digits).empty()) return false;
      alone |= digits;
    }
    // Of a house, the other cells hold what the set does not have.
    const int most = static_cast<int>(inside_.size());
    for (const auto& others : others_) {
      DigitSet elsewhere;
      for (const Cell cell : others) {
        const DigitSet digits = domains[cell];
        elsewhere |= digits;
        if (digits.single()) {
          together -= digits;
        } else if (digits.count() <= most) {
          seen_.push_back(digits);
        }
      }
      alone |= together - elsewhere;
    }
    all() = together;
    fixed() = alone;
    return true;
  }

  void try_sets() {
    std::fill(together_.begin(), together_.end(), 0);
    missing_ = 0;
    is_possible_ = false;
    const SideBySide each = sets_;
    const auto others = std::span(seen_).subspan(kInside + inside_.size());
    const Word must = each.in_all(fixed()), may = each.in_all(all());
    for (const Word sets : words_) {
      Word possible = each.some(sets) & ~each.some(must & ~sets) & ~each.some(sets & ~may);
      for (const DigitSet digits : others) possible &= each.some(each.in_all(digits) & ~sets);
      if (possible != 0) try_word(sets, possible);
    }
    for (std::size_t i = 0; i < inside_.size(); ++i) kept_[i] = each.united(together_[i]);
    needed_ = all() - each.united(missing_);
  }

  /// Which of these sets the cells can hold, as far as singles show; adds what each can hold then. `possible`: as SideBySide::some says.
  void try_word(Word sets, Word possible) {
    // A copy, as the compiler does not know that no store changes it.
    const SideBySide each = sets_;
    const std::span here(here_);
    for (std::size_t i = 0; i < here.size(); ++i) here[i] = each.in_all(seen_[kInside + i]) & sets;
    for (bool has_changed = true; has_changed;) {
      Word once = 0, twice = 0, alone = 0;
      for (const Word digits : here) {
        const Word single = digits & ~each.several(digits);
        possible &= each.some(digits) & ~each.some(alone & single);
        alone |= single;
        twice |= once & digits;
        once |= digits;
      }
      possible &= ~each.some(once ^ sets);
      if (possible == 0) return;
      has_changed = false;
      if ((((once & ~twice & ~alone) | (alone & twice)) & each.whole(possible)) == 0) break;
      for (Word& digits : here) {
        const Word only = digits & ~twice & each.several(digits);
        const Word rest = digits & ~(alone & each.several(digits));
        const Word left = only | (rest & ~each.whole(each.some(only)));
        possible &= each.some(left) & ~each.some(only & each.several(only));
        has_changed = has_changed || ((left ^ digits) & each.whole(possible)) != 0;
        digits = left;
      }
    }
    is_possible_ = is_possible_ || possible != 0;
    for (std::size_t i = 0; i < here.size(); ++i) together_[i] |= here[i] & each.whole(possible);
    missing_ |= ~sets & each.whole(possible);
  }

  static std::vector<Cell> all_cells(std::vector<Cell> cells,
                                     const std::vector<std::vector<Cell>>& others) {
    for (const auto& list : others) cells.insert(cells.end(), list.begin(), list.end());
    sort_without_repeats(cells);
    return cells;
  }

  std::vector<Cell> inside_;
  std::vector<std::uint64_t> inside_bits_;
  std::vector<DigitSet> seen_, tried_;  // now, and when the sets were tried last
  bool is_possible_ = false;
  DigitSet needed_;             // digits of all possible sets
  std::vector<DigitSet> kept_;  // of each cell, the digits of possible sets
  // While sets are tried: of each cell, its digits in each set of the word that is tried, and in the possible ones of all words; the digits that
  // possible ones have not.
  std::vector<Word> here_, together_;
  Word missing_ = 0;
  std::vector<std::vector<Cell>> others_;  // the other cells of each house that the cells are in
  const Differences& differences_;
  std::uint8_t cost_;
  SideBySide sets_;
  std::vector<Word> words_;
};

/// The other cells of each house that has all of these, and each digit once.
std::vector<std::vector<Cell>> others_of_houses(const std::vector<Cell>& cells,
                                                const PropagatorContext& context) {
  std::vector<std::vector<Cell>> lists;
  const auto inside = bits_of(cells, context.differences.words());
  const auto& houses = context.houses.houses();
  for (std::size_t i = 0; i < houses.size(); ++i) {
    const auto house = context.houses.bits(i);
    const bool has_all = std::equal(inside.begin(), inside.end(), house.begin(),
                                    [](auto some, auto all) { return (some & ~all) == 0; });
    if (!has_all || houses[i].size() == cells.size()) continue;
    auto& others = lists.emplace_back();
    others.reserve(houses[i].size() - cells.size());
    for (const Cell cell : houses[i]) {
      if ((inside[cell / 64u] >> (cell % 64u) & 1) == 0) others.push_back(cell);
    }
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
