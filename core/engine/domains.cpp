#include "core/engine/domains.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// In a word of bits, those of all numbers below this one.
std::uint64_t bits_below(std::size_t number, std::size_t word) {
  if (number <= word * 64) return 0;
  const std::size_t count = number - word * 64;
  return count < 64 ? (std::uint64_t{1} << count) - 1 : ~std::uint64_t{0};
}

/// More changes of the cells than most searches have to undo at once.
constexpr std::size_t kManyChanges = 1024;

}  // namespace

Domains::Domains(const Differences& differences,
                 const std::vector<std::vector<PropagatorIndex>>& watchers,
                 std::vector<std::uint8_t> costs, std::span<const DigitSet> digits,
                 const std::vector<std::vector<Cell>>& houses)
    : differences_(differences),
      costs_(std::move(costs)),
      words_(differences.words()),
      places_(words_ * kMaxSize, 0),
      house_digits_(DigitSet::up_to(houses.empty() ? 0 : static_cast<int>(houses[0].size()))),
      house_count_(houses.size()),
      house_words_((houses.size() + 63) / 64),
      houses_of_(differences.cell_count() * house_words_, 0),
      houses_with_loss_((kMaxSize + 1) * house_words_, 0),
      is_queued_(costs_.size(), 0) {
  for (std::size_t house = 0; house < houses.size(); ++house) {
    for (const Cell cell : houses[house]) {
      houses_of_[cell * house_words_ + house / 64] |= std::uint64_t{1} << (house % 64);
    }
  }
  for (const auto& list : watchers) {
    first_watcher_.push_back(static_cast<std::uint32_t>(watchers_.size()));
    for (const PropagatorIndex index : list)
      watchers_.push_back(
          {index, costs_[index], digits.empty() ? DigitSet::up_to(kMaxSize) : digits[index]});
  }
  first_watcher_.push_back(static_cast<std::uint32_t>(watchers_.size()));
  trail_.reserve(kManyChanges);
  singles_.reserve(differences.cell_count());
  pairs_.reserve(differences.cell_count());
  for (auto& queue : queues_) queue.reserve(costs_.size());
}

void Domains::start(std::span<const DigitSet> domains) {
  trail_.clear();
  clear_queues();
  failed_cell_ = 0;
  now_.assign(domains.begin(), domains.end());
  DigitSet digits;
  for (const DigitSet each : now_) digits |= each;
  std::fill(places_.begin(), places_.end(), 0);
  for (DigitSet left = digits; !left.empty();) {
    std::uint64_t* const places = places_.data() + (left.pop_first() - std::size_t{1}) * words_;
    for (std::size_t word = 0; word < words_; ++word) places[word] = bits_below(now_.size(), word);
  }
  open_cells_ = 0;
  for (std::size_t cell = 0; cell < now_.size(); ++cell) {
    toggle(static_cast<Cell>(cell), digits - now_[cell]);
    if (now_[cell].single()) {
      singles_.push_back(static_cast<Cell>(cell));
    } else {
      ++open_cells_;
    }
  }
  lost_places_ = house_digits_;
  for (DigitSet left = house_digits_; !left.empty();) {
    std::uint64_t* const lost = houses_with_loss_.data() + left.pop_first() * house_words_;
    for (std::size_t word = 0; word < house_words_; ++word)
      lost[word] = bits_below(house_count_, word);
  }
  for (PropagatorIndex propagator = 0; propagator < costs_.size(); ++propagator) {
    is_queued_[propagator] = 1;
    queues_[costs_[propagator]].push_back(propagator);
  }
}

/// `kWords`: of bits of houses; 0: as many as there are. One, as most models have, takes half of the time if that is known.
template <std::size_t kWords>
void Domains::lose(Cell cell, DigitSet digits) {
  const std::size_t words = kWords > 0 ? kWords : house_words_;
  const std::uint64_t* const houses = houses_of_.data() + cell * words;
  const std::uint64_t bit = std::uint64_t{1} << (cell % 64u);
  std::uint64_t* const places = places_.data() + cell / 64u;
  std::uint64_t* const lost = houses_with_loss_.data();
  lost_places_ |= digits & house_digits_;
  while (!digits.empty()) {
    const std::size_t digit = digits.pop_first();
    places[(digit - 1) * words_] ^= bit;
    for (std::size_t word = 0; word < words; ++word) lost[digit * words + word] |= houses[word];
  }
}

