// core/format/interactive_grid.h: the shape of a puzzle of Interactive-Sudoku-Solver (interactive.h): names of cells, groups of variables, boxes.
//
// R2Ca is row 2, column 10: one digit of base 17 each. A variable is a cell that is not drawn; variables come in groups, and a group
// is laid out in rows, so that its cells have neighbours.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model/board.h"

namespace nonet {

/// The side of a grid is at most this.
inline constexpr int kLargestInteractive = 16;

struct InteractiveGrid {
  struct Group {
    std::string
        name;  ///< "" is the grid; cell 3 of group VA is VA3, the only cell of a group of one is VA
    int count = 0;
    int columns = 0;
    Cell begin = 0;
  };
  Board board;
  bool has_houses = true;     ///< rows and columns are houses
  int region_size = 0;        ///< cells of a box; 0: as the shape has it
  std::vector<Group> groups;  ///< in the order of their cells

  int larger_side() const;
  /// Sorts the groups by name, places their cells, and counts them as board.variables.
  void place_groups();
  const Group* group(std::string_view name) const;
  std::optional<Cell> cell(std::string_view name) const;
  /// The cell some rows below and columns to the right, in the same group.
  std::optional<Cell> moved(Cell cell, int rows, int columns) const;
  /// The cell that lies as far from `to` as `cell` lies from `from`, all in one group.
  std::optional<Cell> shifted(Cell cell, Cell from, Cell to) const;
  /// The pairs of neighbours, up, down, left or right, among the cells, each in the order of the list.
  std::vector<std::pair<Cell, Cell>> neighbours(const std::vector<Cell>& cells) const;
  /// The cells of a row ("R3") or column ("C1"), backwards if wished.
  std::optional<std::vector<Cell>> line(std::string_view name, bool is_backwards) const;
  /// The cells of the diagonal that begins at a cell on an edge. On the left edge it goes down, on the right edge up, on the upper edge
  /// to the left and on the lower edge to the right.
  std::optional<std::vector<Cell>> diagonal_from(Cell cell) const;

  /// Rows and columns of boxes of `size` cells, as square as possible; {0, 0} if none fill the grid.
  std::pair<int, int> box_shape(int size) const;
  std::vector<std::vector<Cell>> rows() const;
  std::vector<std::vector<Cell>> columns() const;
  std::vector<std::vector<Cell>> boxes() const;
  /// The cells at each place of all boxes.
  std::vector<std::vector<Cell>> disjoint_sets() const;
  /// Boxes that lie between the boxes, one cell apart from them and from each other.
  std::vector<std::vector<Cell>> windows() const;

 private:
  const Group& group_of(Cell cell) const;
};

}  // namespace nonet
