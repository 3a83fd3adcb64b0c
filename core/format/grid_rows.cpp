#include "core/format/grid_rows.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/base/sort.h"
#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

CellText cell_text(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)};
}

/// text[begin, end) without the blanks at its ends.
CellText trimmed_cell(std::string_view text, std::size_t begin, std::size_t end) {
  while (begin < end && is_blank(text[begin])) ++begin;
  while (end > begin && is_blank(text[end - 1])) --end;
  return cell_text(begin, end);
}

/// The fields between separators. With `outer`, separators at the line's ends are part of a frame.
std::vector<CellText> fields_between(std::string_view text, char separator, bool outer,
                                     bool runs_are_one) {
  std::vector<CellText> cells;
  std::size_t begin = 0, end = text.size();
  while (outer && begin < end && is_blank(text[begin])) ++begin;
  while (outer && end > begin && is_blank(text[end - 1])) --end;
  if (outer && begin < end && text[begin] == separator) ++begin;
  if (outer && end > begin && text[end - 1] == separator) --end;
  if (runs_are_one) {
    while (begin < end && text[begin] == separator) ++begin;
    while (end > begin && text[end - 1] == separator) --end;
  }
  for (;;) {
    const std::size_t stop = std::min(text.substr(0, end).find(separator, begin), end);
    cells.push_back(trimmed_cell(text, begin, stop));
    if (stop >= end) return cells;
    begin = stop + 1;
    while (runs_are_one && begin < end && text[begin] == separator) ++begin;
  }
}

std::vector<CellText> cut_fields(std::string_view text) {
  char separator = 0;
  for (const char candidate : {'\t', ';', ','}) {
    if (separator == 0 && text.find(candidate) != std::string_view::npos) separator = candidate;
  }
  if (separator == 0) return {};
  return fields_between(text, separator, false, false);
}

std::vector<CellText> cut_words(std::string_view text) {
  std::vector<CellText> cells;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && !is_blank(text[end]) && text[end] != '|' && text[end] != ',' &&
           text[end] != ';') {
      ++end;
    }
    if (end > begin) cells.push_back(cell_text(begin, end));
    begin = end + 1;
  }
  return cells;
}

std::vector<CellText> cut_symbols(std::string_view text) {
  std::vector<CellText> cells;
  for (std::size_t index = 0; index < text.size(); ++index) {
    const char character = text[index];
    if (is_blank(character) || character == '|' || character == ',' || character == ';') continue;
    // The continuation bytes of a multi-byte character, which is no cell, do not count as cells.
    if ((static_cast<unsigned char>(character) & 0xC0) == 0x80 && !cells.empty()) continue;
    cells.push_back(cell_text(index, index + 1));
  }
  return cells;
}

/// The text between bars, blanks included; a line without bars is one piece.
std::vector<CellText> stretches(std::string_view text) {
  std::vector<CellText> found;
  const std::size_t first = text.find('|');
  if (first == std::string_view::npos) {
    found.push_back(cell_text(0, text.find_last_not_of(' ') + 1));
    return found;
  }
  const bool framed = trimmed(text.substr(0, first)).empty();
  std::size_t begin = framed ? first + 1 : 0;
  while (begin <= text.size()) {
    const std::size_t stop = std::min(text.find('|', begin), text.size());
    const bool last = stop == text.size();
    if (!last || !trimmed(text.substr(begin)).empty()) found.push_back(cell_text(begin, stop));
    begin = stop + 1;
  }
  return found;
}

CellText single(std::string_view text, std::size_t index) {
  return cell_text(index, is_blank(text[index]) ? index : index + 1);
}

std::vector<CellText> cut_steps(std::string_view text, std::size_t step) {
  std::vector<CellText> cells;
  if (text.find('\t') != std::string_view::npos) return cells;
  for (const CellText stretch : stretches(text)) {
    // If there are blanks between the cells, a piece may also begin with a blank: "| 5 3   |".
    std::size_t offset = 0;
    if (step == 2) {
      bool blank[2] = {true, true};
      for (std::size_t index = 0; index < stretch.length; ++index) {
        if (!is_blank(text[stretch.begin + index])) blank[index % 2] = false;
      }
      const bool between_bars = text.find('|') != std::string_view::npos;
      if (blank[0] && between_bars && stretch.length % 2 == 1) {
        offset = 1;
      } else if (!blank[1]) {
        return {};
      }
    }
    for (std::size_t index = offset; index < stretch.length; index += step) {
      cells.push_back(single(text, stretch.begin + index));
    }
  }
  return cells;
}

