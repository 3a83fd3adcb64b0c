// core/model/constraints/doppelganger.cpp: in a grid with one digit more than a row has cells, 0 among them, each row, column and region has a 0
// and all other digits but one. No two rows miss the same digit, nor two columns or two regions. Where a 0 stands, its row, column and
// region miss different digits.
//
// What a row, column or region misses is the value of a variable, which other constraints may use.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// The rows, the columns and the regions, each list as long as that of its variables.
std::vector<std::vector<std::vector<Cell>>> houses_of(const Board& board) {
  std::vector<std::vector<std::vector<Cell>>> houses(3);
  houses[0].resize(static_cast<std::size_t>(board.rows));
  houses[1].resize(static_cast<std::size_t>(board.columns));
  for (int row = 0; row < board.rows; ++row) {
    for (int column = 0; column < board.columns; ++column) {
      houses[0][static_cast<std::size_t>(row)].push_back(board.cell(row, column));
      houses[1][static_cast<std::size_t>(column)].push_back(board.cell(row, column));
    }
  }
  houses[2] = board.regions;
  return houses;
}

/// Calls visit(house, its variable).
template <class Visit>
void each_house(const Constraint& missing, const Board& board, const Visit& visit) {
  const auto houses = houses_of(board);
  for (std::size_t kind = 0; kind < houses.size(); ++kind) {
    for (std::size_t i = 0; i < houses[kind].size(); ++i)
      visit(houses[kind][i], missing.groups[kind][i]);
  }
}

/// The variables of the houses of a cell.
std::vector<Cell> variables_of(Cell cell, const Constraint& missing, const Board& board) {
  std::vector<Cell> variables;
  each_house(missing, board, [&](const std::vector<Cell>& house, Cell variable) {
    if (std::find(house.begin(), house.end(), cell) != house.end()) variables.push_back(variable);
  });
  return variables;
}

}  // namespace

void lower_doppelganger(const Constraint& missing, const Board& board, Rules& into) {
  const DigitSet zero = board.with_value(0);
  const DigitSet others = DigitSet::up_to(board.value_count) - zero;
  each_house(missing, board, [&](std::vector<Cell> house, Cell variable) {
    house.push_back(variable);
    into.push_back(Distinct{std::move(house)});
  });
  for (const auto& variables : missing.groups) {
    into.push_back(Distinct{variables});
    add_only(variables, others, into);
  }
  for (int number = 0; number < board.grid_cells(); ++number) {
    const auto cell = static_cast<Cell>(number);
    Any zero_is_well_placed;
    add_only({&cell, 1}, others, zero_is_well_placed.alternatives.emplace_back());
    zero_is_well_placed.alternatives.push_back({Distinct{variables_of(cell, missing, board)}});
    into.push_back(std::move(zero_is_well_placed));
  }
}

bool keeps_doppelganger(const Constraint& missing, const Board& board,
                        std::span<const int> values) {
  bool is_kept = true;
  each_house(missing, board, [&](std::vector<Cell> house, Cell variable) {
    house.push_back(variable);
    is_kept &= are_different(house, values) && values[variable] != 0;
  });
  for (const auto& variables : missing.groups) is_kept &= are_different(variables, values);
  for (int number = 0; number < board.grid_cells(); ++number) {
    const auto cell = static_cast<Cell>(number);
    is_kept &= values[cell] != 0 || are_different(variables_of(cell, missing, board), values);
  }
  return is_kept;
}

}  // namespace nonet
