// core/grid/geometry.h: the shape of a puzzle: its cells, its houses, and each cell's peers.
//
// A geometry contains no digits. It is made once for a shape; all puzzles of that shape share it,
// and it never changes. Boxes, jigsaw regions and extra regions are all houses: lists of cells that
// hold each digit at most once. The engines work on houses only and do not need rows and columns
// (except backtrack's fullest-unit strategy, which is defined by them).
// Tested by tests/core/grid/geometry_test.cpp.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/bits.h"
#include "core/base/result.h"

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

enum class HouseKind : std::uint8_t { kRow, kColumn, kBox, kRegion };

/// "row", "column", "box" or "region".
std::string_view house_kind_key(HouseKind kind);

/// Cells that hold each digit at most once; with `size` cells, exactly once.
struct House {
  HouseKind kind;
  int index;  ///< from 0 among the houses of its kind
  std::span<const Cell> cells;
};

class Geometry {
 public:
  /// Rows, columns and boxes (no boxes if a box would be a row or a column).
  /// Errors: kTooLarge (size over 64), kBadBoxes (the product is not the size, or below 1).
  /// Cost: O(size³), 1 ms at 64×64.
  static Result<std::shared_ptr<const Geometry>> with_boxes(Shape shape);

  /// Rows, columns and `size` regions.
  /// region_of[cell] is any number; cells with the same number make a region.
  /// Errors: kTooLarge, kNoSuchSize (region_of's length is no square), kBadRegions (a region
  /// without exactly `size` cells).
  static Result<std::shared_ptr<const Geometry>> with_regions(std::span<const int> region_of);

  Geometry(const Geometry&) = delete;
  Geometry& operator=(const Geometry&) = delete;

  int size() const { return shape_.size; }
  int cell_count() const { return shape_.size * shape_.size; }
  /// A jigsaw has no boxes: its shape says 1×size.
  Shape shape() const { return shape_; }
  bool is_jigsaw() const { return !region_of_.empty(); }
  int row_of(Cell cell) const { return cell / shape_.size; }
  int column_of(Cell cell) const { return cell % shape_.size; }
  /// The index of the cell's box or region, from 0; −1 in a geometry without either.
  int region_of(Cell cell) const;

  /// The rows from the top, the columns from the left, then the boxes row by row or the regions.
  std::span<const House> houses() const { return houses_; }
  /// The indices into houses() of the houses that hold `cell`, rising.
  std::span<const std::uint16_t> houses_of(Cell cell) const {
    return slice(house_starts_, houses_of_, cell);
  }
  /// Every other cell that shares a house with `cell`, rising, each once.
  std::span<const Cell> peers(Cell cell) const { return slice(peer_starts_, peers_, cell); }

 private:
  explicit Geometry(Shape shape);
  void add_house(HouseKind kind, int index, std::span<const Cell> cells);
  void finish();

  template <class T>
  static std::span<const T> slice(const std::vector<std::uint32_t>& starts,
                                  const std::vector<T>& items, Cell cell) {
    return std::span(items).subspan(starts[cell], starts[cell + 1u] - starts[cell]);
  }

  Shape shape_;
  std::vector<int> region_of_;  // jigsaw only: regions numbered from 0 in order of first appearance
  std::vector<std::vector<Cell>> house_cells_;
  std::vector<House> houses_;
  std::vector<std::uint32_t> house_starts_, peer_starts_;
  std::vector<std::uint16_t> houses_of_;
  std::vector<Cell> peers_;
};

/// Makes each geometry once: all puzzles of a file share one.
class GeometryCache {
 public:
  /// As Geometry::with_boxes; a repeated call costs one look-up.
  Result<std::shared_ptr<const Geometry>> with_boxes(Shape shape);

 private:
  std::map<Shape, std::shared_ptr<const Geometry>> made_;
};

}  // namespace nonet
