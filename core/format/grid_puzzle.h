// core/format/grid_puzzle.h: the rows of one drawn grid, read into a puzzle.
//
// Boxes: bars and rulers at every k-th cell and row show them ("||" and "=" where every cell has a
// bar), as do blanks after every k-th symbol; one of the two is enough. Else the option's or the
// usual ones.
//
// Words of several characters are numbers if all of them can be; else they are groups of
// candidates, which makes the grid a candidate grid. Its trap: a lone digit may be a cell's last
// candidate that nobody has placed yet. It is a given only if no cell that sees it has that
// candidate; else it stays a candidate. (If it is one, no reading can go wrong by either.)
// Candidates may also be drawn as three by three characters in each cell of a 9×9, each digit at its own
// place: 27 rows of 27. Another grid of 18, 27 … rows without any digit above 9 is several puzzles side by side, which
// is refused (kRowLength).
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
  std::vector<int> rulers;         ///< rows above each ruler or blank line, rising
  std::vector<int> strong_rulers;  ///< those drawn with '='
  Layout layout;
  bool candidates = false;  ///< cells are groups even if each might be a number
};

/// Reads the grid into `entry`, which has been cleared; else sets entry.error (kRowLength,
/// kBadCharacter, kDigitOutOfRange, kEmptyRow). Returns whether it is a candidate grid.
bool read_grid(Entries& entries, const DrawnGrid& grid, ReadEntry& entry);

}  // namespace nonet
