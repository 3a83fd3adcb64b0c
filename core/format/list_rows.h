// core/format/list_rows.h: the rows of one grid in a list of lists, and what is wrong with them.
// Tested by tests/core/format/list_test.cpp.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/format/entries.h"

namespace nonet {

/// What a cell of a list says: its number, or one of these.
inline constexpr int kListX = -1;      ///< "x": empty, but 33 from 33×33 on
inline constexpr int kListWrong = -2;  ///< no cell at all
inline constexpr int kListEmpty = -3;  ///< ".", "", None: an empty cell, whatever 0 may be

struct ListCell {
  int value = 0;
  char symbol = 0;  ///< the only character of the cell, ' ' for an empty one; 0: it has more
  Place at;
};

struct ListRow {
  std::vector<ListCell> cells;  ///< at most kMostListCells
  std::size_t length = 0;       ///< more than cells.size() when there are too many to keep
  Place at;
  std::optional<Error> error;  ///< of the first wrong cell

  void add(std::string_view word, Place place);
};

/// One list may hold a whole grid.
inline constexpr std::size_t kMostListCells = std::size_t{kMaxSize} * kMaxSize;

/// 5, "5.", None, "A", "" … 0 is 0: whether it is an empty cell or the last digit (hexadecimal
/// 16×16) is known only when all cells are.
int list_cell_value(std::string_view word);

/// The grid that the rows make, or the error in it; puzzle.givens hold its cells. `row_count` may
/// be more than rows.size(). With `raw`, the cells' values go there instead: they are no digits.
ReadEntry read_list_rows(Entries& entries, const std::vector<ListRow>& rows, std::size_t row_count,
                         bool closed, std::vector<int>* raw);

/// [[1, 5], [3], …]: a list for each cell, of the digits that it may be. `rows` are the square of a
/// size.
ReadEntry read_list_candidates(Entries& entries, const std::vector<ListRow>& rows);

}  // namespace nonet
