#include "core/format/grid_labels.h"

#include <algorithm>
#include <string_view>

#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

/// The fewest labels that are no chance: those of a 4×4 grid.
constexpr std::size_t kFewestLabels = 4;

/// Whether the text is the index-th label, from 1: "1", "2" … or "A", "B" …
bool is_label(std::string_view text, std::size_t index, bool letters) {
  if (letters) return text.size() == 1 && letter_index(text[0]) == static_cast<int>(index);
  return number_of(text) == static_cast<int>(index);
}

}  // namespace

bool cut_labels(std::vector<GridLine>& lines, const Layout& layout) {
  const auto size = static_cast<std::size_t>(layout.size);
  if (!layout.fits || size <= kFewestLabels) return false;
  if (layout.cut == Cut::kStep1 || layout.cut == Cut::kStep2) return false;
  std::vector<std::size_t> second_cells;  // where each row's second cell begins
  bool column_letters = false, row_letters = false;
  for (const GridLine& line : lines) {
    if (line.kind != GridLineKind::kRow) continue;
    const std::string_view text = line.line.text;
    const auto cells = cut_row(text, layout.cut);
    const std::size_t row = second_cells.size();
    if (cells.size() != size || row == size) return false;
    const auto cell = [&](std::size_t column) {
      return text.substr(cells[column].begin, cells[column].length);
    };
    if (row == 0) {
      column_letters = is_label(cell(1), 1, true);
      for (std::size_t column = 1; column < size; ++column) {
        if (!is_label(cell(column), column, column_letters)) return false;
      }
    } else {
      if (row == 1) row_letters = is_label(cell(0), 1, true);
      if (!is_label(cell(0), row, row_letters)) return false;
    }
    second_cells.push_back(cells[1].begin);
  }
  if (second_cells.size() != size) return false;

  const auto is_row = [](const GridLine& line) { return line.kind == GridLineKind::kRow; };
  lines.erase(std::find_if(lines.begin(), lines.end(), is_row));
  std::size_t row = 0;
  for (GridLine& line : lines) {
    if (!is_row(line)) continue;
    KeptLine& kept = line.line;
    const std::size_t begin = second_cells[++row];
    std::vector<std::uint32_t> columns;
    for (std::size_t index = begin; index < kept.text.size(); ++index) {
      columns.push_back(kept.line().place(index).column - 1);
    }
    kept.text.erase(0, begin);
    kept.columns = std::move(columns);
  }
  return true;
}

}  // namespace nonet
