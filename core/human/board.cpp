#include "core/human/board.h"

namespace nonet::human {
namespace {

constexpr std::uint16_t bit_of(Digit digit) {
  return static_cast<std::uint16_t>(1 << (digit - 1));
}

}  // namespace

Board::Board(const Puzzle& puzzle) : Board(puzzle, std::make_shared<Layout>(puzzle.geometry)) {}

Board::Board(const Puzzle& puzzle, std::shared_ptr<const Layout> layout)
    : layout_(std::move(layout)) {
  const int cells = layout_->cell_count();
  for (int index = 0; index < cells; ++index) {
    const Cell cell = static_cast<Cell>(index);
    Digit digit = puzzle.givens[cell];
    if (digit != 0) {
      givens_.insert(cell);
    } else if (!puzzle.entries.empty()) {
      digit = puzzle.entries[cell];
    }
    values_[cell] = digit;
    if (digit != 0) {
      written_[digit].insert(cell);
    } else {
      open_.insert(cell);
    }
  }
  for (int number = 1; number <= size(); ++number) {
    const Digit digit = static_cast<Digit>(number);
    CellSet places = open_;
    for (const Cell cell : written_[digit]) places -= layout_->peers(cell);
    if (!puzzle.candidates.empty()) {
      for (const Cell cell : places) {
        if (!puzzle.candidates[cell].contains(digit)) places.erase(cell);
      }
    }
    places_[digit] = places;
  }
  count_all();
}

/// Makes everything else from values_, open_, written_ and places_.
void Board::count_all() {
  for (const Cell cell : open_) {
    for (const HouseIndex house : layout_->cell_houses(cell)) ++open_counts_[house];
  }
  for (int number = 1; number <= size(); ++number) {
    const Digit digit = static_cast<Digit>(number);
    for (const Cell cell : written_[digit]) {
      for (const HouseIndex house : layout_->cell_houses(cell)) {
        repetitions_ += is_placed(digit, house);
        written_in_[house] |= bit_of(digit);
      }
    }
    for (const Cell cell : places_[digit]) {
      candidates_[cell] |= bit_of(digit);
      for (const HouseIndex house : layout_->cell_houses(cell)) ++counts_[house][digit - 1u];
    }
  }
  for (const Cell cell : open_) {
    if (candidates(cell).single()) naked_singles_.insert(cell);
    empty_cells_ += candidates(cell).empty();
  }
  for (std::size_t house = 0; house < static_cast<std::size_t>(layout_->house_count()); ++house) {
    if (open_counts_[house] == 1) nearly_full_ |= std::uint64_t{1} << house;
    for (int number = 1; number <= size(); ++number) {
      const Digit digit = static_cast<Digit>(number);
      const int count = counts_[house][digit - 1u];
      if (count == 1) hidden_singles_[house] |= bit_of(digit);
      lacks_ += count == 0 && !is_placed(digit, static_cast<int>(house));
    }
    if (hidden_singles_[house] != 0) with_hidden_single_ |= std::uint64_t{1} << house;
  }
}

void Board::lose_place(Digit digit, HouseIndex house) {
  const int left = --counts_[house][digit - 1u];
  if (left > 1) return;
  hidden_singles_[house] ^= bit_of(digit);  // in at one place, out at none
  const std::uint64_t bit = std::uint64_t{1} << house;
  if (hidden_singles_[house] != 0) {
    with_hidden_single_ |= bit;
  } else {
    with_hidden_single_ &= ~bit;
  }
  lacks_ += left == 0 && !is_placed(digit, house);
}

/// All but places_.
void Board::lose_candidate(Cell cell, Digit digit) {
  candidates_[cell] &= static_cast<Bits>(~bit_of(digit));
  const DigitSet left = candidates(cell);
  if (left.empty()) {
    naked_singles_.erase(cell);
    ++empty_cells_;
  } else if (left.single()) {
    naked_singles_.insert(cell);
  }
  for (const HouseIndex house : layout_->cell_houses(cell)) lose_place(digit, house);
}

void Board::place(Cell cell, Digit digit) {
  const CellHouses& houses = layout_->cell_houses(cell);
  DigitSet gone = candidates(cell);
  empty_cells_ -= gone.empty();
  open_.erase(cell);
  naked_singles_.erase(cell);
  candidates_[cell] = 0;
  values_[cell] = digit;
  written_[digit].insert(cell);
  for (const HouseIndex house : houses) {
    if (is_placed(digit, house)) {
      ++repetitions_;
    } else {
      lacks_ -= place_count(digit, house) == 0;
      written_in_[house] |= bit_of(digit);
    }
    const int open = --open_counts_[house];
    if (open <= 1) nearly_full_ ^= std::uint64_t{1} << house;
  }
  while (!gone.empty()) {
    const Digit other = gone.pop_first();
    places_[other].erase(cell);
    for (const HouseIndex house : houses) lose_place(other, house);
  }
  const CellSet losers = layout_->peers(cell) & places_[digit];
  places_[digit] -= losers;
  for (const Cell loser : losers) lose_candidate(loser, digit);
}

void Board::remove(Candidate candidate) {
  if (!has(candidate)) return;
  places_[candidate.digit].erase(candidate.cell);
  lose_candidate(candidate.cell, candidate.digit);
}

}  // namespace nonet::human
