// core/format/list_rows.h: turns the rows of one grid in a list of lists into a puzzle or an error.
// Tested by tests/core/format/list_test.cpp.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/format/entries.h"

namespace nonet {

/// The value of a cell is its number, or one of these.
inline constexpr int kListX = -1;      ///< "x": empty, but 33 from 33×33 on
inline constexpr int kListWrong = -2;  ///< no cell
inline constexpr int kListEmpty =
    -3;  ///< ".", "", None: an empty cell, whether or not 0 is a digit

struct ListCell {
  int value = 0;
  char symbol = 0;  ///< the only character of the cell, ' ' for an empty one; 0: it has more
  Place at;
};

struct ListRow {
  std::vector<ListCell> cells;  ///< at most kMostListCells
  std::size_t length = 0;       ///< more than cells.size() if there are too many to store
  Place at;
  std::optional<Error> error;  ///< of the first wrong cell

  void add(std::string_view word, Place place);
};

/// The most cells stored for one list, which may be a whole grid.
inline constexpr std::size_t kMostListCells = std::size_t{kMaxSize} * kMaxSize;

/// The value of 5, "5.", None, "A", "" … The value of 0 is 0: only all cells together show whether it is
/// an empty cell or the last digit (hexadecimal 16×16).
int list_cell_value(std::string_view word);

/// The entry of the grid that the rows make, or its error. `row_count` may be more than rows.size().
/// `closed`: the list has its last bracket. If `raw` is not null, the cells are not digits and their
/// values are stored there.
ReadEntry read_list_rows(Entries& entries, const std::vector<ListRow>& rows, std::size_t row_count,
                         bool closed, std::vector<int>* raw);

/// Reads [[1, 5], [3], …]: for each cell a list of its candidates. The number of `rows` is the square of
/// a size.
ReadEntry read_list_candidates(Entries& entries, const std::vector<ListRow>& rows);

}  // namespace nonet
