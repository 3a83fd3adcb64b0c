// core/rate/hodoku_singles.h: which single HoDoKu takes next.
//
// HoDoKu does not look for singles: it notes them as they arise, while candidates go, in two queues, naked and hidden
// ones, and takes the oldest. A naked single is worth 4 points and a hidden one 14, so that a score depends on the order
// of candidates that go, from the first given on: the cell's neighbours in the order of cells, then what the cell itself
// could have been, digit by digit, each looked up in its row, its column and its box.
// Tested by tests/core/rate/hodoku_test.cpp.
#pragma once

#include <optional>
#include <vector>

#include "core/human/board.h"
#include "core/human/technique.h"

namespace nonet::rate {

/// A single and its kind.
struct HodokuSingle {
  human::Technique technique;
  human::Candidate candidate;
};

/// Follows one board: every change of the board must go through place() and remove().
class HodokuSingles {
 public:
  /// Writes the digit into the open cell.
  void place(human::Board& board, Cell cell, Digit digit);
  /// Removes the candidate, if it is there.
  void remove(human::Board& board, human::Candidate candidate);
  /// The oldest one: a full house, else a naked single, else a hidden one.
  std::optional<HodokuSingle> next(const human::Board& board);

 private:
  /// Singles, oldest first; those of cells that are written meanwhile are passed over.
  struct Queue {
    void add(human::Candidate single) { singles.push_back(single); }
    /// Drops what is out of date; the oldest one, or null.
    const human::Candidate* first(const human::Board& board);
    std::vector<human::Candidate> singles;
    std::size_t begin = 0;
  };
  void note_hidden(const human::Board& board, Digit digit, human::HouseIndex house);

  Queue naked_, hidden_;
};

}  // namespace nonet::rate
