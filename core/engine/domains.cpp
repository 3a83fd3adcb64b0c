#include "core/engine/domains.h"

#include <algorithm>
#include <utility>

namespace nonet {

Domains::Domains(const Differences& differences,
                 const std::vector<std::vector<PropagatorIndex>>& watchers,
                 std::vector<std::uint8_t> costs, std::span<const DigitSet> digits,
                 const std::vector<std::vector<Cell>>& houses)
    : differences_(differences),
      costs_(std::move(costs)),
      words_(differences.words()),
      places_(words_ * kMaxSize, 0),
      house_digits_(DigitSet::up_to(houses.empty() ? 0 : static_cast<int>(houses[0].size()))),
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
}

void Domains::start(std::span<const DigitSet> domains) {
  trail_.clear();
  clear_queues();
  now_.assign(domains.begin(), domains.end());
  open_cells_ = 0;
  std::fill(places_.begin(), places_.end(), 0);
  for (std::size_t cell = 0; cell < now_.size(); ++cell) {
    toggle(static_cast<Cell>(cell), now_[cell]);
    note_loss(static_cast<Cell>(cell), house_digits_);
    if (now_[cell].single()) {
      singles_.push_back(static_cast<Cell>(cell));
    } else {
      ++open_cells_;
    }
  }
  for (PropagatorIndex propagator = 0; propagator < costs_.size(); ++propagator) {
    is_queued_[propagator] = 1;
    queues_[costs_[propagator]].push_back(propagator);
  }
}

void Domains::note_loss(Cell cell, DigitSet digits) {
  digits &= house_digits_;
  const std::uint64_t* const houses = houses_of_.data() + cell * house_words_;
  lost_places_ |= digits;
  while (!digits.empty()) {
    std::uint64_t* const lost = houses_with_loss_.data() + digits.pop_first() * house_words_;
    for (std::size_t word = 0; word < house_words_; ++word) lost[word] |= houses[word];
  }
}

bool Domains::change(Cell cell, DigitSet to) {
  if (to.empty()) {
    failed_cell_ = cell;
    return false;
  }
  const DigitSet gone = now_[cell] - to;
  trail_.push_back({cell, now_[cell]});
  now_[cell] = to;
  toggle(cell, gone);
  if (to.single()) --open_cells_;
  if (trials_ > 0) return true;
  note_loss(cell, gone);
  if (to.single()) {
    singles_.push_back(cell);
  } else if (to.count() == 2) {
    pairs_.push_back(cell);
  }
  for (std::uint32_t i = first_watcher_[cell]; i < first_watcher_[cell + 1u]; ++i) {
    const auto& [propagator, cost, digits] = watchers_[i];
    if ((gone & digits).empty() && !(to - digits).empty()) continue;
    if (is_queued_[propagator] != 0) continue;
    is_queued_[propagator] = 1;
    queues_[cost].push_back(propagator);
  }
  return true;
}

bool Domains::spread() {
  while (!singles_.empty()) {
    const Cell cell = singles_.back();
    singles_.pop_back();
    const DigitSet digit = now_[cell];
    const auto places = this->places(digit.first()), others = differences_.bits(cell);
    if (!remove_from([&](std::size_t word) { return places[word] & others[word]; }, digit)) {
      return false;
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

bool Domains::next(PropagatorIndex& propagator) {
  for (std::size_t cost = 0; cost < kCosts; ++cost) {
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
  while (!lost_places_.empty()) {
    std::fill_n(&houses_with_loss_[lost_places_.pop_first() * house_words_], house_words_, 0);
  }
  for (std::size_t cost = 0; cost < kCosts; ++cost) {
    for (std::size_t i = heads_[cost]; i < queues_[cost].size(); ++i)
      is_queued_[queues_[cost][i]] = 0;
    queues_[cost].clear();
    heads_[cost] = 0;
  }
}

void Domains::undo_to(std::size_t mark) {
  while (trail_.size() > mark) {
    const Change& change = trail_.back();
    if (now_[change.cell].single()) ++open_cells_;
    toggle(change.cell, change.before - now_[change.cell]);
    now_[change.cell] = change.before;
    trail_.pop_back();
  }
}

}  // namespace nonet
