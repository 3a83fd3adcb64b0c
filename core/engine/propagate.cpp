#include "core/engine/propagate.h"

#include <utility>

namespace nonet {

Propagation::Propagation(std::shared_ptr<const Geometry> geometry)
    : geometry_(std::move(geometry)),
      all_(DigitSet::up_to(geometry_->size())),
      is_dirty_(geometry_->houses().size(), 0) {}

bool Propagation::start(std::span<const DigitSet> candidates) {
  trail_.clear();
  singles_.clear();
  candidates_.assign(candidates.begin(), candidates.end());
  open_cells_ = 0;
  for (std::size_t cell = 0; cell < candidates_.size(); ++cell) {
    if (candidates_[cell].empty()) return fail();
    if (candidates_[cell].single()) {
      singles_.push_back(static_cast<Cell>(cell));
    } else {
      ++open_cells_;
    }
  }
  dirty_houses_.clear();
  for (std::size_t house = 0; house < is_dirty_.size(); ++house) {
    dirty_houses_.push_back(static_cast<std::uint16_t>(house));
    is_dirty_[house] = 1;
  }
  return propagate();
}

bool Propagation::assign(Cell cell, Digit digit) {
  return narrow(cell, candidates_[cell] & DigitSet::of(digit)) && propagate();
}

void Propagation::undo_to(std::size_t mark) {
  while (trail_.size() > mark) {
    const Change& change = trail_.back();
    if (candidates_[change.cell].single() && !change.before.single()) ++open_cells_;
    candidates_[change.cell] = change.before;
    trail_.pop_back();
  }
}

// Sets the cell's candidates and queues the houses and singles that this affects. An empty set is
// not stored: the contradiction ends this branch, and the cell keeps its candidates.
bool Propagation::narrow(Cell cell, DigitSet to) {
  const DigitSet before = candidates_[cell];
  if (to == before) return true;
  if (to.empty()) return fail();
  trail_.push_back({cell, before});
  candidates_[cell] = to;
  if (to.single()) {
    --open_cells_;
    singles_.push_back(cell);
  }
  for (const auto house : geometry_->houses_of(cell)) {
    if (is_dirty_[house] == 0) {
      is_dirty_[house] = 1;
      dirty_houses_.push_back(house);
    }
  }
  return true;
}

// Naked singles come first: they are cheaper, and each of them simplifies the search for hidden ones.
bool Propagation::propagate() {
  for (;;) {
    while (!singles_.empty()) {
      const Cell cell = singles_.back();
      singles_.pop_back();
      if (!propagate_single(cell)) return false;
    }
    if (dirty_houses_.empty()) return true;
    const std::size_t house = dirty_houses_.back();
    dirty_houses_.pop_back();
    is_dirty_[house] = 0;
    if (!find_hidden_singles(house)) return false;
  }
}

bool Propagation::propagate_single(Cell cell) {
  const DigitSet digit = candidates_[cell];
  for (const Cell peer : geometry_->peers(cell)) {
    if (!narrow(peer, candidates_[peer] - digit)) return false;
  }
  return true;
}

bool Propagation::find_hidden_singles(std::size_t house) {
  const auto cells = geometry_->houses()[house].cells;
  if (cells.size() != static_cast<std::size_t>(geometry_->size())) return true;
  DigitSet once, twice;
  for (const Cell cell : cells) {
    twice |= once & candidates_[cell];
    once |= candidates_[cell];
  }
  if (once != all_) return fail();
  const DigitSet hidden = once - twice;
  for (const Cell cell : cells) {
    const DigitSet here = candidates_[cell] & hidden;
    if (here.empty() || candidates_[cell].single()) continue;
    if (!here.single() || !narrow(cell, here)) return fail();  // two digits have only this cell
  }
  return true;
}

// Clears the queues: the contradiction ends this branch.
bool Propagation::fail() {
  singles_.clear();
  for (const auto house : dirty_houses_) is_dirty_[house] = 0;
  dirty_houses_.clear();
  return false;
}

}  // namespace nonet
