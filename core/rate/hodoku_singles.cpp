#include "core/rate/hodoku_singles.h"

namespace nonet::rate {

using human::Board;
using human::Candidate;
using human::HouseIndex;
using human::Technique;

const Candidate* HodokuSingles::Queue::first(const Board& board) {
  while (begin < singles.size() && board.value(singles[begin].cell) != 0) ++begin;
  if (begin < singles.size()) return &singles[begin];
  singles.clear();
  begin = 0;
  return nullptr;
}

void HodokuSingles::note_hidden(const Board& board, Digit digit, HouseIndex house) {
  if (board.place_count(digit, house) == 1) {
    hidden_.add({board.places(digit, house).first(), digit});
  }
}

void HodokuSingles::remove(Board& board, Candidate candidate) {
  if (!board.has(candidate)) return;
  board.remove(candidate);
  const DigitSet left = board.candidates(candidate.cell);
  if (left.single()) naked_.add({candidate.cell, left.first()});
  for (const HouseIndex house : board.layout().cell_houses(candidate.cell)) {
    note_hidden(board, candidate.digit, house);
  }
}

void HodokuSingles::place(Board& board, Cell cell, Digit digit) {
  // Hidden singles of the digit in the cell's own houses are the cell itself: first() passes over them.
  for (const Cell peer : board.layout().peers(cell) & board.places(digit)) {
    remove(board, {peer, digit});
  }
  DigitSet others = board.candidates(cell);
  others.erase(digit);
  board.place(cell, digit);
  while (!others.empty()) {
    const Digit other = others.pop_first();
    for (const HouseIndex house : board.layout().cell_houses(cell)) {
      note_hidden(board, other, house);
    }
  }
}

std::optional<HodokuSingle> HodokuSingles::next(const Board& board) {
  if (const Candidate* oldest = naked_.first(board)) {
    for (std::size_t i = naked_.begin; i < naked_.singles.size(); ++i) {
      const Candidate single = naked_.singles[i];
      if (board.value(single.cell) != 0) continue;
      for (const HouseIndex house : board.layout().cell_houses(single.cell)) {
        if (board.open_count(house) == 1) return HodokuSingle{Technique::kFullHouse, single};
      }
    }
    return HodokuSingle{Technique::kNakedSingle, *oldest};
  }
  if (const Candidate* oldest = hidden_.first(board)) {
    return HodokuSingle{Technique::kHiddenSingle, *oldest};
  }
  return std::nullopt;
}

}  // namespace nonet::rate
