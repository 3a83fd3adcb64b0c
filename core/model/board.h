// core/model/board.h: what constraints have to know of the grid that they lie on.
//
// Cells are those of the grid, row by row, and after them the variables, which are cells that are not drawn. Digits are 1..value_count; a digit
// is worth digit − 1 + first_value, which is what is written in the cell and what counts in sums.
//
// A samurai sudoku is five grids of 9×9 that share boxes: a board of 21×21 with their first cells as `overlapping`. Cells in none of them
// are holes: part of the numbering, so that rows and columns stay what they are, but of no house and no constraint.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "core/base/bits.h"
#include "core/grid/geometry.h"

namespace nonet {

struct Board {
  int rows = 9;
  int columns = 9;
  int value_count = 9;  ///< 1..64 digits; may be more than a row has cells
  int first_value = 1;
  int variables = 0;                            ///< cells after those of the grid
  std::vector<std::vector<Cell>> regions = {};  ///< boxes or jigsaw regions; empty: neither
  /// The upper left cells of squares of value_count rows, each with rows and columns of its own; empty: the board is one grid.
  std::vector<Cell> overlapping = {};

  int grid_cells() const { return rows * columns; }
  int cell_count() const { return grid_cells() + variables; }
  int last_value() const { return first_value + value_count - 1; }
  int value(Digit digit) const { return digit - 1 + first_value; }
  Cell cell(int row, int column) const { return static_cast<Cell>(row * columns + column); }
  int row_of(Cell cell) const { return cell / columns; }
  int column_of(Cell cell) const { return cell % columns; }
  /// Steps over edges from one cell of the grid to the other.
  int distance(Cell one, Cell other) const {
    return std::abs(row_of(one) - row_of(other)) + std::abs(column_of(one) - column_of(other));
  }
  std::vector<Cell> cells_of_row(int row) const {
    std::vector<Cell> cells;
    for (int column = 0; column < columns; ++column) cells.push_back(cell(row, column));
    return cells;
  }
  std::vector<Cell> cells_of_column(int column) const {
    std::vector<Cell> cells;
    for (int row = 0; row < rows; ++row) cells.push_back(cell(row, column));
    return cells;
  }
  /// Whether there is such a cell, which is no hole. Cost: the number of overlapping grids.
  bool contains(int row, int column) const {
    const auto is_in = [&](Cell first) {
      const int down = row - row_of(first), right = column - column_of(first);
      return down >= 0 && down < value_count && right >= 0 && right < value_count;
    };
    return row >= 0 && row < rows && column >= 0 && column < columns &&
           (overlapping.empty() || std::any_of(overlapping.begin(), overlapping.end(), is_in));
  }
  /// Of a cell of the grid. All other cells hold digits.
  bool is_hole(Cell cell) const { return !contains(row_of(cell), column_of(cell)); }
  /// The digit that is worth this much; none if there is no such digit.
  DigitSet with_value(int value) const {
    return value >= first_value && value <= last_value()
               ? DigitSet::of(static_cast<Digit>(value - first_value + 1))
               : DigitSet();
  }
  /// The digits whose values fulfil the condition.
  template <class Condition>
  DigitSet values_where(const Condition& condition) const {
    DigitSet digits;
    for (int digit = 1; digit <= value_count; ++digit) {
      if (condition(value(static_cast<Digit>(digit)))) digits.insert(static_cast<Digit>(digit));
    }
    return digits;
  }
};

}  // namespace nonet
