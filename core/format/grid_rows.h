// core/format/grid_rows.h: cuts the rows of a drawn grid into cells.
//
// The same row may be written in many ways, and a row alone does not show which:
//
//   53..7....      53. .7. ...    |53.|.7.|...|    one character a cell
//   5 3 . . 7      12 0 3 | 4     1567 3 | 4       one word a cell
//   5,3,,,7,,,,    5<tab>3<tab>                     one field a cell, empty ones too
//   | 5 | 3 |   |                                   one field between bars
//   |53 | 7 |   |  | 5 3   |   7   |                a fixed step, blanks are empty cells
//
// So find_layout tries all ways, and the whole grid decides: a grid of n rows has n cells in each. If
// no way fits (the grid is cut short or has a bad row), it takes the one in which most rows agree, so
// that the error can be reported.
// Cost: O(characters) for each of the eight ways.
// Tested by tests/core/format/grid_rows_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/format/grid_line.h"
#include "core/format/lines.h"

namespace nonet {

/// A line of a grid and its kind.
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

/// The cells of a row, cut without regard to their contents.
std::vector<CellText> cut_row(std::string_view text, Cut cut);

/// How the rows of a grid are cut.
struct Layout {
  Cut cut = Cut::kSymbols;
  int size = 0;         ///< cells of most rows
  bool fits = false;    ///< every row has `size` cells, and the rows make whole grids
  bool groups = false;  ///< some cell has more than one character
};

/// Finds how `rows` (one or more) are cut; they may be several consecutive grids, a part of one, or
/// lines of 81 groups each. `candidates`: cells are groups of candidates.
Layout find_layout(const std::vector<const GridLine*>& rows, bool candidates);

/// Decides for each kRowOrRuler line whether it is a row or a ruler. It is a row if it has as many cells as the other rows
/// have (or there are none), and these use its character as an empty cell or, of a line of single marks, other lines are
/// certainly rulers; unless all such lines separate grids or bands at regular intervals.
void settle_rulers(std::vector<GridLine>& lines);

/// Whether the rows consist of letters only: then they are words of equal length rather than a grid.
bool only_letters(const std::vector<const GridLine*>& rows);

/// Whether a ruler can only belong to a candidate grid (".----.", ":----+").
bool is_candidate_ruler(std::string_view text);

}  // namespace nonet
