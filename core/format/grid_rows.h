// core/format/grid_rows.h: rows of a drawn grid, and how they are cut into cells.
//
// The same row may be written in many ways, and none of them says which it is:
//
//   53..7....      53. .7. ...    |53.|.7.|...|    one character a cell
//   5 3 . . 7      12 0 3 | 4     1567 3 | 4       one word a cell
//   5,3,,,7,,,,    5<tab>3<tab>                     one field a cell, empty ones too
//   | 5 | 3 |   |                                   one field between bars
//   |53 | 7 |   |  | 5 3   |   7   |                a fixed step, blanks are empty cells
//
// So all ways are tried, and the grid says which is right: a grid of n rows has n cells in each.
// Where none fits (the grid is cut short or has a bad row), the way in which most rows agree is
// taken, so that the error can be named.
// Cost: O(characters) for each of the eight ways.
// Tested by tests/core/format/grid_rows_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/format/grid_line.h"
#include "core/format/lines.h"

namespace nonet {

/// A line of a grid and what it is.
struct GridLine {
  KeptLine line;
  GridLineKind kind;
};

/// The text of a cell inside its line; length 0: an empty cell.
struct CellText {
  std::uint32_t begin = 0;
  std::uint32_t length = 0;
};

/// The ways to cut a row, in the order in which they are tried.
enum class Cut : std::uint8_t {
  kFields,     ///< between tabs, semicolons or commas
  kFieldsEnd,  ///< the same, each ended by its separator: "5,3,7,"
  kWords,      ///< between blanks and bars
  kSymbols,    ///< every character that is no blank and no bar
  kBarFields,  ///< between bars
  kBarRuns,    ///< between bars, "||" counting as one
  kStep1,      ///< every character between bars, blanks too
  kStep2,      ///< every second character between bars
};

/// The cells of a row. The cut does not look at what the cells say.
std::vector<CellText> cut_row(std::string_view text, Cut cut);

/// How the rows of a grid are cut.
struct Layout {
  Cut cut = Cut::kSymbols;
  int size = 0;         ///< cells of most rows
  bool fits = false;    ///< every row has `size` cells, and the rows make whole grids
  bool groups = false;  ///< some cell has more than one character
};

/// Finds how `rows` (one or more) are cut; `rows` may be several grids below one another, a part of
/// one, or lines of 81 groups each. `candidates`: cells are groups of candidates.
Layout find_layout(const std::vector<const GridLine*>& rows, bool candidates);

/// Decides for each kRowOrRuler line of a block what it is: a row if other rows use its character
/// as an empty cell (or there are no other rows) and it has as many cells as they have; unless
/// all such lines part grids or bands evenly.
void settle_rulers(std::vector<GridLine>& lines);

/// Whether the rows are letters and nothing else: words of equal length rather than a full grid.
bool only_letters(const std::vector<const GridLine*>& rows);

/// Whether a ruler can only be a candidate grid's (".----.", ":----+").
bool is_candidate_ruler(std::string_view text);

}  // namespace nonet
