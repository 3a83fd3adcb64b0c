#include "core/human/rectangle_corners.h"

namespace nonet::human {
namespace {

/// Rows and columns hold two neighbours or none by themselves; this looks at the other houses.
bool can_exchange(const Layout& layout, const Corners& corners) {
  std::array<int, 4> region{};
  for (std::size_t i = 0; i < 4; ++i) region[i] = layout.region_of(corners[i]);
  const bool is_latin = region[0] < 0;
  const bool is_beside = region[0] == region[1] && region[2] == region[3];
  const bool is_below = region[0] == region[2] && region[1] == region[3];
  if (is_beside == is_below && !is_latin) return false;
  for (int house = (is_latin ? 2 : 3) * layout.size(); house < layout.house_count(); ++house) {
    int inside = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      if (layout.house(house).contains(corners[i])) inside |= 1 << i;
    }
    const bool is_pair = inside == 3 || inside == 12 || inside == 5 || inside == 10;
    if (inside != 0 && !is_pair) return false;
  }
  return true;
}

}  // namespace

std::vector<Corners> rectangles_in(const Layout& layout, const CellSet& cells,
                                   const CellSet& required) {
  std::vector<Corners> found;
  for (const Cell first : cells) {
    const int row = layout.row_of(first), column = layout.column_of(first);
    const CellSet below = cells & layout.column(column);
    for (int right = column + 1; right < layout.size(); ++right) {
      const Cell beside = layout.cell_at(row, right);
      if (!cells.contains(beside)) continue;
      for (int lower = row + 1; lower < layout.size(); ++lower) {
        const Corners corners{first, beside, layout.cell_at(lower, column),
                              layout.cell_at(lower, right)};
        if (!below.contains(corners[2]) || !cells.contains(corners[3])) continue;
        bool is_wanted = false;
        for (const Cell cell : corners) is_wanted = is_wanted || required.contains(cell);
        if (is_wanted && can_exchange(layout, corners)) found.push_back(corners);
      }
    }
  }
  return found;
}

}  // namespace nonet::human
