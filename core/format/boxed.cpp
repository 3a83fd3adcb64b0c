#include "core/format/boxed.h"

#include <algorithm>
#include <string>

#include "core/format/grid_reader.h"

namespace nonet {
namespace {

std::string padded(const std::string& text, std::size_t width) {
  return std::string(width - text.size(), ' ') + text;
}

std::string ruler(const Shape& shape, std::size_t box_width, std::string_view corners) {
  std::string line(1, corners[0]);
  for (int column = 0; column < shape.size; column += shape.box_columns) {
    line.append(box_width, '-');
    line += column + shape.box_columns < shape.size ? corners[1] : corners[2];
  }
  return line + '\n';
}

}  // namespace

std::unique_ptr<FormatReader> make_grid_reader(Entries& entries) {
  return std::make_unique<GridReader>(entries, entries.options().format);
}

std::string draw_frame(const Geometry& geometry, const std::vector<std::string>& cells,
                       std::string_view first, std::string_view inner, std::string_view last,
                       bool tight) {
  const Shape shape = geometry.shape();
  std::size_t width = 1;
  for (const std::string& cell : cells) width = std::max(width, cell.size());
  const auto columns = static_cast<std::size_t>(shape.box_columns);
  const std::size_t box_width = tight ? columns * width : columns * (width + 1) + 1;
  std::string text = ruler(shape, box_width, first);
  // If a box is a row, a ruler after each row would show nothing.
  const int box_rows = shape.box_rows == 1 ? shape.size : shape.box_rows;
  for (int row = 0; row < shape.size; ++row) {
    if (row > 0 && row % box_rows == 0) text += ruler(shape, box_width, inner);
    for (int column = 0; column < shape.size; ++column) {
      if (column % shape.box_columns == 0) text += column == 0 || tight ? "|" : " |";
      if (!tight) text += ' ';
      text += padded(cells[static_cast<std::size_t>(row * shape.size + column)], width);
    }
    text += tight ? "|\n" : " |\n";
  }
  return text + ruler(shape, box_width, last);
}

Result<std::string> write_boxed(const Puzzle& puzzle, const WriteOptions&) {
  if (!puzzle.geometry->has_only_boxes()) return cannot_write("boxed", puzzle);
  std::vector<std::string> cells;
  for (const Digit digit : filled_cells(puzzle)) {
    cells.push_back(digit == 0 ? "." : std::to_string(digit));
  }
  return draw_frame(*puzzle.geometry, cells, "+++", "+++", "+++", false);
}

Result<std::string> write_board(const Puzzle& puzzle, const WriteOptions&) {
  if (!puzzle.geometry->has_only_boxes()) return cannot_write("board", puzzle);
  const Shape shape = puzzle.geometry->shape();
  const int box_rows = shape.box_rows == 1 ? shape.size : shape.box_rows;
  const std::vector<Digit> cells = filled_cells(puzzle);
  std::size_t width = 1;
  for (const Digit digit : cells) width = std::max(width, std::to_string(digit).size());
  const auto size = static_cast<std::size_t>(shape.size);
  const std::size_t inner_bars = size / static_cast<std::size_t>(shape.box_columns) - 1;
  const std::string rule = std::string(size * (width + 1) - 1 + 2 * inner_bars, '-') + '\n';
  std::string text;
  for (int row = 0; row < shape.size; ++row) {
    if (row % box_rows == 0) text += rule;
    for (int column = 0; column < shape.size; ++column) {
      if (column > 0) text += column % shape.box_columns == 0 ? " | " : " ";
      const Digit digit = cells[static_cast<std::size_t>(row * shape.size + column)];
      text += padded(std::to_string(digit), width);
    }
    text += '\n';
  }
  return text + rule;
}

}  // namespace nonet
