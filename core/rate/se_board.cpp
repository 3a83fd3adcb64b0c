// core/rate/se_board.cpp: see se_board.h.
#include "core/rate/se_board.h"

namespace nonet::rate::se {

Board::Board(const std::array<std::uint8_t, kCells>& givens) {
  std::array<Mask, kHouses> used{};
  empty_in_.fill(9);
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (givens[cell] == 0) {
      empty_cells_.insert(static_cast<int>(cell));
      continue;
    }
    const int digit = givens[cell] - 1;
    for (const auto house : kTables.houses[cell]) {
      used[house] = static_cast<Mask>(used[house] | bit(digit));
      --empty_in_[house];
    }
    ++placed_[static_cast<std::size_t>(digit)];
    --open_;
  }
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (givens[cell] != 0) continue;
    const auto& houses = kTables.houses[cell];
    candidates_[cell] =
        static_cast<Mask>(0777u & ~(0u | used[houses[0]] | used[houses[1]] | used[houses[2]]));
  }
}

void Board::place(int cell, int digit) {
  candidates_[static_cast<std::size_t>(cell)] = 0;
  for (const auto peer : kTables.peers[static_cast<std::size_t>(cell)]) {
    candidates_[peer] = minus(candidates_[peer], bit(digit));
  }
  for (const auto house : kTables.houses[static_cast<std::size_t>(cell)]) --empty_in_[house];
  ++placed_[static_cast<std::size_t>(digit)];
  empty_cells_.erase(cell);
  --open_;
}

void Board::apply(const Step& step) {
  for (int i = 0; i < step.removal_count; ++i) {
    const auto& removal = step.removals[static_cast<std::size_t>(i)];
    candidates_[removal.cell] = minus(candidates_[removal.cell], removal.digits);
  }
  if (step.cell >= 0) place(step.cell, step.digit);
}

void Board::update_places() {
  places_ = {};
  for (Cells cells = empty_cells_; !cells.empty();) {
    const auto cell = static_cast<std::size_t>(cells.pop_first());
    const auto& houses = kTables.houses[cell];
    const auto& positions = kTables.positions[cell];
    for (Mask digits = candidates_[cell]; digits != 0; digits = without_first(digits)) {
      const auto digit = static_cast<std::size_t>(first(digits));
      for (std::size_t kind = 0; kind < 3; ++kind) {
        auto& places = places_[houses[kind]][digit];
        places = static_cast<Mask>(places | bit(positions[kind]));
      }
    }
  }
}

Cells Board::cells_with(int digit) const {
  Cells found;
  for (Cells cells = empty_cells_; !cells.empty();) {
    const int cell = cells.pop_first();
    if ((candidates(cell) & bit(digit)) != 0) found.insert(cell);
  }
  return found;
}

}  // namespace nonet::rate::se
