#include "core/human/board.h"

namespace nonet::human {

Board::Board(const Puzzle& puzzle) : Board(puzzle, std::make_shared<Layout>(puzzle.geometry)) {}

Board::Board(const Puzzle& puzzle, std::shared_ptr<const Layout> layout)
    : layout_(std::move(layout)) {
  const DigitSet all = DigitSet::up_to(size());
  open_ = layout_->all_cells();
  for (const Cell cell : open_) {
    candidates_[cell] = puzzle.candidates.empty() ? all : puzzle.candidates[cell] & all;
    if (puzzle.givens[cell] != 0) {
      givens_.insert(cell);
      candidates_[cell] = DigitSet::of(puzzle.givens[cell]);
    }
    DigitSet digits = candidates_[cell];
    while (!digits.empty()) places_[digits.pop_first()].insert(cell);
  }
  const std::vector<Digit> filled = filled_cells(puzzle);
  for (const Cell cell : layout_->all_cells()) {
    if (filled[cell] != 0) place(cell, filled[cell]);
  }
}

DigitSet Board::missing(int house) const {
  DigitSet digits = DigitSet::up_to(size());
  for (const Cell cell : layout_->house(house) - open_) digits.erase(values_[cell]);
  return digits;
}

bool Board::is_contradictory() const {
  for (const Cell cell : open_) {
    if (candidates_[cell].empty()) return true;
  }
  for (int house = 0; house < layout_->house_count(); ++house) {
    for (int digit = 1; digit <= size(); ++digit) {
      const Digit d = static_cast<Digit>(digit);
      const int times = (written_[d] & layout_->house(house)).count();
      if (times > 1 || (times == 0 && !places_[d].intersects(layout_->house(house)))) return true;
    }
  }
  return false;
}

void Board::place(Cell cell, Digit digit) {
  DigitSet others = candidates_[cell];
  while (!others.empty()) places_[others.pop_first()].erase(cell);
  candidates_[cell] = DigitSet();
  values_[cell] = digit;
  open_.erase(cell);
  written_[digit].insert(cell);
  for (const Cell peer : layout_->peers(cell) & places_[digit]) candidates_[peer].erase(digit);
  places_[digit] -= layout_->peers(cell);
}

void Board::remove(Candidate candidate) {
  candidates_[candidate.cell].erase(candidate.digit);
  places_[candidate.digit].erase(candidate.cell);
}

}  // namespace nonet::human
