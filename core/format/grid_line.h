// core/format/grid_line.h: what a line is in a text that draws grids: a row, a ruler, or neither.
//
// A row is a line of cells:        |.3.|4..|...|     5 3 . | . 7 .     5,3,,,7     1567 3 | 4
// A ruler separates rows:          +---+---+         ------+------     *-----------*
// Some lines may be either:        ---------         * * * * *         - - - | - - -
// Everything else is text: a title, or prose around the grid.
//
// Why it works: the text around grids consists of words. A line is a row if at least three quarters
// of its visible characters are cells; a line with letters (digits above 9) must also be as regular as
// a row: one word, equal words, groups of candidates, or bars. A line that looks like both a row and a
// ruler is decided later, by whether the grid's other rows use its character as an empty cell
// (grid_rows.h). Tested by tests/core/format/grid_line_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet {

enum class GridLineKind : std::uint8_t { kBlank, kRow, kRuler, kRowOrRuler, kText };

/// The longest row in bytes; longer lines are text. 1225 groups of 35 candidates would fit.
inline constexpr std::size_t kLongestRow = std::size_t{1} << 16;

/// Cost: one pass.
GridLineKind grid_line_kind(std::string_view text);

/// Whether the line is a title ("Grid 01", "Puzzle #12:", "Level 3 no 5"): at most four words of letters
/// and digits, the first of them letters, the last ending in a digit.
bool is_title(std::string_view text);

}  // namespace nonet
