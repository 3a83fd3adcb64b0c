// core/model/constraints/row_index.cpp: each of the cells tells where the number of its row stands in its column.
//
// A cell in row R, column C that holds V says that the only R of column C is in row V. Rows and columns count from 1.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_row_index(const Constraint& index, const Board& board, Rules& into) {
  for (const Cell cell : index.cells)
    add_place(cell, board.cells_of_column(board.column_of(cell)), board.row_of(cell) + 1, board,
              into);
}

bool keeps_row_index(const Constraint& index, const Board& board, std::span<const int> values) {
  for (const Cell cell : index.cells) {
    if (!is_place(cell, board.cells_of_column(board.column_of(cell)), board.row_of(cell) + 1,
                  values))
      return false;
  }
  return true;
}

}  // namespace nonet
