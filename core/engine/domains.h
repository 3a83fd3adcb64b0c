// core/engine/domains.h: the digits that each cell of a model may still hold, and what has to be looked at since they changed.
//
// Every change is on a trail, so that a search can go back, and tells the propagators that watch the cell. A cell that has one
// digit left takes it from the cells that must differ from it at once, before any propagator is asked: that is the rule
// that most often applies, in every puzzle. The next one is that a digit has few places left in a house (house_places.h): of each digit,
// the houses that have lost a place of it are kept as bits, as that takes less time than a queue.
// Tested by tests/core/engine/domains_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/base/bits.h"
#include "core/model/differences.h"

namespace nonet {

/// The index of a propagator.
using PropagatorIndex = std::uint32_t;

class Domains {
 public:
  /// `differences` is kept by the caller. `watchers`: for each cell, the propagators that a change of it concerns; `costs`: of each
  /// propagator, 0..kCosts − 1: what is cheap is done first. `digits`: of each propagator, as Propagator::digits(); empty: all of each.
  /// `houses`: the cells of each house whose changes next_lost() tells; all have as many, and each of their digits once.
  Domains(const Differences& differences, const std::vector<std::vector<PropagatorIndex>>& watchers,
          std::vector<std::uint8_t> costs, std::span<const DigitSet> digits = {},
          const std::vector<std::vector<Cell>>& houses = {});
  static constexpr std::size_t kCosts = 5;
  /// Below this, less than to look for the places of digits in houses.
  static constexpr std::size_t kCheap = 2;

  /// Forgets the current state and starts from these, with everything to be looked at.
  void start(std::span<const DigitSet> domains);

  DigitSet operator[](Cell cell) const { return now_[cell]; }
  std::span<const DigitSet> all() const { return now_; }
  std::size_t open_cells() const { return open_cells_; }

  /// Removes all digits but these. Returns false, and changes nothing, if none is left.
  bool keep(Cell cell, DigitSet digits) {
    const DigitSet to = now_[cell] & digits;
    return to == now_[cell] || change(cell, to);
  }
  bool remove(Cell cell, DigitSet digits) { return keep(cell, now_[cell] - digits); }

  /// Takes the digits of cells with one digit from those that must differ. Returns false on a contradiction, whose cell is then
  /// failed_cell(): the last one that was to lose its last digit.
  bool spread_singles() { return singles_.empty() || spread(); }
  /// Takes the digit from these of its places, whose bits are of one word. Returns false, as soon as one would have none left.
  bool remove(Digit digit, std::size_t word, std::uint64_t cells);
  /// Takes the two digits of two cells that have no others, and must differ, from those that must differ from both. Returns false as
  /// spread_singles(), which comes first.
  bool spread_pairs();
  /// 0 before the first contradiction after start().
  Cell failed_cell() const { return failed_cell_; }
  /// A digit of which houses have lost places since it was told before; 0: none. Then take_losses() has to be asked for each word of the houses.
  Digit next_lost() { return lost_places_.empty() ? Digit{0} : lost_places_.pop_first(); }
  /// The houses that have lost a place of the digit, as bits, of which these are a word; they are forgotten.
  std::uint64_t take_losses(Digit digit, std::size_t word) {
    return std::exchange(houses_with_loss_[digit * house_words_ + word], 0);
  }
  bool has_lost() const { return !lost_places_.empty(); }
  std::size_t house_words() const { return house_words_; }
  /// A propagator that has to run, the cheapest first, of those that cost less than `below`; false: none.
  bool next(PropagatorIndex& propagator, std::size_t below = kCosts);
  /// The cells that may hold this digit, as bits like those of Differences.
  std::span<const std::uint64_t> places(Digit digit) const {
    return std::span(places_).subspan((digit - std::size_t{1}) * words_, words_);
  }
  /// Forgets what has to be looked at: after a contradiction.
  void clear_queues();

  /// What a cell could hold before one change of it.
  struct Change {
    Cell cell;
    DigitSet before;
  };
  std::size_t mark() const { return trail_.size(); }
  void undo_to(std::size_t mark);
  /// In the order in which they were made; valid until the next change.
  std::span<const Change> changes_since(std::size_t mark) const {
    return std::span(trail_).subspan(mark);
  }
  /// Sets what a cell may hold, and tells nobody. Only while there are no changes to undo.
  void put(Cell cell, DigitSet digits) {
    toggle(cell, (now_[cell] | digits) - (now_[cell] & digits));
    now_[cell] = digits;
  }
  /// Between these two, changes are tried out: no propagator hears of them. The caller undoes them before it ends.
  void begin_trial() { ++trials_; }
  void end_trial() { --trials_; }

 private:
  bool change(Cell cell, DigitSet to);
  /// Takes the digits from cells: `bits(word)` has a word of their bits, all of which lose some.
  template <class Bits>
  bool remove_from(const Bits& bits, DigitSet digits) {
    for (std::size_t word = 0; word < words_; ++word) {
      for (std::uint64_t left = bits(word); left != 0; left &= left - 1) {
        const Cell cell = first_cell(word, left);
        if (!change(cell, now_[cell] - digits)) return false;
      }
    }
    return true;
  }
  bool spread();
  /// Sets what a cell may hold, with that on the trail. Inline also where the file is compiled for size: with toggle(), has_two_places()
  /// and SideBySide::several() inline as well, searches in the module take 11 % less time (`scripts/bench variants --wasm`).
  [[gnu::always_inline]] void put_on_trail(Cell cell, DigitSet to) {
    trail_.push_back({cell, now_[cell]});
    now_[cell] = to;
    if (to.single()) --open_cells_;
  }
  void tell(Cell cell, DigitSet gone, DigitSet to);
  /// Takes the cell out of the places of these digits, which its houses have lost.
  template <std::size_t kWords>
  void lose(Cell cell, DigitSet digits);
  /// Puts the cell among the places of these digits, or takes it out.
  [[gnu::always_inline]] void toggle(Cell cell, DigitSet digits) {
    while (!digits.empty()) {
      places_[(digits.pop_first() - std::size_t{1}) * words_ + cell / 64u] ^= std::uint64_t{1}
                                                                              << (cell % 64u);
    }
  }

  struct Watcher {
    PropagatorIndex propagator;
    std::uint32_t cost;
    DigitSet digits;
  };

  const Differences& differences_;
  std::vector<Watcher> watchers_;             // cell by cell
  std::vector<std::uint32_t> first_watcher_;  // of each cell; one more at the end
  std::vector<std::uint8_t> costs_;
  std::vector<DigitSet> now_;
  std::size_t words_;
  std::vector<std::uint64_t> places_;  // words of each digit
  std::vector<Change> trail_;
  // Cells that have had one digit, or two, since these were spread.
  std::vector<Cell> singles_, pairs_;
  DigitSet house_digits_;  // that each house has
  std::size_t house_count_, house_words_;
  std::vector<std::uint64_t> houses_of_;         // words of each cell: a bit for each house
  std::vector<std::uint64_t> houses_with_loss_;  // words of each digit, from 0
  DigitSet lost_places_;                         // the digits of which there are some
  std::vector<PropagatorIndex> queues_[kCosts];
  std::size_t heads_[kCosts] = {};
  std::vector<std::uint8_t> is_queued_;  // of each propagator
  std::size_t open_cells_ = 0;
  int trials_ = 0;
  Cell failed_cell_ = 0;
};

}  // namespace nonet