/// Notes that the cell has lost digits, and which are left.
inline void Domains::tell(Cell cell, DigitSet gone, DigitSet to) {
  if (to.count() <= 2) (to.single() ? singles_ : pairs_).push_back(cell);
  const Watcher* const end = watchers_.data() + first_watcher_[cell + 1u];
  for (const Watcher* watcher = watchers_.data() + first_watcher_[cell]; watcher != end;
       ++watcher) {
    const auto [propagator, cost, digits] = *watcher;
    if ((gone & digits).empty() && !(to - digits).empty()) continue;
    if (is_queued_[propagator] != 0) continue;
    is_queued_[propagator] = 1;
    queues_[cost].push_back(propagator);
  }
}

bool Domains::change(Cell cell, DigitSet to) {
  if (to.empty()) {
    failed_cell_ = cell;
    return false;
  }
  const DigitSet gone = now_[cell] - to;
  put_on_trail(cell, to);
  if (trials_ > 0) {
    toggle(cell, gone);
    return true;
  }
  if (house_words_ == 1) {
    lose<1>(cell, gone);
  } else {
    lose<0>(cell, gone);
  }
  tell(cell, gone, to);
  return true;
}

bool Domains::remove(Digit digit, std::size_t word, std::uint64_t cells) {
  const DigitSet gone = DigitSet::of(digit);
  std::uint64_t* const lost = houses_with_loss_.data() + digit * house_words_;
  std::uint64_t left = cells;
  for (; left != 0; left &= left - 1) {
    const Cell cell = first_cell(word, left);
    const DigitSet to = now_[cell] - gone;
    if (to.empty()) {
      failed_cell_ = cell;
      break;
    }
    put_on_trail(cell, to);
    if (trials_ > 0) continue;
    const std::uint64_t* const houses = houses_of_.data() + cell * house_words_;
    for (std::size_t i = 0; i < house_words_; ++i) lost[i] |= houses[i];
    tell(cell, gone, to);
  }
  if (left != cells && trials_ == 0) lost_places_ |= gone & house_digits_;
  places_[(digit - std::size_t{1}) * words_ + word] ^= cells ^ left;
  return left == 0;
}

bool Domains::spread() {
  while (!singles_.empty()) {
    const Cell cell = singles_.back();
    singles_.pop_back();
    const DigitSet digit = now_[cell];
    const auto places = this->places(digit.first()), others = differences_.bits(cell);
    for (std::size_t word = 0; word < words_; ++word) {
      const std::uint64_t losing = places[word] & others[word];
      if (losing != 0 && !remove(digit.first(), word, losing)) return false;
    }
    // Where it is in the cell's own houses needs no look.
    for (std::size_t word = 0; word < house_words_; ++word) {
      houses_with_loss_[digit.first() * house_words_ + word] &=
          ~houses_of_[cell * house_words_ + word];
    }
  }
  return true;
}

bool Domains::spread_pairs() {
  while (!pairs_.empty()) {
    const Cell cell = pairs_.back();
    pairs_.pop_back();
    const DigitSet both = now_[cell];
    if (both.count() != 2) continue;
    const auto one = places(both.first()), two = places(both.last());
    const auto near = differences_.bits(cell);
    for (std::size_t word = 0; word < words_; ++word) {
      for (std::uint64_t left = one[word] & two[word] & near[word]; left != 0; left &= left - 1) {
        const Cell other = first_cell(word, left);
        if (now_[other] != both) continue;
        const auto seen = differences_.bits(other);
        const auto losing = [&](std::size_t i) { return (one[i] | two[i]) & near[i] & seen[i]; };
        if (!remove_from(losing, both)) return false;
      }
    }
  }
  return true;
}

bool Domains::next(PropagatorIndex& propagator, std::size_t below) {
  for (std::size_t cost = 0; cost < below; ++cost) {
    auto& queue = queues_[cost];
    if (heads_[cost] == queue.size()) continue;
    propagator = queue[heads_[cost]++];
    is_queued_[propagator] = 0;
    if (heads_[cost] == queue.size()) {
      queue.clear();
      heads_[cost] = 0;
    }
    return true;
  }
  return false;
}

void Domains::clear_queues() {
  singles_.clear();
  pairs_.clear();
  lost_places_ = {};
  const auto lost = static_cast<std::size_t>(house_digits_.count() + 1) * house_words_;
  std::fill_n(houses_with_loss_.begin(), lost, 0);
  for (std::size_t cost = 0; cost < kCosts; ++cost) {
    for (std::size_t i = heads_[cost]; i < queues_[cost].size(); ++i)
      is_queued_[queues_[cost][i]] = 0;
    queues_[cost].clear();
    heads_[cost] = 0;
  }
}

void Domains::undo_to(std::size_t mark) {
  for (std::size_t i = trail_.size(); i-- > mark;) {
    const auto [cell, before] = trail_[i];
    DigitSet& now = now_[cell];
    if (now.single()) ++open_cells_;
    toggle(cell, before - now);
    now = before;
  }
  trail_.resize(mark);
}

}  // namespace nonet
