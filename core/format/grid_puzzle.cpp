#include "core/format/grid_puzzle.h"

#include <algorithm>
#include <optional>
#include <string>

#include "core/format/candidates.h"
#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

/// k if the marks are at every k-th of `size` places and nowhere else; otherwise 0.
int regular_step(const std::vector<int>& marks, int size) {
  if (marks.empty()) return 0;
  const int step = marks[0];
  if (step < 1 || size % step != 0 || static_cast<int>(marks.size()) != size / step - 1) return 0;
  for (std::size_t index = 0; index < marks.size(); ++index) {
    if (marks[index] != static_cast<int>(index + 1) * step) return 0;
  }
  return step;
}

/// The number of cells to the left of each inner bar; with `doubled`, of each "||".
std::vector<int> bars_of(std::string_view text, const std::vector<CellText>& cells, bool doubled) {
  std::vector<int> bars;
  for (std::size_t index = 0; index < text.size(); ++index) {
    if (text[index] != '|') continue;
    if (doubled && (index + 1 == text.size() || text[index + 1] != '|')) continue;
    const auto left = std::count_if(cells.begin(), cells.end(),
                                    [&](CellText cell) { return cell.begin < index; });
    const int count = static_cast<int>(left);
    const bool inner = count > 0 && count < static_cast<int>(cells.size());
    if (inner && (bars.empty() || bars.back() != count)) bars.push_back(count);
  }
  return bars;
}

/// The width of a box if every row shows the same, otherwise 0.
int shown_box_columns(const DrawnGrid& grid, const std::vector<std::vector<CellText>>& cells) {
  const int size = grid.layout.size;
  for (const bool doubled : {false, true}) {
    int columns = -1;
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
      const int step = regular_step(bars_of(grid.rows[row]->line.text, cells[row], doubled), size);
      if (columns == -1) columns = step;
      if (columns != step) columns = 0;
    }
    if (columns > 1) return columns;
  }
  // "53. .7. ...": words of equal length.
  if (grid.layout.cut != Cut::kSymbols) return 0;
  std::uint32_t length = 0;
  for (const GridLine* row : grid.rows) {
    for (const CellText word : cut_row(row->line.text, Cut::kWords)) {
      if (length == 0) length = word.length;
      if (length != word.length) return 0;
    }
  }
  return length > 1 && static_cast<int>(length) < size ? static_cast<int>(length) : 0;
}

std::optional<Shape> shown_shape(const DrawnGrid& grid,
                                 const std::vector<std::vector<CellText>>& cells) {
  const int size = grid.layout.size;
  int rows = regular_step(grid.rulers, size);
  if (rows <= 1) rows = regular_step(grid.strong_rulers, size);
  if (rows == 1) rows = 0;
  int columns = shown_box_columns(grid, cells);
  if (rows == 0 && columns == 0) return std::nullopt;
  if (rows == 0 && size % columns == 0) rows = size / columns;
  if (columns == 0 && size % rows == 0) columns = size / rows;
  if (rows * columns != size) return std::nullopt;
  return Shape{size, rows, columns};
}

/// A cell's text and place.
struct Word {
  std::string_view text;
  const GridLine* row;
  std::uint32_t begin;

  Place place(std::size_t index = 0) const { return row->line.line().place(begin + index); }
};

/// Reads cells of one symbol or none.
void read_symbols(const std::vector<Word>& words, int size, ReadEntry& entry) {
  std::string symbols;
  for (const Word& word : words) symbols += word.text.empty() ? ' ' : word.text[0];
  const std::size_t bad = decode_symbols(symbols, size, entry.puzzle.givens.data());
  if (bad == symbols.size()) return;
  const Word& word = words[bad];
  entry.error = symbol_error(word.row->line.text, word.begin, size, word.place());
}

/// Results of numeric_value besides 0..size.
constexpr int kNoNumber = -1;  // no number, empty mark or letter
constexpr int kNothing = -2;   // an empty cell, whether or not 0 is a digit

int numeric_value(std::string_view text, int size) {
  if (means_empty(text)) return kNothing;
  if (text.size() == 1) {
    if (is_blank_mark(text[0]) || (letter_index(text[0]) == 24 && size < 33)) return kNothing;
    const int value = symbol_value(text[0]);
    return value <= size ? value : kNoNumber;
  }
  return word_number(text, size);
}

void report_word(const Word& word, int size, ReadEntry& entry) {
  if (number_of(word.text) > size) {
    entry.error = Error{Errc::kDigitOutOfRange, word.place(), std::string(word.text), 0, size};
    return;
  }
  for (std::size_t index = 0; index < word.text.size(); ++index) {
    const int value = symbol_value(word.text[index]);
    if (value >= 0 && value <= size) continue;
    entry.error = symbol_error(word.text, index, size, word.place(index));
    return;
  }
  // Each character is valid, but together they are no cell: "55", "1.".
  entry.error = Error{Errc::kDigitOutOfRange, word.place(), std::string(word.text), 0, size};
}

/// Reads cells that are numbers or empty.
void read_numbers(const std::vector<Word>& words, int size, ReadEntry& entry) {
  std::vector<int> values;
  for (const Word& word : words) {
    values.push_back(numeric_value(word.text, size));
    if (values.back() == kNoNumber) return report_word(word, size, entry);
  }
  const auto occurs = [&](int value) {
    return std::find(values.begin(), values.end(), value) != values.end();
  };
  const int zero = zero_is_last(size, occurs(0), occurs(kNothing), occurs(size)) ? size : 0;
  for (std::size_t cell = 0; cell < words.size(); ++cell) {
    const int value = values[cell] == 0 ? zero : std::max(values[cell], 0);
    entry.puzzle.givens[cell] = static_cast<Digit>(value);
  }
}

