#include "core/grid/geometry.h"

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>
#include <utility>

namespace nonet {

Shape usual_shape(int size) {
  int box_rows = 1;
  for (int rows = 1; rows * rows <= size; ++rows) {
    if (size % rows == 0) box_rows = rows;
  }
  return Shape{size, box_rows, size / box_rows};
}

std::string_view house_kind_key(HouseKind kind) {
  static constexpr std::string_view kKeys[] = {"row",      "column", "box",   "region",
                                               "diagonal", "window", "group", "extra"};
  return kKeys[static_cast<int>(kind)];
}

Geometry::Geometry(Shape shape) : shape_(shape) {
  const int size = shape.size;
  std::vector<Cell> cells(static_cast<std::size_t>(size));
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      cells[static_cast<std::size_t>(column)] = static_cast<Cell>(row * size + column);
    }
    add_house(HouseKind::kRow, row, cells);
  }
  for (int column = 0; column < size; ++column) {
    for (int row = 0; row < size; ++row) {
      cells[static_cast<std::size_t>(row)] = static_cast<Cell>(row * size + column);
    }
    add_house(HouseKind::kColumn, column, cells);
  }
}

Result<std::shared_ptr<const Geometry>> Geometry::with_boxes(Shape shape,
                                                             const ExtraHouses& extra) {
  if (shape.size > kMaxSize) return Error{Errc::kTooLarge, {}, {}, shape.size, kMaxSize};
  if (shape.size < 1 || shape.box_rows < 1 || shape.box_columns < 1 ||
      shape.box_rows > shape.size || shape.box_columns > shape.size ||
      shape.box_rows * shape.box_columns != shape.size) {
    return Error{Errc::kBadBoxes,
                 {},
                 std::to_string(shape.box_rows) + "x" + std::to_string(shape.box_columns),
                 shape.size,
                 0};
  }
  std::shared_ptr<Geometry> geometry(new Geometry(shape));
  // A box that is one cell high is a row, and one cell wide a column: those houses exist already.
  if (shape.box_rows > 1 && shape.box_columns > 1) {
    const int boxes_across = shape.size / shape.box_columns;
    std::vector<Cell> cells;
    for (int box = 0; box < shape.size; ++box) {
      cells.clear();
      const int top = box / boxes_across * shape.box_rows;
      const int left = box % boxes_across * shape.box_columns;
      for (int row = top; row < top + shape.box_rows; ++row) {
        for (int column = left; column < left + shape.box_columns; ++column) {
          cells.push_back(static_cast<Cell>(row * shape.size + column));
        }
      }
      geometry->add_house(HouseKind::kBox, box, cells);
    }
  }
  if (auto error = geometry->finish(extra)) return *std::move(error);
  return std::shared_ptr<const Geometry>(std::move(geometry));
}

Result<std::shared_ptr<const Geometry>> Geometry::with_regions(std::span<const int> region_of,
                                                               const ExtraHouses& extra) {
  const auto cell_count = static_cast<std::int64_t>(region_of.size());
  int size = 0;
  while (std::int64_t{size} * size < cell_count && size <= kMaxSize) ++size;
  if (size > kMaxSize) return Error{Errc::kTooLarge, {}, {}, size, kMaxSize};
  if (size == 0 || std::int64_t{size} * size != cell_count) {
    return Error{Errc::kNoSuchSize, {}, {}, cell_count, 0};
  }
  // The region of a single cell says nothing more, and no format can write it.
  if (size == 1) return with_boxes(Shape{1, 1, 1}, extra);
  std::shared_ptr<Geometry> geometry(new Geometry(Shape{size, 1, size}));
  std::vector<int> names;  // in order of first appearance, so that the numbering does not matter
  for (const int name : region_of) {
    const auto found = std::find(names.begin(), names.end(), name);
    geometry->region_of_.push_back(static_cast<int>(found - names.begin()));
    if (found == names.end()) names.push_back(name);
  }
  std::vector<Cell> cells;
  for (std::size_t region = 0; region < names.size(); ++region) {
    cells.clear();
    for (std::size_t cell = 0; cell < region_of.size(); ++cell) {
      if (region_of[cell] == names[region]) cells.push_back(static_cast<Cell>(cell));
    }
    if (cells.size() != static_cast<std::size_t>(size)) {
      return Error{Errc::kBadRegions,
                   {},
                   std::to_string(names[region]),
                   static_cast<std::int64_t>(cells.size()),
                   size};
    }
    geometry->add_house(HouseKind::kRegion, static_cast<int>(region), cells);
  }
  if (auto error = geometry->finish(extra)) return *std::move(error);
  return std::shared_ptr<const Geometry>(std::move(geometry));
}

