// core/model/constraints/row_index.cpp: each of the cells tells where the number of its row stands in its column.
//
// A cell in row R, column C that holds V says that the only R of column C is in row V. Rows and columns count from 1.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

std::vector<Cell> column_of(Cell cell, const Board& board) {
  std::vector<Cell> line;
  for (int row = 0; row < board.rows; ++row) line.push_back(board.cell(row, board.column_of(cell)));
  return line;
}

}  // namespace

void lower_row_index(const Constraint& index, const Board& board, Rules& into) {
  for (const Cell cell : index.cells)
    add_place(cell, column_of(cell, board), board.row_of(cell) + 1, board, into);
}

bool keeps_row_index(const Constraint& index, const Board& board, std::span<const int> values) {
  for (const Cell cell : index.cells) {
    if (!is_place(cell, column_of(cell, board), board.row_of(cell) + 1, values)) return false;
  }
  return true;
}

}  // namespace nonet
