// core/model/constraints/zipper.cpp: cells that are equally far from the middle of the line have the same sum.
// Where there is a middle cell, it holds that sum.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// The pairs, and the middle cell.
std::vector<std::vector<Cell>> groups_of(std::span<const Cell> line) {
  std::vector<std::vector<Cell>> groups;
  for (std::size_t i = 0; i < line.size() / 2; ++i) {
    groups.push_back({line[i], line[line.size() - 1 - i]});
  }
  if (line.size() % 2 == 1) groups.push_back({line[line.size() / 2]});
  return groups;
}

}  // namespace

void lower_zipper(const Constraint& zipper, const Board&, Rules& into) {
  add_equal_sums(groups_of(zipper.cells), into);
}

bool keeps_zipper(const Constraint& zipper, const Board&, std::span<const int> values) {
  return have_equal_sums(groups_of(zipper.cells), values);
}

}  // namespace nonet