int Geometry::region_of(Cell cell) const {
  if (is_jigsaw()) return region_of_[cell];
  if (shape_.box_rows == 1 || shape_.box_columns == 1) return -1;
  const int boxes_across = shape_.size / shape_.box_columns;
  return row_of(cell) / shape_.box_rows * boxes_across + column_of(cell) / shape_.box_columns;
}

void Geometry::add_house(HouseKind kind, int index, std::span<const Cell> cells) {
  // A vector's buffer stays where it is when house_cells_ grows, so the span keeps pointing at it.
  const auto& kept = house_cells_.emplace_back(cells.begin(), cells.end());
  houses_.push_back(House{kind, index, kept});
}

std::optional<Error> Geometry::finish(const ExtraHouses& extra) {
  if (auto flaw = flaw_of(extra, shape_, is_jigsaw())) return flaw;
  each_house(extra, shape_, [this](HouseKind kind, int index, std::span<const Cell> of_house) {
    add_house(kind, index, of_house);
  });
  extra_ = extra;
  const auto cells = static_cast<std::size_t>(cell_count());
  house_starts_.assign(cells + 1, 0);
  for (const House& house : houses_) {
    for (const Cell cell : house.cells) ++house_starts_[cell + 1u];
  }
  for (std::size_t cell = 0; cell < cells; ++cell) house_starts_[cell + 1] += house_starts_[cell];
  houses_of_.resize(house_starts_[cells]);
  std::vector<std::uint32_t> next = house_starts_;
  for (std::size_t house = 0; house < houses_.size(); ++house) {
    for (const Cell cell : houses_[house].cells) {
      houses_of_[next[cell]++] = static_cast<std::uint16_t>(house);
    }
  }
  // As bits, so that they need not be sorted: a large grid has more than half a million peers.
  std::vector<std::uint64_t> seen((cells + 63) / 64);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    peer_starts_.push_back(static_cast<std::uint32_t>(peers_.size()));
    for (const auto house : houses_of(static_cast<Cell>(cell))) {
      for (const Cell peer : houses_[house].cells) {
        seen[peer / 64u] |= std::uint64_t{1} << (peer % 64u);
      }
    }
    seen[cell / 64] &= ~(std::uint64_t{1} << (cell % 64));
    for (std::size_t word = 0; word < seen.size(); ++word) {
      for (std::uint64_t left = std::exchange(seen[word], 0); left != 0; left &= left - 1) {
        peers_.push_back(
            static_cast<Cell>(word * 64 + static_cast<unsigned>(std::countr_zero(left))));
      }
    }
  }
  peer_starts_.push_back(static_cast<std::uint32_t>(peers_.size()));
  return std::nullopt;
}

Result<std::shared_ptr<const Geometry>> GeometryCache::with_boxes(Shape shape,
                                                                  const ExtraHouses& extra) {
  const auto key = std::tie(shape, extra);
  if (const auto found = made_.find(key); found != made_.end()) return found->second;
  auto made = Geometry::with_boxes(shape, extra);
  if (made.ok() && extra.regions.empty()) made_.emplace(key, made.value());
  return made;
}

Result<std::shared_ptr<const Geometry>> GeometryCache::with_extra(const Geometry& from,
                                                                  const ExtraHouses& extra) {
  return from.is_jigsaw() ? Geometry::with_regions(from.regions(), extra)
                          : with_boxes(from.shape(), extra);
}

}  // namespace nonet
