#include "core/format/grid_spacers.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "core/grid/geometry.h"

namespace nonet {
namespace {

constexpr int kSmallestSize = 6;

/// The number of rows or columns of a grid with one spacer after each `step`, except the last.
int with_spacers(int size, int step) {
  return size + size / step - 1;
}

bool is_spacer(int index, int step) {
  return index % (step + 1) == step;
}

/// Whether every field is blank. (A row of marks, "." or "0", is a row of cells.)
bool is_empty(const std::vector<CellText>& cells) {
  return std::all_of(cells.begin(), cells.end(), [](CellText cell) { return cell.length == 0; });
}

/// The fields whose column is no spacer, separated by tabs.
KeptLine without_spacers(const KeptLine& line, const std::vector<CellText>& cells, int step) {
  KeptLine kept(line.line());
  kept.text.clear();
  kept.columns.clear();
  const auto column = [&](std::size_t index) { return line.line().place(index).column - 1; };
  for (std::size_t index = 0; index < cells.size(); ++index) {
    if (step > 0 && is_spacer(static_cast<int>(index), step)) continue;
    if (index > 0) {
      kept.text += '\t';
      kept.columns.push_back(column(cells[index].begin));
    }
    kept.text.append(line.text, cells[index].begin, cells[index].length);
    for (std::uint32_t at = 0; at < cells[index].length; ++at) {
      kept.columns.push_back(column(cells[index].begin + at));
    }
  }
  return kept;
}

}  // namespace

bool cut_spacers(std::vector<GridLine>& lines, const Layout& layout) {
  if (layout.cut != Cut::kFields && layout.cut != Cut::kFieldsEnd) return false;
  std::vector<std::vector<CellText>> rows;
  for (const GridLine& line : lines) {
    if (line.kind != GridLineKind::kRow) continue;
    rows.push_back(cut_row(line.line.text, layout.cut));
    if (static_cast<int>(rows.back().size()) != layout.size) return false;
  }
  const int row_count = static_cast<int>(rows.size());
  const auto fits = [&](int size, int row_step, int column_step) {
    const int columns = column_step > 0 ? with_spacers(size, column_step) : size;
    if (row_count != with_spacers(size, row_step) || layout.size != columns) return false;
    for (int row = 0; row < row_count; ++row) {
      const auto& cells = rows[static_cast<std::size_t>(row)];
      if (is_spacer(row, row_step) != is_empty(cells)) return false;
      for (int column = column_step; column_step > 0 && column < columns;
           column += column_step + 1) {
        if (cells[static_cast<std::size_t>(column)].length > 0) return false;
      }
    }
    return true;
  };
  for (int size = kSmallestSize; size <= kMaxSize; ++size) {
    Shape shape = usual_shape(size);
    if (shape.box_rows < 2) continue;
    // Several 9×9 side by side and below each other: grid_puzzle.h refuses the grid without spacers.
    const bool several = size > 9 && size % 9 == 0 && fits(size, 9, 9);
    if (several) shape = {size, 9, 9};
    for (const int column_step : {shape.box_columns, 0}) {
      if (!fits(size, shape.box_rows, column_step)) continue;
      std::vector<GridLine> kept;
      int row = 0;
      for (const GridLine& line : lines) {
        if (line.kind != GridLineKind::kRow) {
          kept.push_back(line);
          continue;
        }
        const auto& cells = rows[static_cast<std::size_t>(row)];
        if (!is_spacer(row++, shape.box_rows)) {
          kept.push_back({without_spacers(line.line, cells, column_step), line.kind});
        }
      }
      lines = std::move(kept);
      return true;
    }
  }
  return false;
}

}  // namespace nonet
