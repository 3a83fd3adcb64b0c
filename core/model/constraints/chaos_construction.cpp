// core/model/constraints/chaos_construction.cpp: the regions of the grid are not known. They are connected over edges, have the same size, and none has a
// digit twice.
//
// A variable for each cell tells the number of its region. Regions are numbered from the least digit on in the order of their first cells,
// row by row (or in another order of cells, see number_regions.h): any other numbering would be a further solution.
#include <algorithm>

#include "core/model/automata.h"
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

int region_count(const Constraint& chaos, const Board& board) {
  return board.grid_cells() / chaos.numbers[0];
}

std::vector<std::vector<Cell>> rows_of(const Constraint& chaos, const Board& board) {
  std::vector<std::vector<Cell>> rows;
  for (auto next = chaos.cells.begin(); next != chaos.cells.end(); next += board.columns)
    rows.emplace_back(next, next + board.columns);
  return rows;
}

std::vector<Cell> grid_of(const Board& board) {
  std::vector<Cell> cells;
  for (int cell = 0; cell < board.grid_cells(); ++cell) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

}  // namespace

void lower_chaos_construction(const Constraint& chaos, const Board& board, Rules& into) {
  const int regions = region_count(chaos, board);
  if (regions > board.value_count) {
    into.push_back(impossible());
    return;
  }
  add_only(chaos.cells, DigitSet::up_to(regions), into);
  const auto rows = rows_of(chaos, board);
  for (int region = 1; region <= regions; ++region)
    into.push_back(Connected{rows, DigitSet::of(static_cast<Digit>(region)), chaos.numbers[0]});
  into.push_back(DistinctPairs{chaos.cells, grid_of(board)});
  // The greatest number so far.
  add_automaton(
      chaos.cells, board.first_value - 1,
      [](int greatest, int value) -> std::optional<int> {
        if (value > greatest + 1) return std::nullopt;
        return std::max(greatest, value);
      },
      [](int) { return true; }, board, into);
}

bool keeps_chaos_construction(const Constraint& chaos, const Board& board,
                              std::span<const int> values) {
  const int last_region = board.first_value + region_count(chaos, board) - 1;
  const auto rows = rows_of(chaos, board);
  for (int region = board.first_value; region <= last_region; ++region) {
    const auto is_in = [&](Cell variable) { return values[variable] == region; };
    if (!is_connected(rows, is_in, chaos.numbers[0])) return false;
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < chaos.cells.size(); ++i) {
      if (is_in(chaos.cells[i])) cells.push_back(static_cast<Cell>(i));
    }
    if (!are_different(cells, values)) return false;
  }
  int greatest = board.first_value - 1;
  for (const Cell variable : chaos.cells) {
    if (values[variable] > std::min(greatest + 1, last_region)) return false;
    greatest = std::max(greatest, values[variable]);
  }
  return true;
}

}  // namespace nonet
