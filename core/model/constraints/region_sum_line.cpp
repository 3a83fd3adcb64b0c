// core/model/constraints/region_sum_line.cpp: a line has the same sum in each region that it passes through.
// Where it enters a region again, the cells from there on are a sum of their own. Cells outside of all regions count as one more region;
// on a board without regions, nothing is asked.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// The line in parts, each as long as it stays in a region.
std::vector<std::vector<Cell>> parts_of(std::span<const Cell> line, const Board& board) {
  std::vector<std::size_t> region_of(static_cast<std::size_t>(board.cell_count()),
                                     board.regions.size());
  for (std::size_t region = 0; region < board.regions.size(); ++region) {
    for (const Cell cell : board.regions[region]) region_of[cell] = region;
  }
  std::vector<std::vector<Cell>> parts;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i == 0 || region_of[line[i]] != region_of[line[i - 1]]) parts.emplace_back();
    parts.back().push_back(line[i]);
  }
  return parts;
}

}  // namespace

void lower_region_sum_line(const Constraint& line, const Board& board, Rules& into) {
  add_equal_sums(parts_of(line.cells, board), into);
}

bool keeps_region_sum_line(const Constraint& line, const Board& board,
                           std::span<const int> values) {
  return have_equal_sums(parts_of(line.cells, board), values);
}

}  // namespace nonet
