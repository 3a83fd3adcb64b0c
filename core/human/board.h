// core/human/board.h: what a person has before them: digits written, and candidates that are still allowed.
//
// The candidates are kept twice, by cell and by digit, because half of the techniques ask "what may stand here" and the
// other half "where may this digit stand". A cell with one candidate left stays open until a step places it, as on paper.
// Tested by tests/core/human/board_test.cpp.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/base/bits.h"
#include "core/grid/puzzle.h"
#include "core/human/cell_set.h"
#include "core/human/layout.h"

namespace nonet::human {

/// Larger grids have no techniques.
inline constexpr int kLargestSize = 16;

/// One candidate: a digit in a cell.
struct Candidate {
  Cell cell = 0;
  Digit digit = 0;
  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

class Board {
 public:
  /// The givens and entries are written, and removed from the candidates of the cells that see them; stated candidates
  /// of the puzzle are kept as far as they fit. The puzzle must have at most kMostCells cells.
  explicit Board(const Puzzle& puzzle);
  /// The same with a layout that other boards of this geometry use already.
  Board(const Puzzle& puzzle, std::shared_ptr<const Layout> layout);

  const Layout& layout() const { return *layout_; }
  const std::shared_ptr<const Layout>& shared_layout() const { return layout_; }
  int size() const { return layout_->size(); }

  /// The digit written in a cell; 0: it is open.
  Digit value(Cell cell) const { return values_[cell]; }
  /// Whether the cell's digit belongs to the puzzle; avoidable rectangles ask for it.
  bool is_given(Cell cell) const { return givens_.contains(cell); }
  const CellSet& givens() const { return givens_; }
  /// The cells without a digit.
  const CellSet& open() const { return open_; }
  /// What may stand in a cell; empty where a digit is written.
  DigitSet candidates(Cell cell) const { return candidates_[cell]; }
  /// The open cells where the digit (1..size) may stand.
  const CellSet& places(Digit digit) const { return places_[digit]; }
  CellSet places(Digit digit, int house) const { return places_[digit] & layout_->house(house); }
  bool has(Candidate candidate) const { return places_[candidate.digit].contains(candidate.cell); }
  /// Whether the digit is written in the house already.
  bool is_placed(Digit digit, int house) const {
    return written_[digit].intersects(layout_->house(house));
  }
  /// The cells where the digit is written.
  const CellSet& written(Digit digit) const { return written_[digit]; }
  /// The digits that are still to be placed in a house.
  DigitSet missing(int house) const;

  bool is_solved() const { return open_.empty(); }
  /// Whether an open cell has no candidate, or a house no place for a digit that it lacks, or a digit stands twice in a
  /// house: nothing can be deduced from such a board.
  bool is_contradictory() const;

  /// Writes a digit into an open cell and removes it from what the cell sees.
  void place(Cell cell, Digit digit);
  /// Removes a candidate; nothing happens if it is not there.
  void remove(Candidate candidate);

 private:
  std::shared_ptr<const Layout> layout_;
  std::array<Digit, kMostCells> values_{};
  std::array<DigitSet, kMostCells> candidates_{};
  std::array<CellSet, kLargestSize + 1> places_{};   // by digit; [0] is unused
  std::array<CellSet, kLargestSize + 1> written_{};  // by digit; [0] is unused
  CellSet open_, givens_;
};

}  // namespace nonet::human
