// tests/core/human/keep.h: positions typed from the rule: an open board from which candidates are taken.
#pragma once

#include <initializer_list>

#include "tests/core/human/human_test.h"

namespace nonet::human {

inline constexpr const char* kOpenBoard =
    "......... ......... ......... ......... ......... ......... ......... ......... .........";

/// r(2, 3) is row 2, column 3.
constexpr Cell r(int row, int column) {
  return static_cast<Cell>((row - 1) * 9 + column - 1);
}

/// House indices of a 9×9, numbered from 1.
constexpr int row(int number) {
  return number - 1;
}
constexpr int column(int number) {
  return 8 + number;
}
constexpr int box(int number) {
  return 17 + number;
}

/// Removes the digit from the house, except from these cells.
inline void keep(Board& board, Digit digit, int house, std::initializer_list<Cell> cells) {
  CellSet kept;
  for (const Cell cell : cells) kept.insert(cell);
  for (const Cell cell : board.layout().house(house) - kept) board.remove({cell, digit});
}

/// Removes all digits from the cell but these.
inline void leave(Board& board, Cell cell, std::initializer_list<Digit> digits) {
  DigitSet gone = board.candidates(cell);
  for (const Digit digit : digits) gone.erase(digit);
  while (!gone.empty()) board.remove({cell, gone.pop_first()});
}

using Results = std::vector<std::string>;

}  // namespace nonet::human
