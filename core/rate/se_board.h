// core/rate/se_board.h: the board of the rating of Sudoku Explainer, and a step on it.
//
// The board is small on purpose: candidates by cell, and, made from them when asked for, places by house and digit. It
// keeps no evidence. core/human has the board for people.
// Tested by tests/core/rate/se_test.cpp.
#pragma once

#include "core/rate/se_tables.h"
#include "core/rate/se_technique.h"

namespace nonet::rate::se {

/// A technique, and how hard a step of it is.
struct Rated {
  SeTechnique technique = SeTechnique::kNone;
  double difficulty = 0;
};

/// What a step removes or places, and what nested chains must know of its pattern.
struct Step {
  enum Kind : std::uint8_t { kOther, kLocking, kHiddenSet, kNakedSet, kFish };
  struct Removal {
    std::uint8_t cell;
    Mask digits;
  };

  Rated rated;
  Kind kind = kOther;
  int cell = -1;   ///< a placement, unless negative
  int digit = -1;  ///< from 0
  int removal_count = 0;
  std::array<Removal, kCells> removals;
  /// The pattern: of locking, the two houses and the digit; of a set, house, digits and positions; of a fish, the first
  /// houses of base and cover, the positions of both (as sets of indices), and the digit.
  int house = 0, other_house = 0;
  Mask digits = 0, positions = 0, cover = 0;

  void start(Rated of_it) {
    rated = of_it;
    kind = kOther;
    cell = -1;
    removal_count = 0;
  }
  void remove(int from, Mask what) {
    if (what != 0) {
      removals[static_cast<std::size_t>(removal_count++)] = {static_cast<std::uint8_t>(from), what};
    }
  }
  bool is_worth() const { return removal_count > 0 || cell >= 0; }
};

/// Where the rules report what they find.
class Sink {
 public:
  /// Returns true to end the search.
  virtual bool take(const Step& step) = 0;

 protected:
  ~Sink() = default;
};

class Board {
 public:
  /// Digits 1..9, 0: empty.
  explicit Board(const std::array<std::uint8_t, kCells>& givens);

  int open() const { return open_; }
  bool is_empty(int cell) const { return empty_cells_.contains(cell); }
  Mask candidates(int cell) const { return candidates_[static_cast<std::size_t>(cell)]; }
  int empty_in(int house) const { return empty_in_[static_cast<std::size_t>(house)]; }
  int placed(int digit) const { return placed_[static_cast<std::size_t>(digit)]; }
  /// Where the digit may stand in the house; correct after update_places(), and as long as only remove() is called.
  Mask places(int house, int digit) const {
    return places_[static_cast<std::size_t>(house)][static_cast<std::size_t>(digit)];
  }
  Cells empty_cells() const { return empty_cells_; }

  /// Places the digit and removes it from the candidates of the peers. places() becomes invalid.
  void place(int cell, int digit);
  void apply(const Step& step);
  void update_places();
  /// Removes one candidate and keeps places() correct.
  void remove(int cell, int digit) {
    candidates_[static_cast<std::size_t>(cell)] = minus(candidates(cell), bit(digit));
    for (int kind = 0; kind < 3; ++kind) {
      auto& places =
          places_[static_cast<std::size_t>(house_of(cell, kind))][static_cast<std::size_t>(digit)];
      places = minus(places, bit(position_of(cell, kind)));
    }
  }
  /// The cells with that candidate.
  Cells cells_with(int digit) const;

 private:
  std::array<Mask, kCells> candidates_{};
  std::array<std::array<Mask, 9>, kHouses> places_{};
  std::array<std::uint8_t, kHouses> empty_in_{};
  std::array<std::uint8_t, 9> placed_{};
  Cells empty_cells_;
  int open_ = kCells;
};

}  // namespace nonet::rate::se
