#include "core/format/interactive_grid.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/sort.h"

namespace nonet {
namespace {

/// A digit of base 17 as a number, else 0.
int side_digit(char character) {
  if (character >= '1' && character <= '9') return character - '0';
  if (character >= 'a' && character <= 'g') return character - 'a' + 10;
  if (character >= 'A' && character <= 'G') return character - 'A' + 10;
  return 0;
}

}  // namespace

int InteractiveGrid::larger_side() const {
  return std::max(board.rows, board.columns);
}

void InteractiveGrid::place_groups() {
  sort_small(groups, [](const Group& one, const Group& other) { return one.name < other.name; });
  int begin = 0;
  for (Group& group : groups) {
    group.begin = static_cast<Cell>(begin);
    begin += group.count;
  }
  board.variables = begin - board.grid_cells();
}

const InteractiveGrid::Group* InteractiveGrid::group(std::string_view name) const {
  const auto found = std::find_if(groups.begin(), groups.end(),
                                  [&](const Group& group) { return group.name == name; });
  return found == groups.end() ? nullptr : &*found;
}

std::optional<Cell> InteractiveGrid::cell(std::string_view name) const {
  if (name.size() == 4 && (name[0] == 'R' || name[0] == 'r') &&
      (name[2] == 'C' || name[2] == 'c')) {
    const int row = side_digit(name[1]), column = side_digit(name[3]);
    if (row > 0 && row <= board.rows && column > 0 && column <= board.columns) {
      return board.cell(row - 1, column - 1);
    }
  }
  const auto letters = std::min(name.find_first_of("0123456789"), name.size());
  const Group* found = group(name.substr(0, letters));
  if (found == nullptr || letters == 0) return std::nullopt;
  const std::string_view digits = name.substr(letters);
  if (digits.empty()) {
    return found->count == 1 ? std::optional<Cell>(found->begin) : std::nullopt;
  }
  int number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  if (number < 1 || number > found->count || found->count == 1) return std::nullopt;
  return static_cast<Cell>(found->begin + number - 1);
}

const InteractiveGrid::Group& InteractiveGrid::group_of(Cell cell) const {
  return *(std::upper_bound(groups.begin(), groups.end(), cell,
                            [](Cell one, const Group& other) { return one < other.begin; }) -
           1);
}

std::optional<Cell> InteractiveGrid::moved(Cell cell, int rows, int columns) const {
  const Group& group = group_of(cell);
  const int row = (cell - group.begin) / group.columns + rows;
  const int column = (cell - group.begin) % group.columns + columns;
  const int place = row * group.columns + column;
  if (row < 0 || column < 0 || column >= group.columns || place >= group.count) {
    return std::nullopt;
  }
  return static_cast<Cell>(group.begin + place);
}

std::optional<Cell> InteractiveGrid::shifted(Cell cell, Cell from, Cell to) const {
  const Group& group = group_of(from);
  if (&group_of(cell) != &group || &group_of(to) != &group) return std::nullopt;
  const int one = cell - group.begin, other = from - group.begin;
  return moved(to, one / group.columns - other / group.columns,
               one % group.columns - other % group.columns);
}

std::vector<std::pair<Cell, Cell>> InteractiveGrid::neighbours(
    const std::vector<Cell>& cells) const {
  std::vector<std::pair<Cell, Cell>> pairs;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      const Group& group = group_of(cells[i]);
      if (&group_of(cells[j]) != &group) continue;
      const int one = cells[i] - group.begin, other = cells[j] - group.begin;
      const int rows = std::abs(one / group.columns - other / group.columns);
      const int columns = std::abs(one % group.columns - other % group.columns);
      if (rows + columns == 1) pairs.emplace_back(cells[i], cells[j]);
    }
  }
  return pairs;
}

