// core/grid/shape.h: the words for grids: a cell, the size of a grid and its boxes, the kinds of houses.
//
// Tested by tests/core/grid/geometry_test.cpp.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

namespace nonet {

/// A cell's index, row by row from 0: cell = row · size + column. At most 64 · 64 − 1.
using Cell = std::uint16_t;

/// The size of a grid and of its boxes. A grid with boxes has box_rows · box_columns == size.
struct Shape {
  int size = 0;         ///< 1..64: rows, columns and digits
  int box_rows = 0;     ///< height of a box; 1 with box_columns == size: no boxes (a latin square)
  int box_columns = 0;  ///< width of a box
  friend constexpr auto operator<=>(const Shape&, const Shape&) = default;
};

/// The usual boxes for a size: as square as possible, and wider than high (6 → 2×3, 12 → 3×4).
/// A prime size has no boxes (7 → 1×7). `size` is 1..64.
Shape usual_shape(int size);

enum class HouseKind : std::uint8_t {
  kRow,
  kColumn,
  kBox,
  kRegion,
  kDiagonal,  ///< number 0: from the upper left; 1: from the upper right
  kWindow,
  kGroup,
  kExtra  ///< of any cells
};

/// "row", "column", "box", "region", "diagonal", "window", "group" or "extra".
std::string_view house_kind_key(HouseKind kind);

}  // namespace nonet
