// core/model/constraints/region_same_values.cpp: the largest of all rows, columns and regions hold the same digits, in a grid with more digits than
// a row has cells.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

std::vector<std::vector<Cell>> largest_houses(const Board& board) {
  std::vector<std::vector<Cell>> houses = regions_and_lines(board);
  std::size_t largest = 0;
  for (const auto& house : houses) largest = std::max(largest, house.size());
  std::erase_if(houses, [&](const auto& house) { return house.size() < largest; });
  return houses;
}

}  // namespace

void lower_region_same_values(const Constraint&, const Board& board, Rules& into) {
  add_same_values(largest_houses(board), board, into);
}

bool keeps_region_same_values(const Constraint&, const Board& board, std::span<const int> values) {
  return are_same_values(largest_houses(board), values);
}

}  // namespace nonet
