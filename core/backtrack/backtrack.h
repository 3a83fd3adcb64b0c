// core/backtrack/backtrack.h: the method of the first sudoku programs, with counters and events.
//
// Choose an empty cell, try its digits in rising order, continue with the next cell, and come back
// when a cell has no digits left. Each time a cell runs out of digits is one *attempt*: that is the
// number that the first programs printed. They differ only in the choice of the cell, the Strategy.
//
// The search can be suspended after any event and resumed, so that a page can play it step by step.
// It needs no recursion: its stack has at most one frame for each cell.
// Any size, any houses. Tested by tests/core/backtrack/backtrack_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/grid/puzzle.h"

namespace nonet {

enum class Strategy : std::uint8_t {
  kFirstEmpty,  ///< the first empty cell, row by row
  kFullestUnit,  ///< the first empty cell of the row, column or other house with the most filled cells
  kFewestCandidates  ///< the first of the cells with the fewest digits left
};

/// All strategies' keys, in the order of the enumeration: "first-empty", "fullest-unit",
/// "fewest-candidates".
std::span<const std::string_view> strategy_keys();
std::optional<Strategy> strategy_of(std::string_view key);

enum class EventKind : std::uint8_t { kPlace, kDeadEnd, kUndo };

/// "place", "dead-end" or "undo".
std::string_view event_kind_key(EventKind kind);

/// One step of the search. `digit` is 0 for a dead end.
struct Event {
  EventKind kind;
  Cell cell;
  Digit digit;
  friend constexpr bool operator==(Event, Event) = default;
};

/// Records a bounded section of the events: omits the first `skip`, then keeps `limit`.
struct Trace {
  std::uint64_t skip = 0;
  std::size_t limit = 0;
  std::vector<Event> events;
};

class Backtracker {
 public:
  enum class Status : std::uint8_t {
    kRunning,   ///< suspended by the bound on events
    kSolved,    ///< cells() is a solution; run() again looks for the next
    kExhausted  ///< there is no further solution
  };

  /// The givens of `puzzle` must not conflict (core/solve checks that). The search uses only the
  /// puzzle's candidates and ignores its entries. Cost: O(cells).
  Backtracker(const Puzzle& puzzle, Strategy strategy);

  /// Starts or resumes the search, for at most `max_events` further events. Records them into `trace`
  /// if it is not null, and returns early (kRunning) when that is full.
  /// Cost: an event is O(1) with first-empty, O(size) with fullest-unit, O(cells) with
  /// fewest-candidates. Allocates only for the trace.
  Status run(std::uint64_t max_events, Trace* trace = nullptr);

  /// How often a cell ran out of digits so far.
  std::uint64_t attempts() const { return attempts_; }
  /// Events so far.
  std::uint64_t events() const { return events_; }
  /// Digits tried in cells that had more than one.
  std::uint64_t guesses() const { return guesses_; }
  /// The current grid, row by row; 0 is empty.
  std::span<const Digit> cells() const { return cells_; }

  /// A cell that the search has chosen, and those of its digits that it has not tried yet.
  struct Frame {
    Cell cell;
    DigitSet untried;
    bool is_choice;  ///< the cell had more than one digit
  };
  /// The chosen cells in their order. All but the last have a digit placed; the last may be empty.
  std::span<const Frame> frames() const { return {stack_.data(), depth_}; }
  /// The digits that fit into an empty cell.
  DigitSet digits_left(Cell cell) const;
  /// The index of the house in which fullest-unit chooses its next cell. A cell must be empty.
  std::size_t fullest_unit() const;
  /// A copy without the digit of `cell`, the cell of the latest event: the grid as it was when the
  /// search chose that cell.
  Backtracker without(Cell cell) const;

 private:
  // Rows, columns, and boxes or regions: most cells are in no more houses.
  static constexpr std::size_t kUsualHouses = 3;

  struct HouseCount {
    int filled;
    int size;
  };

  template <Strategy kStrategy>
  Status run_with(std::uint64_t max_events, Trace* trace);
  template <Strategy kStrategy>
  Cell choose() const;
  Cell choose_fullest_unit() const;
  Cell choose_fewest_candidates() const;
  void place(Cell cell, Digit digit);
  void undo(Cell cell);

  std::shared_ptr<const Geometry> geometry_;
  Strategy strategy_;
  std::vector<Digit> cells_;
  std::vector<DigitSet> allowed_;  // by the puzzle's candidates alone
  std::vector<DigitSet> used_;     // per house; the last one stands for no house and stays empty
  std::vector<HouseCount> house_counts_;
  std::size_t houses_per_cell_ = kUsualHouses;  // more if a cell is in more houses
  std::vector<std::uint16_t> houses_of_;  // so many per cell, padded with the index of no house
  std::vector<Cell> empty_cells_;         // cells without a given, row by row
  std::vector<Frame> stack_;
  std::size_t depth_ = 0;  // frames in use; each but the top one has its digit placed
  bool descend_ = true;    // next: choose a cell (else: try the next digit of the top frame)
  std::uint64_t attempts_ = 0;
  std::uint64_t events_ = 0;
  std::uint64_t guesses_ = 0;
};

}  // namespace nonet
