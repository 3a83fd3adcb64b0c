// core/model/constraints/column_index.cpp: each of the cells tells where the number of its column stands in its row.
//
// A cell in row R, column C that holds V says that the only C of row R is in column V. Rows and columns count from 1.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_column_index(const Constraint& index, const Board& board, Rules& into) {
  for (const Cell cell : index.cells)
    add_place(cell, board.cells_of_row(board.row_of(cell)), board.column_of(cell) + 1, board, into);
}

bool keeps_column_index(const Constraint& index, const Board& board, std::span<const int> values) {
  for (const Cell cell : index.cells) {
    if (!is_place(cell, board.cells_of_row(board.row_of(cell)), board.column_of(cell) + 1, values))
      return false;
  }
  return true;
}

}  // namespace nonet