/// The number of cells whose text cannot be a cell of a grid of that size.
int wrong_cells(std::string_view text, const std::vector<CellText>& cells, int size) {
  return static_cast<int>(std::count_if(cells.begin(), cells.end(), [&](CellText cell) {
    const std::string_view word = text.substr(cell.begin, cell.length);
    if (word.size() > 1) return !is_number_or_group(word, size);
    return !word.empty() && word[0] >= '1' && word[0] <= '9' && word[0] - '0' > size;
  }));
}

/// Whether the empty cells are blanks inside the rows: there are such blanks, and no other empty mark.
bool blanks_are_cells(const std::vector<const GridLine*>& rows) {
  bool blank = false;
  for (const GridLine* row : rows) {
    const std::string_view text = trimmed(row->line.text);
    if (text.find_first_of(".0_*-") != std::string_view::npos) return false;
    blank = blank || text.find(' ') != std::string_view::npos;
  }
  return blank;
}

/// The result of cutting the rows in one way.
struct Trial {
  int size = 0;      // cells of most rows
  int agreeing = 0;  // rows with so many
  bool groups = false;
  int wrong = 0;  // see wrong_cells
};

Trial try_cut(const std::vector<const GridLine*>& rows, Cut cut) {
  std::vector<std::vector<CellText>> cells_of;
  std::vector<int> lengths;
  for (const GridLine* row : rows) {
    cells_of.push_back(cut_row(row->line.text, cut));
    lengths.push_back(static_cast<int>(cells_of.back().size()));
  }
  const bool steps = cut == Cut::kStep1 || cut == Cut::kStep2;
  if (steps && !blanks_are_cells(rows)) return {};
  // Trailing blanks are often missing: with a fixed step and no bars, the longest row has the size.
  if (steps) {
    const bool bars = rows[0]->line.text.find('|') != std::string::npos;
    const int longest = *std::max_element(lengths.begin(), lengths.end());
    if (!bars) std::fill(lengths.begin(), lengths.end(), longest);
  }
  Trial trial;
  std::vector<int> sorted = lengths;
  sort_small(sorted);
  for (std::size_t begin = 0; begin < sorted.size();) {
    std::size_t end = begin;
    while (end < sorted.size() && sorted[end] == sorted[begin]) ++end;
    if (static_cast<int>(end - begin) >= trial.agreeing && sorted[begin] > 0) {
      trial.size = sorted[begin];
      trial.agreeing = static_cast<int>(end - begin);
    }
    begin = end;
  }
  const int square = size_of_square(static_cast<std::size_t>(trial.size));
  const int size = trial.size > kMaxSize && square > 0 ? square : trial.size;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const CellText cell : cells_of[row]) trial.groups = trial.groups || cell.length > 1;
    trial.wrong += wrong_cells(rows[row]->line.text, cells_of[row], size);
  }
  return trial;
}

/// Whether the kRowOrRuler lines separate grids of `size` rows, or their bands, and are nowhere else: it
/// is no coincidence if that many empty rows are at regular places.
bool part_evenly(const std::vector<GridLine>& lines, int size) {
  int rows = 0;
  std::vector<int> rulers;  // rows above each
  for (const GridLine& line : lines) {
    rows += line.kind == GridLineKind::kRow;
    if (line.kind == GridLineKind::kRowOrRuler) rulers.push_back(rows);
  }
  if (size < 4 || rows == 0 || rows % size != 0) return false;
  for (const int step : {size, usual_shape(size).box_rows}) {
    const auto stands = [&](int row) {
      return (row % size == 0 && step != size) ||
             std::find(rulers.begin(), rulers.end(), row) != rulers.end();
    };
    bool even = std::all_of(rulers.begin(), rulers.end(), [&](int row) { return row % step == 0; });
    for (int row = step; even && row < rows; row += step) even = stands(row);
    if (even) return true;
  }
  return false;
}

}  // namespace

std::vector<CellText> cut_row(std::string_view text, Cut cut) {
  switch (cut) {
    case Cut::kFields:
      return cut_fields(text);
    case Cut::kFieldsEnd: {
      auto cells = cut_fields(text);
      if (!cells.empty() && cells.back().length == 0) cells.pop_back();
      return cells;
    }
    case Cut::kWords:
      return cut_words(text);
    case Cut::kSymbols:
      return cut_symbols(text);
    case Cut::kBarFields:
      return text.find('|') == std::string_view::npos ? std::vector<CellText>{}
                                                      : fields_between(text, '|', true, false);
    case Cut::kBarRuns:
      return text.find('|') == std::string_view::npos ? std::vector<CellText>{}
                                                      : fields_between(text, '|', true, true);
    case Cut::kStep1:
      return cut_steps(text, 1);
    case Cut::kStep2:
      return cut_steps(text, 2);
  }
  return {};
}

