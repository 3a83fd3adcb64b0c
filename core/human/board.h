// core/human/board.h: what a person has before them: digits written, and candidates that are still allowed.
//
// The candidates are kept twice, by cell and by digit, because half of the techniques ask "what may stand here" and the
// other half "where may this digit stand". A cell with one candidate left stays open until a step places it, as on paper.
//
// How many places a digit has left in a house, and which cells have one candidate, is counted as candidates go. A puzzle
// has at most size³ of them, so the counts cost a few microseconds in a whole path, and singles, strong links and
// contradictions need no scan of the board.
// Tested by tests/core/human/board_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

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
  /// The cells whose digit belongs to the puzzle; avoidable rectangles need to know.
  const CellSet& givens() const { return givens_; }
  /// The cells without a digit.
  const CellSet& open() const { return open_; }
  /// What may stand in a cell; empty where a digit is written.
  DigitSet candidates(Cell cell) const { return DigitSet::from_bits(candidates_[cell]); }
  /// The open cells where the digit (1..size) may stand.
  const CellSet& places(Digit digit) const { return places_[digit]; }
  CellSet places(Digit digit, int house) const { return places_[digit] & layout_->house(house); }
  /// The number of open cells of the house where the digit may stand; 2: a strong link.
  int place_count(Digit digit, int house) const {
    return counts_[static_cast<std::size_t>(house)][digit - 1u];
  }
  bool has(Candidate candidate) const { return places_[candidate.digit].contains(candidate.cell); }
  /// Whether the digit is written in the house already.
  bool is_placed(Digit digit, int house) const {
    return (written_in_[static_cast<std::size_t>(house)] >> (digit - 1) & 1) != 0;
  }
  /// The cells where the digit is written.
  const CellSet& written(Digit digit) const { return written_[digit]; }
  /// The digits that are still to be placed in a house.
  DigitSet missing(int house) const {
    return DigitSet::up_to(size()) -
           DigitSet::from_bits(written_in_[static_cast<std::size_t>(house)]);
  }
  /// The number of cells of a house without a digit.
  int open_count(int house) const { return open_counts_[static_cast<std::size_t>(house)]; }
  /// The houses with one open cell, a bit each.
  std::uint64_t nearly_full_houses() const { return nearly_full_; }
  /// The open cells with one candidate.
  const CellSet& naked_singles() const { return naked_singles_; }
  /// The digits with one place in a house.
  DigitSet hidden_singles(int house) const {
    return DigitSet::from_bits(hidden_singles_[static_cast<std::size_t>(house)]);
  }
  /// The houses with such digits, a bit each.
  std::uint64_t houses_with_hidden_singles() const { return with_hidden_single_; }

  bool is_solved() const { return open_.empty(); }
  /// Whether an open cell has no candidate, or a house no place for a digit that it lacks, or a digit stands twice in a
  /// house: nothing can be deduced from such a board.
  bool is_contradictory() const { return (empty_cells_ | lacks_ | repetitions_) != 0; }

  /// Writes a digit into an open cell and removes it from what the cell sees.
  void place(Cell cell, Digit digit);
  /// Removes a candidate; nothing happens if it is not there.
  void remove(Candidate candidate);

 private:
  using Bits = std::uint16_t;  // a set of digits: bit digit − 1
  static_assert(kLargestSize <= 16);

  void count_all();
  void lose_candidate(Cell cell, Digit digit);
  void lose_place(Digit digit, HouseIndex house);

  std::shared_ptr<const Layout> layout_;
  std::array<Digit, kMostCells> values_{};
  std::array<Bits, kMostCells> candidates_{};
  std::array<CellSet, kLargestSize + 1> places_{};   // by digit; [0] is unused
  std::array<CellSet, kLargestSize + 1> written_{};  // by digit; [0] is unused
  CellSet open_, givens_, naked_singles_;
  // By house:
  std::array<std::array<std::uint8_t, kLargestSize>, kMostHouses> counts_{};  // of a digit's places
  std::array<Bits, kMostHouses> hidden_singles_{}, written_in_{};
  std::array<std::uint8_t, kMostHouses> open_counts_{};
  std::uint64_t nearly_full_ = 0, with_hidden_single_ = 0;
  // Contradictions: open cells without a candidate, houses (for each digit) without a place, repeated digits.
  int empty_cells_ = 0, lacks_ = 0, repetitions_ = 0;
};

}  // namespace nonet::human
