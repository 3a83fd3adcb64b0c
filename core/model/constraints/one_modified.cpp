// core/model/constraints/one_modified.cpp: of the cells of each row, column and region one is modified (modified.cpp), and modified cells hold different
// digits; with as many rows as digits, each digit once. The constraint is on the marks of all cells.
#include <algorithm>
#include <utility>
#include <vector>

#include "core/model/constraint.h"
#include "core/model/rules.h"
#include "core/model/worths.h"

namespace nonet {
namespace {

/// The groups of which one cell is modified. Regions may have variables, which have no marks.
std::vector<std::vector<Cell>> groups_of(const Board& board) {
  std::vector<std::vector<Cell>> groups = regions_and_lines(board);
  for (std::vector<Cell>& group : groups) {
    std::erase_if(group, [&](Cell cell) { return cell >= board.grid_cells(); });
  }
  std::erase_if(groups, [](const std::vector<Cell>& group) { return group.empty(); });
  return groups;
}

}  // namespace

void lower_one_modified(const Constraint& marks, const Board& board, Rules& into) {
  add_marks(marks.cells, into);
  for (std::vector<Cell>& group : groups_of(board)) {
    for (Cell& cell : group) cell = marks.cells[cell];
    // One mark is greater by 1 than the others. It is a sum, as a Count has at most 63 cells and a region may have more.
    std::vector<Sum::Term> terms;
    add_terms(group, 1, terms);
    add_sum(std::move(terms), static_cast<int>(group.size()) * board.first_value + 1, into);
  }
  // The nth digit, modified, counts as the nth number after the last digit, so that a count tells it from the plain one.
  const auto worths = Worths::of({.cells = marks.cells, .numbers = {1, board.value_count}}, board);
  if (!worths) return into.push_back(impossible());  // of more than 32 digits
  Count count{{}, {}, board.rows < board.value_count ? 0b11u : 0b10u};
  for (int cell = 0; cell < board.grid_cells(); ++cell) {
    count.cells.push_back(static_cast<Cell>(cell));
  }
  for (int digit = 1; digit <= board.value_count; ++digit) {
    count.digits = DigitSet::of(static_cast<Digit>(board.value_count + digit));
    worths->add(count, into);
  }
}

bool keeps_one_modified(const Constraint& marks, const Board& board, std::span<const int> values) {
  const auto is_modified = [&](Cell cell) {
    return values[marks.cells[cell]] == board.first_value + 1;
  };
  std::vector<Cell> modified;
  for (int cell = 0; cell < board.grid_cells(); ++cell) {
    if (is_modified(static_cast<Cell>(cell))) modified.push_back(static_cast<Cell>(cell));
  }
  const auto groups = groups_of(board);
  return are_marks(marks.cells, board, values) && are_different(modified, values) &&
         std::all_of(groups.begin(), groups.end(), [&](const std::vector<Cell>& group) {
           return std::count_if(group.begin(), group.end(), is_modified) == 1;
         });
}

}  // namespace nonet
