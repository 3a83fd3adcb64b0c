// core/model/constraints/box_index.cpp: each of the cells tells where the number of its place stands in its box, or region.
//
// A cell that is the Pth of its region, row by row, and holds V says that the region's only P is in the Vth of its cells. A cell of no
// region says nothing. Source: the box indexers of f-puzzles.
#include <algorithm>

#include "core/base/sort.h"
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// Calls visit(cell, its region, its place there, from 1 on) for each of the cells that has a region.
template <class Visit>
void each_place(const Constraint& index, const Board& board, const Visit& visit) {
  for (std::vector<Cell> region : board.regions) {
    sort_small(region);
    for (const Cell cell : index.cells) {
      const auto at = std::find(region.begin(), region.end(), cell);
      if (at != region.end()) visit(cell, region, static_cast<int>(at - region.begin()) + 1);
    }
  }
}

}  // namespace

void lower_box_index(const Constraint& index, const Board& board, Rules& into) {
  each_place(index, board, [&](Cell cell, const std::vector<Cell>& region, int place) {
    add_place(cell, region, place, board, into);
  });
}

bool keeps_box_index(const Constraint& index, const Board& board, std::span<const int> values) {
  bool is_kept = true;
  each_place(index, board, [&](Cell cell, const std::vector<Cell>& region, int place) {
    is_kept &= is_place(cell, region, place, values);
  });
  return is_kept;
}

}  // namespace nonet
