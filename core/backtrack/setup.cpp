// core/backtrack/setup.cpp: the parts of backtrack.h that run once: the names of strategies and events,
// the constructor, the copy without a cell. The search loop is in backtrack.cpp.
#include <algorithm>
#include <array>

#include "core/backtrack/backtrack.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, 3> kStrategyKeys = {"first-empty", "fullest-unit",
                                                           "fewest-candidates"};

}  // namespace

std::span<const std::string_view> strategy_keys() {
  return kStrategyKeys;
}

std::optional<Strategy> strategy_of(std::string_view key) {
  const auto found = std::find(kStrategyKeys.begin(), kStrategyKeys.end(), key);
  if (found == kStrategyKeys.end()) return std::nullopt;
  return static_cast<Strategy>(found - kStrategyKeys.begin());
}

std::string_view event_kind_key(EventKind kind) {
  static constexpr std::string_view kKeys[] = {"place", "dead-end", "undo"};
  return kKeys[static_cast<int>(kind)];
}

Backtracker::Backtracker(const Puzzle& puzzle, Strategy strategy)
    : geometry_(puzzle.geometry),
      strategy_(strategy),
      cells_(puzzle.givens.size(), 0),
      allowed_(starting_candidates(puzzle)) {
  const auto houses = geometry_->houses();
  used_.resize(houses.size() + 1);
  for (const auto& house : houses) {
    house_counts_.push_back({0, static_cast<int>(house.cells.size())});
  }
  house_counts_.push_back({0, 0});
  for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
    const std::size_t count = geometry_->houses_of(static_cast<Cell>(cell)).size();
    houses_per_cell_ = std::max(houses_per_cell_, count);
  }
  houses_of_.assign(cells_.size() * houses_per_cell_, static_cast<std::uint16_t>(houses.size()));
  for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
    const auto houses_of = geometry_->houses_of(static_cast<Cell>(cell));
    std::copy(houses_of.begin(), houses_of.end(), &houses_of_[cell * houses_per_cell_]);
  }
  for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
    if (puzzle.givens[cell] != 0) {
      place(static_cast<Cell>(cell), puzzle.givens[cell]);
    } else {
      empty_cells_.push_back(static_cast<Cell>(cell));
    }
  }
  stack_.resize(empty_cells_.size());
}

Backtracker Backtracker::without(Cell cell) const {
  Backtracker before = *this;
  if (cells_[cell] != 0) before.undo(cell);
  return before;
}

}  // namespace nonet
