// core/human/layout.h: a geometry as sets of cells: each house, and what each cell sees.
//
// Made once for a geometry and shared by all its boards. Rows come first, then columns, then boxes or regions, then extra
// houses, as in Geometry::houses().
//
// Most techniques reason that a house holds each digit, which is right for one with as many cells as digits. So smaller
// regions are no houses here: they only decide what a cell sees. The same holds for houses beyond the limits below, which
// are met by 16×16 grids with every pattern and by regions upon regions; nothing false follows, only less.
// Tested by tests/core/human/board_test.cpp.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/geometry.h"
#include "core/human/cell_set.h"

namespace nonet::human {

/// An index into Geometry::houses().
using HouseIndex = std::uint8_t;

/// A layout has at most so many houses; 16×16 with boxes has 48.
inline constexpr int kMostHouses = 64;

/// The houses of a cell, rising. Boards read them at each candidate that goes, so they stand in one word.
class CellHouses {
 public:
  /// More houses than this do not fit.
  static constexpr int kMost = 7;
  void add(HouseIndex house) { houses_[count_++] = house; }
  const HouseIndex* begin() const { return houses_.data(); }
  const HouseIndex* end() const { return houses_.data() + count_; }
  int count() const { return count_; }

 private:
  std::array<HouseIndex, kMost> houses_{};
  std::uint8_t count_ = 0;
};

class Layout {
 public:
  /// The geometry must have at most kMostCells cells. Its houses are known up to the first one that has too few cells,
  /// is one too many, or has a cell with CellHouses::kMost others. Cost: O(cells · houses).
  explicit Layout(std::shared_ptr<const Geometry> geometry);

  const Geometry& geometry() const { return *geometry_; }
  int size() const { return geometry_->size(); }
  int cell_count() const { return geometry_->cell_count(); }
  int row_of(Cell cell) const { return geometry_->row_of(cell); }
  int column_of(Cell cell) const { return geometry_->column_of(cell); }
  /// The index of the cell's box or region, from 0; −1 in a geometry without either.
  int region_of(Cell cell) const { return regions_[cell]; }
  Cell cell_at(int row, int column) const { return static_cast<Cell>(row * size() + column); }
  const CellSet& all_cells() const { return all_; }

  int house_count() const { return static_cast<int>(houses_.size()); }
  /// Whether these are all houses of the geometry. What follows from a puzzle being proper needs to know them all: an
  /// exchange of digits may break the rule of another house.
  bool has_all_houses() const { return houses_.size() == geometry_->houses().size(); }
  const CellSet& house(int index) const { return houses_[static_cast<std::size_t>(index)]; }
  /// The cells in the geometry's order: along a row or column, row by row in a box.
  std::span<const Cell> house_cells(int index) const {
    return geometry_->houses()[static_cast<std::size_t>(index)].cells;
  }
  HouseKind kind(int index) const {
    return geometry_->houses()[static_cast<std::size_t>(index)].kind;
  }
  /// The number of a house among those of its kind, from 0.
  int number(int index) const { return geometry_->houses()[static_cast<std::size_t>(index)].index; }
  bool is_line(int index) const { return index < 2 * size(); }
  const CellSet& row(int number) const { return house(number); }
  const CellSet& column(int number) const { return house(size() + number); }
  /// The house index of a box or region by its number; the geometry must have some.
  int region_house(int number) const { return 2 * size() + number; }
  std::span<const std::uint16_t> houses_of(Cell cell) const {
    return geometry_->houses_of(cell).first(static_cast<std::size_t>(cell_houses_[cell].count()));
  }
  /// The same as houses_of, from one place in memory.
  const CellHouses& cell_houses(Cell cell) const { return cell_houses_[cell]; }
  /// Every house that contains all these cells.
  std::vector<int> houses_with(const CellSet& cells) const;

  /// What shares a house with the cell, without the cell itself.
  const CellSet& peers(Cell cell) const { return peers_[cell]; }
  bool sees(Cell a, Cell b) const { return peers_[a].contains(b); }
  /// What every one of these cells sees; all cells for an empty set.
  CellSet common_peers(const CellSet& cells) const;

  /// 9×9 with square boxes and no further house: what techniques for such grids alone require.
  bool is_plain_nine() const { return geometry_->is_plain_nine(); }

 private:
  std::shared_ptr<const Geometry> geometry_;
  CellSet all_;
  std::vector<CellSet> houses_, peers_;
  std::vector<CellHouses> cell_houses_;
  std::vector<int> regions_;
};

}  // namespace nonet::human
