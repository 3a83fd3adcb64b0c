#include "core/generate/regions.h"

#include <algorithm>
#include <array>

#include "core/grid/geometry.h"

namespace nonet::generate {
namespace {

/// Exchanges that are tried for each cell. With twelve in boxes, regions are thin and winding: 11 givens determine a 9×9
/// grid, and most larger jigsaws have no full grid that is found soon. Of rows, most exchanges break a region.
constexpr int kExchangesPerCell = 1, kExchangesPerCellOfRows = 8;

/// The cells above, left, right and below.
struct Neighbours {
  std::array<int, 4> cells{};
  std::size_t count = 0;
  const int* begin() const { return cells.data(); }
  const int* end() const { return cells.data() + count; }
};

Neighbours neighbours_of(int cell, int size) {
  Neighbours found;
  if (cell >= size) found.cells[found.count++] = cell - size;
  if (cell % size > 0) found.cells[found.count++] = cell - 1;
  if (cell % size < size - 1) found.cells[found.count++] = cell + 1;
  if (cell < size * (size - 1)) found.cells[found.count++] = cell + size;
  return found;
}

bool is_connected(const std::vector<int>& region_of, int region, int size) {
  const auto first = std::find(region_of.begin(), region_of.end(), region) - region_of.begin();
  std::vector<int> reached = {static_cast<int>(first)};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const int next : neighbours_of(reached[i], size)) {
      if (region_of[static_cast<std::size_t>(next)] == region &&
          std::find(reached.begin(), reached.end(), next) == reached.end()) {
        reached.push_back(next);
      }
    }
  }
  return static_cast<int>(reached.size()) == size;
}

bool borders(const std::vector<int>& region_of, int cell, int region, int size) {
  const Neighbours around = neighbours_of(cell, size);
  return std::any_of(around.begin(), around.end(),
                     [&](int next) { return region_of[static_cast<std::size_t>(next)] == region; });
}

}  // namespace

std::vector<int> make_regions(int size, Random& random) {
  const Shape boxes = usual_shape(size);
  const int across = size / boxes.box_columns;
  const int cells = size * size;
  std::vector<int> region_of;
  for (int cell = 0; cell < cells; ++cell) {
    region_of.push_back(cell / size / boxes.box_rows * across + cell % size / boxes.box_columns);
  }
  if (size < 3) return region_of;  // no exchange leaves dominoes connected
  std::vector<int> partners;
  const int per_cell = boxes.box_rows > 1 ? kExchangesPerCell : kExchangesPerCellOfRows;
  for (int tries = per_cell * cells; tries > 0; --tries) {
    const int cell = static_cast<int>(random.below(static_cast<std::uint32_t>(cells)));
    const Neighbours around = neighbours_of(cell, size);
    const int next = around.cells[random.below(static_cast<std::uint32_t>(around.count))];
    const int own = region_of[static_cast<std::size_t>(cell)];
    const int other = region_of[static_cast<std::size_t>(next)];
    if (own == other) continue;
    // The cell goes to the other region, and a cell of that region comes back.
    partners.clear();
    for (int back = 0; back < cells; ++back) {
      if (region_of[static_cast<std::size_t>(back)] == other &&
          borders(region_of, back, own, size)) {
        partners.push_back(back);
      }
    }
    const int back = partners[random.below(static_cast<std::uint32_t>(partners.size()))];
    region_of[static_cast<std::size_t>(cell)] = other;
    region_of[static_cast<std::size_t>(back)] = own;
    if (is_connected(region_of, own, size) && is_connected(region_of, other, size)) continue;
    region_of[static_cast<std::size_t>(cell)] = own;
    region_of[static_cast<std::size_t>(back)] = other;
  }
  return region_of;
}

}  // namespace nonet::generate