void read_candidates(const std::vector<Word>& words, int size, ReadEntry& entry) {
  Puzzle& puzzle = entry.puzzle;
  bool any_by_person = false;
  puzzle.candidates.resize(words.size());
  puzzle.entries.assign(words.size(), 0);
  for (std::size_t cell = 0; cell < words.size(); ++cell) {
    const Group group = read_group(words[cell].text, size);
    if (!group.valid) return report_word(words[cell], size, entry);
    puzzle.candidates[cell] = group.digits;
    if (group.by_person) {
      puzzle.entries[cell] = group.digits.first();
      any_by_person = true;
    }
  }
  if (!any_by_person) puzzle.entries.clear();
  place_lone_candidates(puzzle);
}

/// Whether a grid is several 9×9 side by side: its size is a multiple of 9, and no digit is above 9,
/// although a single grid with so many digits would have one.
bool is_several_nines(const std::vector<Digit>& givens, int size) {
  if (size <= 9 || size % 9 != 0) return false;
  const auto filled =
      std::count_if(givens.begin(), givens.end(), [](Digit digit) { return digit > 0; });
  return filled >= 2 * size && *std::max_element(givens.begin(), givens.end()) <= 9;
}

/// Reads the candidates of a 9×9 whose cells are drawn as three by three characters, each digit at its
/// own place: givens[27 * row + column] is 0 or that digit. Otherwise changes nothing.
bool read_drawn_candidates(Entries& entries, ReadEntry& entry) {
  const std::vector<Digit> drawn = entry.puzzle.givens;
  std::vector<DigitSet> candidates(81);
  for (std::size_t index = 0; index < drawn.size(); ++index) {
    const std::size_t row = index / 27, column = index % 27;
    if (drawn[index] == 0) continue;
    if (drawn[index] != 3 * (row % 3) + column % 3 + 1) return false;
    candidates[row / 3 * 9 + column / 3].insert(drawn[index]);
  }
  const bool any_without = std::any_of(candidates.begin(), candidates.end(),
                                       [](const DigitSet& set) { return set.empty(); });
  if (any_without || !entries.set_size(entry, 9)) return false;
  entry.puzzle.candidates = candidates;
  place_lone_candidates(entry.puzzle);
  return true;
}

}  // namespace

bool read_grid(Entries& entries, const DrawnGrid& grid, ReadEntry& entry) {
  const bool lone_line = grid.layout.size > kMaxSize;
  const int size =
      lone_line ? size_of_square(static_cast<std::size_t>(grid.layout.size)) : grid.layout.size;
  const auto row_length = static_cast<std::size_t>(grid.layout.size);
  std::vector<std::vector<CellText>> cells;
  std::vector<Word> words;
  for (const GridLine* row : grid.rows) {
    cells.push_back(cut_row(row->line.text, grid.layout.cut));
    auto& in_row = cells.back();
    if (grid.layout.cut == Cut::kStep1 || grid.layout.cut == Cut::kStep2) {
      const auto end = static_cast<std::uint32_t>(row->line.text.size());
      while (in_row.size() < row_length) in_row.push_back({end, 0});  // lost trailing blanks
    }
    if (in_row.size() != row_length && !entry.error) {
      const auto found = static_cast<std::int64_t>(in_row.size());
      std::size_t index = 0;
      if (found > grid.layout.size) index = in_row[row_length].begin;
      if (found < grid.layout.size && found > 0) {
        index = in_row.back().begin + std::max<std::size_t>(in_row.back().length, 1) - 1;
      }
      index = std::min(index, row->line.text.empty() ? 0 : row->line.text.size() - 1);
      entry.error =
          Error{Errc::kRowLength, row->line.line().place(index), {}, found, grid.layout.size};
    }
    for (const CellText cell : in_row) {
      words.push_back(
          {std::string_view(row->line.text).substr(cell.begin, cell.length), row, cell.begin});
    }
  }
  if (entry.error) return false;
  const auto shape = lone_line ? std::nullopt : shown_shape(grid, cells);
  if (!entries.set_size(entry, size, shape ? &*shape : nullptr)) return false;

  int groups = 0, empty = 0, not_numbers = 0, not_groups = 0;
  for (const Word& word : words) {
    groups += word.text.size() > 1;
    empty += word.text == "." || word.text == "0" || word.text == "_" || means_empty(word.text);
    not_numbers += numeric_value(word.text, size) == kNoNumber;
    not_groups += size > kLargestSymbolSize || !read_group(word.text, size).valid;
  }
  bool candidates = grid.candidates && size <= kLargestSymbolSize;
  if (!candidates && groups == 0 && size <= kLargestSymbolSize) {
    read_symbols(words, size, entry);
  } else if (!candidates && (not_numbers == 0 || empty > groups || not_groups > not_numbers)) {
    read_numbers(words, size, entry);
  } else {
    candidates = true;
    read_candidates(words, size, entry);
  }
  const bool drawn =
      !candidates && !entry.error && size == 27 && read_drawn_candidates(entries, entry);
  if (!drawn && !candidates && !entry.error && is_several_nines(entry.puzzle.givens, size)) {
    entry.error = Error{Errc::kRowLength, words[9].place(), {}, size, 9};
  }
  if (entries.options().cell_places && !entry.error) {
    for (std::size_t index = 0; index < words.size(); ++index) {
      const bool shown = !drawn || (index / 27 % 3 == 0 && index % 3 == 0);
      if (shown) entry.cell_places.push_back(words[index].place());
    }
  }
  return candidates || drawn;
}

}  // namespace nonet
