#include "core/engine/domains.h"

#include <algorithm>
#include <utility>

#include "core/base/sort.h"

namespace nonet {

Differences::Differences(const Model& model)
    : lists_(model.domains.size()),
      words_((lists_.size() + 63) / 64),
      bits_(lists_.size() * words_, 0) {
  const auto add = [&](const std::vector<Cell>& cells) {
    for (const Cell cell : cells) {
      for (const Cell other : cells) {
        if (other != cell) lists_[cell].push_back(other);
      }
    }
  };
  for (const Rule& rule : model.rules) {
    if (const auto* distinct = std::get_if<Distinct>(&rule)) add(distinct->cells);
    if (const auto* set = std::get_if<ValueSet>(&rule)) add(set->cells);
  }
  for (std::size_t cell = 0; cell < lists_.size(); ++cell) {
    auto& list = lists_[cell];
    sort_without_repeats(list);
    for (const Cell other : list) {
      bits_[cell * words_ + other / 64u] |= std::uint64_t{1} << (other % 64u);
    }
  }
}

bool Differences::among(std::span<const Cell> cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!contains(cells[i], cells[j])) return false;
    }
  }
  return true;
}

Domains::Domains(const Differences& differences,
                 const std::vector<std::vector<PropagatorIndex>>& watchers,
                 std::vector<std::uint8_t> costs, std::span<const DigitSet> digits)
    : differences_(differences),
      costs_(std::move(costs)),
      words_(differences.words()),
      places_(words_ * kMaxSize, 0),
      lost_by_(costs_.size()) {
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
    if (now_[cell].single()) {
      singles_.push_back(static_cast<Cell>(cell));
    } else {
      ++open_cells_;
    }
  }
  for (PropagatorIndex propagator = 0; propagator < costs_.size(); ++propagator) {
    lost_by_[propagator] = DigitSet::up_to(kMaxSize);
    queues_[costs_[propagator]].push_back(propagator);
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
  if (to.single()) singles_.push_back(cell);
  for (std::uint32_t i = first_watcher_[cell]; i < first_watcher_[cell + 1u]; ++i) {
    const auto& [propagator, cost, digits] = watchers_[i];
    if ((gone & digits).empty() && !(to - digits).empty()) continue;
    if (lost_by_[propagator].empty()) queues_[cost].push_back(propagator);
    lost_by_[propagator] |= gone;
  }
  return true;
}

bool Domains::spread_singles() {
  while (!singles_.empty()) {
    const Cell cell = singles_.back();
    singles_.pop_back();
    const DigitSet digit = now_[cell];
    for (const Cell other : differences_.of(cell)) {
      if (!remove(other, digit)) return false;
    }
  }
  return true;
}

bool Domains::next(PropagatorIndex& propagator) {
  for (std::size_t cost = 0; cost < kCosts; ++cost) {
    auto& queue = queues_[cost];
    if (heads_[cost] == queue.size()) continue;
    propagator = queue[heads_[cost]++];
    lost_ = lost_by_[propagator];
    lost_by_[propagator] = {};
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
  for (std::size_t cost = 0; cost < kCosts; ++cost) {
    for (std::size_t i = heads_[cost]; i < queues_[cost].size(); ++i)
      lost_by_[queues_[cost][i]] = {};
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