Layout find_layout(const std::vector<const GridLine*>& rows, bool candidates) {
  const int row_count = static_cast<int>(rows.size());
  Layout best;
  int best_agreeing = 0, best_distance = kMaxSize;
  Layout second_best;
  int fewest_wrong = 0;
  for (const Cut cut : {Cut::kFields, Cut::kFieldsEnd, Cut::kWords, Cut::kSymbols, Cut::kBarFields,
                        Cut::kBarRuns, Cut::kStep1, Cut::kStep2}) {
    if (candidates && (cut == Cut::kSymbols || cut == Cut::kStep1 || cut == Cut::kStep2)) continue;
    const Trial trial = try_cut(rows, cut);
    if (trial.size == 0) continue;
    const bool lone_lines =
        trial.size > kMaxSize && size_of_square(static_cast<std::size_t>(trial.size)) > 0;
    if (trial.agreeing == row_count &&
        (lone_lines || (trial.size <= kMaxSize && row_count % trial.size == 0))) {
      if (trial.wrong == 0) return Layout{cut, trial.size, true, trial.groups};
      // Everything fits but a few cells: remember this way unless another one has fewer wrong cells.
      if (trial.wrong * 8 <= trial.size * row_count &&
          (!second_best.fits || trial.wrong < fewest_wrong)) {
        second_best = Layout{cut, trial.size, true, trial.groups};
        fewest_wrong = trial.wrong;
      }
    }
    // A fixed step fits any row, so it proves nothing about an incomplete grid; nor do words and fields
    // that are no cells.
    if (cut == Cut::kStep1 || cut == Cut::kStep2 || trial.size > kMaxSize) continue;
    const int agreeing = trial.wrong == 0 || cut == Cut::kSymbols ? trial.agreeing : 0;
    const int distance = std::abs(trial.size - row_count);
    if (agreeing > best_agreeing || (agreeing == best_agreeing && distance < best_distance)) {
      best = Layout{cut, trial.size, false, trial.groups};
      best_agreeing = agreeing;
      best_distance = distance;
    }
  }
  return second_best.fits ? second_best : best;
}

void settle_rulers(std::vector<GridLine>& lines) {
  std::array<bool, 256> is_mark{};
  std::vector<const GridLine*> rows;
  bool any = false, has_ruler = false;
  for (const GridLine& line : lines) {
    any = any || line.kind == GridLineKind::kRowOrRuler;
    has_ruler = has_ruler || line.kind == GridLineKind::kRuler;
    if (line.kind != GridLineKind::kRow) continue;
    rows.push_back(&line);
    for (const char character : line.line.text) {
      if (is_blank_mark(character)) is_mark[static_cast<unsigned char>(character)] = true;
    }
  }
  if (!any) return;
  const auto shown = [](std::string_view text) {
    return std::count_if(text.begin(), text.end(), is_blank_mark);
  };
  // The rows of a grid have about the same number of visible characters; a ruler has more, or only
  // bars.
  std::ptrdiff_t most_cells = 0;
  for (const GridLine* row : rows) {
    const auto cells = cut_row(row->line.text, Cut::kSymbols).size();
    most_cells = std::max(most_cells, static_cast<std::ptrdiff_t>(cells));
  }
  const bool even = part_evenly(lines, static_cast<int>(most_cells));
  for (GridLine& line : lines) {
    if (line.kind != GridLineKind::kRowOrRuler) continue;
    if (even) {
      line.kind = GridLineKind::kRuler;
      continue;
    }
    const std::string_view text = line.line.text;
    const char mark = text[text.find_first_of("-_*")];
    // Beside other rulers, single marks are cells: of candidates, a row without any.
    const bool is_cell = is_mark[static_cast<unsigned char>(mark)] ||
                         (has_ruler && text.find("--") == std::string_view::npos);
    const bool row = rows.empty() || (is_cell && shown(text) <= most_cells);
    line.kind = row ? GridLineKind::kRow : GridLineKind::kRuler;
  }
}

bool only_letters(const std::vector<const GridLine*>& rows) {
  return std::all_of(rows.begin(), rows.end(), [](const GridLine* row) {
    return row->line.text.find_first_of("0123456789.-_*") == std::string::npos &&
           row->line.text.find_first_not_of(" \t|,;") != std::string::npos;
  });
}

bool is_candidate_ruler(std::string_view text) {
  text = trimmed(text);
  return text.size() > 1 && (text[0] == '.' || text[0] == ':' || text[0] == '\'') &&
         (text[1] == '-' || text[1] == '=');
}

}  // namespace nonet