std::optional<std::vector<Cell>> InteractiveGrid::line(std::string_view name,
                                                       bool is_backwards) const {
  if (name.size() < 2) return std::nullopt;
  int number = 0;
  const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), number);
  if (error != std::errc() || end != name.data() + name.size()) return std::nullopt;
  const auto lines = name[0] == 'R' ? rows() : columns();
  if ((name[0] != 'R' && name[0] != 'C') || number < 1 || number > static_cast<int>(lines.size())) {
    return std::nullopt;
  }
  std::vector<Cell> cells = lines[static_cast<std::size_t>(number - 1)];
  if (is_backwards) std::reverse(cells.begin(), cells.end());
  return cells;
}

std::optional<std::vector<Cell>> InteractiveGrid::diagonal_from(Cell cell) const {
  if (cell >= board.grid_cells()) return std::nullopt;
  const int last_row = board.rows - 1, last_column = board.columns - 1;
  int row = board.row_of(cell), column = board.column_of(cell);
  int down, right;
  if (column == 0 && row < last_row) {
    down = 1, right = 1;
  } else if (row == 0) {
    down = 1, right = -1;
  } else if (column == last_column && row < last_row) {
    down = -1, right = -1;
  } else if (row == last_row) {
    down = -1, right = 1;
  } else {
    return std::nullopt;
  }
  std::vector<Cell> cells;
  for (; board.contains(row, column); row += down, column += right) {
    cells.push_back(board.cell(row, column));
  }
  if (cells.size() < 2) return std::nullopt;
  return cells;
}

std::pair<int, int> InteractiveGrid::box_shape(int size) const {
  for (int shorter = static_cast<int>(std::sqrt(size)); shorter >= 2; --shorter) {
    if (size % shorter != 0) continue;
    const int longer = size / shorter;
    if (board.rows % shorter == 0 && board.columns % longer == 0) return {shorter, longer};
    if (board.rows % longer == 0 && board.columns % shorter == 0) return {longer, shorter};
  }
  return {0, 0};
}

std::vector<std::vector<Cell>> InteractiveGrid::rows() const {
  std::vector<std::vector<Cell>> rows(static_cast<std::size_t>(board.rows));
  for (int cell = 0; cell < board.grid_cells(); ++cell) {
    rows[static_cast<std::size_t>(cell / board.columns)].push_back(static_cast<Cell>(cell));
  }
  return rows;
}

std::vector<std::vector<Cell>> InteractiveGrid::columns() const {
  std::vector<std::vector<Cell>> columns(static_cast<std::size_t>(board.columns));
  for (int cell = 0; cell < board.grid_cells(); ++cell) {
    columns[static_cast<std::size_t>(cell % board.columns)].push_back(static_cast<Cell>(cell));
  }
  return columns;
}

std::vector<std::vector<Cell>> InteractiveGrid::boxes() const {
  const auto [height, width] = box_shape(region_size != 0 ? region_size : larger_side());
  if (height == 0) return {};
  const int boxes_per_row = board.columns / width;
  std::vector<std::vector<Cell>> boxes(
      static_cast<std::size_t>(board.grid_cells() / (height * width)));
  for (int cell = 0; cell < board.grid_cells(); ++cell) {
    const int row = cell / board.columns, column = cell % board.columns;
    boxes[static_cast<std::size_t>(row / height * boxes_per_row + column / width)].push_back(
        static_cast<Cell>(cell));
  }
  return boxes;
}

std::vector<std::vector<Cell>> InteractiveGrid::disjoint_sets() const {
  std::vector<std::vector<Cell>> sets;
  for (const auto& box : boxes()) {
    sets.resize(box.size());
    for (std::size_t place = 0; place < box.size(); ++place) sets[place].push_back(box[place]);
  }
  return sets;
}

std::vector<std::vector<Cell>> InteractiveGrid::windows() const {
  const auto [height, width] = box_shape(region_size != 0 ? region_size : board.value_count);
  std::vector<std::vector<Cell>> windows;
  if (height == 0) return windows;
  for (int left = 1; left + width < board.columns; left += width + 1) {
    for (int top = 1; top + height < board.rows; top += height + 1) {
      std::vector<Cell>& window = windows.emplace_back();
      for (int place = 0; place < height * width; ++place) {
        window.push_back(board.cell(top + place % height, left + place / height));
      }
    }
  }
  return windows;
}

}  // namespace nonet
