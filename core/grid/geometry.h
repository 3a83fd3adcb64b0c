// core/grid/geometry.h: the shape of a puzzle: its cells, its houses, and each cell's peers.
//
// A geometry contains no digits. It is made once for a shape; all puzzles of that shape share it,
// and it never changes. Boxes, jigsaw regions and extra houses are all houses: lists of cells that
// hold each digit at most once. The engines work on houses only and do not need rows and columns
// (except backtrack's fullest-unit strategy, which is defined by them).
// Tested by tests/core/grid/geometry_test.cpp.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "core/base/bits.h"
#include "core/base/result.h"
#include "core/grid/extra_houses.h"
#include "core/grid/shape.h"

namespace nonet {

/// Cells that hold each digit at most once; with `size` cells, exactly once.
struct House {
  HouseKind kind;
  int index;  ///< from 0 among the houses of its kind; diagonals: HouseKind
  std::span<const Cell> cells;
};

class Geometry {
 public:
  /// Rows, columns and boxes (no boxes if a box would be a row or a column), and extra houses.
  /// Errors: kTooLarge (size over 64), kBadBoxes (the product is not the size, or below 1),
  /// kBadHouses (houses_of in extra_houses.h).
  /// Cost: O(size³), 1 ms at 64×64.
  static Result<std::shared_ptr<const Geometry>> with_boxes(Shape shape,
                                                            const ExtraHouses& extra = {});

  /// Rows, columns and `size` regions, and extra houses.
  /// region_of[cell] is any number; cells with the same number make a region.
  /// Errors: kTooLarge, kNoSuchSize (region_of's length is no square), kBadRegions (a region
  /// without exactly `size` cells), kBadHouses.
  static Result<std::shared_ptr<const Geometry>> with_regions(std::span<const int> region_of,
                                                              const ExtraHouses& extra = {});

  Geometry(const Geometry&) = delete;
  Geometry& operator=(const Geometry&) = delete;

  int size() const { return shape_.size; }
  int cell_count() const { return shape_.size * shape_.size; }
  /// A jigsaw has no boxes: its shape says 1×size.
  Shape shape() const { return shape_; }
  bool is_jigsaw() const { return !region_of_.empty(); }
  /// The regions of a jigsaw, numbered from 0 in order of first appearance; else empty.
  std::span<const int> regions() const { return region_of_; }
  const ExtraHouses& extra_houses() const { return extra_; }
  /// Neither a jigsaw nor with extra houses: its shape says everything.
  bool has_only_boxes() const { return region_of_.empty() && extra_.empty(); }
  /// 9×9 with boxes of 3×3 and nothing else.
  bool is_plain_nine() const { return has_only_boxes() && shape_ == Shape{9, 3, 3}; }
  int row_of(Cell cell) const { return cell / shape_.size; }
  int column_of(Cell cell) const { return cell % shape_.size; }
  /// The index of the cell's box or region, from 0; −1 in a geometry without either.
  int region_of(Cell cell) const;

  /// The rows from the top, the columns from the left, then the boxes row by row or the regions, then
  /// the extra houses; of these, the ones with fewer cells than a row come last.
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
  /// The error of extra houses that are not possible here.
  std::optional<Error> finish(const ExtraHouses& extra);

  template <class T>
  static std::span<const T> slice(const std::vector<std::uint32_t>& starts,
                                  const std::vector<T>& items, Cell cell) {
    return std::span(items).subspan(starts[cell], starts[cell + 1u] - starts[cell]);
  }

  Shape shape_;
  std::vector<int> region_of_;
  ExtraHouses extra_;
  std::vector<std::vector<Cell>> house_cells_;
  std::vector<House> houses_;
  std::vector<std::uint32_t> house_starts_, peer_starts_;
  std::vector<std::uint16_t> houses_of_;
  std::vector<Cell> peers_;
};

/// Makes each geometry with boxes and patterns of extra houses once: all puzzles of a file share one.
/// Regions of any kind are as many as a text has, so those geometries are not kept.
class GeometryCache {
 public:
  /// As Geometry::with_boxes; a repeated call costs one look-up.
  Result<std::shared_ptr<const Geometry>> with_boxes(Shape shape, const ExtraHouses& extra = {});
  /// The geometry of `from` with these extra houses in place of its own. Errors: kBadHouses.
  Result<std::shared_ptr<const Geometry>> with_extra(const Geometry& from,
                                                     const ExtraHouses& extra);

 private:
  std::map<std::tuple<Shape, ExtraHouses>, std::shared_ptr<const Geometry>> made_;
};

}  // namespace nonet
