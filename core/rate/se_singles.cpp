// core/rate/se_singles.cpp: hidden and naked singles.
//
// Hidden singles need no order. A hidden single stays one until it is placed, whatever else is placed, so the board on
// which none is left does not depend on the order; and a kind of them is needed exactly when the easier kinds alone get
// stuck before. So all singles of a kind are placed at once, and only the kinds are told apart.
//
// The digits with one place in a house are found for all nine digits together: `once` and `twice` say which digits were
// seen at least once and at least twice.
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

namespace {

/// The digits that have exactly one place in the house.
Mask singles_in(const Board& board, int house) {
  Mask once = 0, twice = 0;
  for (int position = 0; position < 9; ++position) {
    const Mask digits = board.candidates(cell_of(house, position));
    twice = static_cast<Mask>(twice | (once & digits));
    once = static_cast<Mask>(once | digits);
  }
  return minus(once, twice);
}

/// Places what is single in one of nine houses. With `last_only`, only where one cell is empty.
bool place_in(Board& board, int first_house, bool last_only) {
  bool progress = false;
  for (int house = first_house; house < first_house + 9; ++house) {
    if (board.empty_in(house) == 0 || (last_only && board.empty_in(house) != 1)) continue;
    const Mask singles = singles_in(board, house);
    if (singles == 0) continue;
    for (int position = 0; position < 9; ++position) {
      const int cell = cell_of(house, position);
      const auto here = static_cast<Mask>(board.candidates(cell) & singles);
      if (here == 0) continue;
      board.place(cell, first(here));
      progress = true;
    }
  }
  return progress;
}

bool place_last_cells(Board& board) {
  bool progress = false;
  for (const int first_house : kBoxesColumnsRows) {
    progress = place_in(board, first_house, true) || progress;
  }
  return progress;
}

}  // namespace

int easiest_single(const Board& board) {
  int easiest = 0;
  for (int house = 0; house < kHouses; ++house) {
    if (board.empty_in(house) == 0 || singles_in(board, house) == 0) continue;
    if (board.empty_in(house) == 1) return 10;
    const int difficulty = house < kFirstRow ? 12 : 15;
    if (easiest == 0 || difficulty < easiest) easiest = difficulty;
  }
  return easiest;
}

int place_singles(Board& board, int hardest) {
  while (board.open() > 0) {
    if (hardest < 15 && place_last_cells(board)) {
      if (hardest < 10) hardest = 10;
    } else if (place_in(board, kFirstBox, false)) {
      if (hardest < 12) hardest = 12;
    } else {
      const bool in_columns = place_in(board, kFirstColumn, false);
      const bool in_rows = place_in(board, kFirstRow, false);
      if (!in_columns && !in_rows) break;
      if (hardest < 15) hardest = 15;
    }
  }
  return hardest;
}

bool find_naked_single(const Board& board, Sink& sink) {
  for (Cells cells = board.empty_cells(); !cells.empty();) {
    const int cell = cells.pop_first();
    if (count(board.candidates(cell)) != 1) continue;
    Step step;
    step.start({SeTechnique::kNakedSingle, 2.3});
    step.cell = cell;
    step.digit = first(board.candidates(cell));
    if (sink.take(step)) return true;
  }
  return false;
}

}  // namespace nonet::rate::se
