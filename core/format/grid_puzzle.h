// core/format/grid_puzzle.h: reads the rows of one drawn grid into a puzzle.
//
// Boxes are shown by bars and rulers at every k-th cell and row ("||" and "=" if every cell has a
// bar), or by blanks after every k-th symbol; columns or rows alone are enough. Otherwise the puzzle
// gets the option's boxes, or the usual ones.
//
// Words of several characters are numbers if all of them can be; otherwise they are groups of
// candidates, and the grid is a candidate grid. In such a grid, a single digit may be a cell's last
// candidate that nobody has placed yet. It becomes a given only if no peer has that candidate;
// otherwise it stays a candidate. (Either reading has the same solutions.)
// A candidate grid of a 9×9 may also draw each cell as three by three characters, each digit at its own
// place: 27 rows of 27. Any other grid of 18, 27 … rows without a digit above 9 is several puzzles
// side by side, which is refused (kRowLength).
// Cost: O(characters + cells · peers). Tested by tests/core/format/candidates_test.cpp and
// boxed_test.cpp.
#pragma once

#include <vector>

#include "core/format/entries.h"
#include "core/format/grid_rows.h"

namespace nonet {

/// One grid's rows: `layout.size` of them, or one line of size² cells.
struct DrawnGrid {
  std::vector<const GridLine*> rows;
  std::vector<int> rulers;         ///< number of rows above each ruler or blank line, rising
  std::vector<int> strong_rulers;  ///< the same for rulers drawn with '='
  Layout layout;
  bool candidates = false;  ///< cells are groups even if each might be a number
};

/// Reads the grid into `entry`, which has been cleared, or sets entry.error (kRowLength,
/// kBadCharacter, kDigitOutOfRange, kEmptyRow). Returns whether it is a candidate grid.
bool read_grid(Entries& entries, const DrawnGrid& grid, ReadEntry& entry);

}  // namespace nonet
