#include "core/format/csv.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/format/group.h"
#include "core/format/region_column.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

/// A field of a record, without its quotes.
struct Field {
  std::size_t begin = 0;
  std::size_t length = 0;
};

/// Returns the field at `from` and moves `from` behind its separator (past the end after the last).
Field next_field(std::string_view text, char separator, std::size_t& from) {
  std::size_t begin = from;
  while (begin < text.size() && is_blank(text[begin]) && text[begin] != separator) ++begin;
  if (begin < text.size() && text[begin] == '"') {
    std::size_t quote = std::min(text.find('"', begin + 1), text.size());
    while (quote + 1 < text.size() &&
           text[quote + 1] == '"') {  // a doubled quote is part of the field
      quote = std::min(text.find('"', quote + 2), text.size());
    }
    from = std::min(text.find(separator, quote), text.size()) + 1;
    return {begin + 1, quote - begin - 1};
  }
  std::size_t end = std::min(text.find(separator, begin), text.size());
  from = end + 1;
  while (end > begin && is_blank(text[end - 1])) --end;
  return {begin, end - begin};
}

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& character : result) {
    if (character >= 'A' && character <= 'Z')
      character = static_cast<char>(character + ('a' - 'A'));
  }
  return result;
}

/// "sep=;", which Excel writes above the names.
bool is_separator_line(std::string_view text) {
  text = trimmed(text);
  return text.size() == 5 && lowered(text.substr(0, 4)) == "sep=";
}

/// The indices of the columns; −1: there is no such column.
struct Columns {
  char separator = ',';
  int puzzle = -1;
  int solution = -1;
  int count = 0;
};

Columns read_names(std::string_view text) {
  Columns columns;
  const std::string_view shown = trimmed(text);
  if (!shown.empty() && (shown[0] == '{' || shown[0] == '[')) return columns;  // JSON
  for (const char separator : {',', ';', '\t'}) {
    if (text.find(separator) == std::string_view::npos) continue;
    columns.separator = separator;
    break;
  }
  for (std::size_t from = 0; from <= text.size(); ++columns.count) {
    const Field field = next_field(text, columns.separator, from);
    const std::string name = lowered(text.substr(field.begin, field.length));
    if (columns.puzzle < 0 && is_puzzle_name(name)) columns.puzzle = columns.count;
    if (columns.solution < 0 && is_solution_name(name)) columns.solution = columns.count;
  }
  return columns;
}

/// The first column of a record with a grid as large as the one in column `solution`; −1: none.
int column_like(std::string_view record, const Columns& columns) {
  std::vector<Field> fields;
  for (std::size_t from = 0; from <= record.size();) {
    fields.push_back(next_field(record, columns.separator, from));
  }
  const auto index = static_cast<std::size_t>(columns.solution);
  if (index >= fields.size()) return -1;
  const int size = size_of_square(fields[index].length);
  if (size < 4 || size > kLargestSymbolSize) return -1;
  std::vector<Digit> cells(fields[index].length);
  for (std::size_t column = 0; column < fields.size(); ++column) {
    if (column == index || fields[column].length != cells.size()) continue;
    const std::string_view symbols = record.substr(fields[column].begin, fields[column].length);
    if (decode_symbols(symbols, size, cells.data()) == cells.size())
      return static_cast<int>(column);
  }
  return -1;
}

/// The columns of the puzzle and its solution in a record without names above it; none if it has no
/// puzzle.
Columns nameless_columns(std::string_view text) {
  Columns columns = read_names(text);
  columns.puzzle = columns.solution = -1;
  if (columns.count != 2) return columns;
  std::size_t from = 0;
  std::vector<Digit> cells[2];
  std::string_view symbols[2];
  for (int column = 0; column < 2; ++column) {
    const Field field = next_field(text, columns.separator, from);
    symbols[column] = text.substr(field.begin, field.length);
  }
  const int size = size_of_square(symbols[0].size());
  if (symbols[0].size() != symbols[1].size() || size < 4 || size > kLargestSymbolSize) {
    return columns;
  }
  bool full[2];
  for (int column = 0; column < 2; ++column) {
    cells[column].resize(symbols[0].size());
    if (decode_symbols(symbols[column], size, cells[column].data()) != symbols[0].size()) {
      return columns;
    }
    full[column] = std::find(cells[column].begin(), cells[column].end(), 0) == cells[column].end();
  }
  if (!full[0] && !full[1]) return columns;
  if (full[1] && names_regions(symbols[1], size)) return columns;
  columns.puzzle = full[1] ? 0 : 1;
  columns.solution = 1 - columns.puzzle;
  if (full[1]) return columns;
  // The solution comes first if it agrees with the grid after it.
  for (std::size_t cell = 0; cell < cells[1].size(); ++cell) {
    if (cells[1][cell] == 0 || cells[1][cell] == cells[0][cell]) continue;
    columns.puzzle = columns.solution = -1;
    break;
  }
  return columns;
}

class CsvReader : public FormatReader {
 public:
  using FormatReader::FormatReader;

  void take_line(const Line& line) override {
    if (trimmed(line.text).empty() || is_separator_line(line.text)) return;
    if (named_) {
      // Beside a column of solutions, a column with an unknown name contains the puzzle.
      if (columns_.puzzle < 0 && columns_.solution >= 0) {
        columns_.puzzle = column_like(line.text, columns_);
        if (columns_.puzzle < 0) return report_names();
      }
      take_record(line);
      return;
    }
    named_ = true;
    columns_ = read_names(line.text);
    if (columns_.puzzle < 0 && columns_.solution < 0 && is_record(line.text)) {
      columns_ = nameless_columns(line.text);
      if (columns_.puzzle < 0) {
        columns_.puzzle = 0;
        columns_.solution = columns_.count > 1 ? 1 : -1;
      }
      take_record(line);
    } else if (columns_.puzzle < 0) {
      names_at_ = line.place(0);
      if (columns_.solution < 0) report_names();
    }
  }

  void finish() override {
    if (columns_.puzzle < 0 && columns_.solution >= 0) report_names();
  }

 private:
  /// Reports once that there is no column of puzzles.
  void report_names() {
    columns_.solution = -1;
    entries_.fail("csv", names_at_, Error{Errc::kMissingColumn, names_at_, "puzzle", 0, 0});
  }

  /// Whether a first line is a record: digits in its first field are no name.
  bool is_record(std::string_view text) const {
    std::size_t from = 0;
    const Field first = next_field(text, columns_.separator, from);
    return text.substr(first.begin, first.length).find_first_of("0123456789.") !=
           std::string_view::npos;
  }

  void take_record(const Line& line) {
    if (columns_.puzzle < 0) return;
    Field puzzle, solution;
    bool has_puzzle = false;
    std::size_t from = 0;
    const int last = std::max(columns_.puzzle, columns_.solution);
    for (int column = 0; column <= last && from <= line.text.size(); ++column) {
      const Field field = next_field(line.text, columns_.separator, from);
      if (column == columns_.puzzle) {
        puzzle = field;
        has_puzzle = true;
      }
      if (column == columns_.solution) solution = field;
    }
    if (means_empty(line.text.substr(solution.begin, solution.length))) solution = {};
    if (!has_puzzle || puzzle.length == 0) {
      const Place at = line.place(line.text.size() - 1);
      entries_.fail("csv", line.place(0), Error{Errc::kMissingColumn, at, "puzzle", 0, 0});
      return;
    }
    Entries::clear(entry_, "csv", line.place(0));
    read_puzzle(line, puzzle);
    if (!entry_.error && solution.length > 0) read_solution(line, puzzle, solution);
    if (!entry_.error && entries_.options().cell_places) {
      for (std::size_t cell = 0; cell < puzzle.length; ++cell) {
        entry_.cell_places.push_back(line.place(puzzle.begin + cell));
      }
    }
    entries_.emit(entry_);
  }

  void read_puzzle(const Line& line, Field field) {
    const std::string_view symbols = line.text.substr(field.begin, field.length);
    const bool same = size_ != 0 && field.length == static_cast<std::size_t>(size_ * size_);
    const int size = same ? size_ : size_of_square(field.length);
    if (size == 0 || size > kLargestSymbolSize) {
      const int expected = (size_ != 0 ? size_ : 9) * (size_ != 0 ? size_ : 9);
      const bool few = field.length < static_cast<std::size_t>(expected);
      const std::size_t index = few ? field.length - 1 : static_cast<std::size_t>(expected);
      entry_.error = Error{few ? Errc::kTooFewCells : Errc::kTooManyCells,
                           line.place(field.begin + index),
                           {},
                           static_cast<std::int64_t>(field.length),
                           expected};
      return;
    }
    if (!entries_.set_size(entry_, size)) return;
    const std::size_t bad = decode_symbols(symbols, size, entry_.puzzle.givens.data());
    if (bad != symbols.size()) {
      entry_.error =
          symbol_error(line.text, field.begin + bad, size, line.place(field.begin + bad));
      return;
    }
    size_ = size;
  }

  void read_solution(const Line& line, Field puzzle, Field field) {
    const std::string_view symbols = line.text.substr(field.begin, field.length);
    std::size_t bad = std::min(field.length, puzzle.length);
    if (field.length == puzzle.length) {
      entry_.solution.resize(field.length);
      bad = decode_solution(line.text.substr(puzzle.begin, puzzle.length), symbols);
    }
    if (bad == field.length && field.length == puzzle.length) return;
    entry_.solution.clear();
    const Place at = line.place(field.begin + std::min(bad, field.length - 1));
    entry_.error = Error{Errc::kBadSolution, at, {}, 0, 0};
  }

  /// The index of the first character that no solution can have.
  std::size_t decode_solution(std::string_view puzzle, std::string_view solution) {
    const int size = entry_.puzzle.geometry->size();
    std::size_t bad = solution.size();
    if (size <= 9) {
      bad = decode_symbols(solution, size, entry_.solution.data());
    } else {
      // Above 9 both use one dialect, and perhaps only the puzzle shows which.
      joined_.assign(puzzle);
      joined_ += solution;
      cells_.resize(joined_.size());
      const std::size_t decoded = decode_symbols(joined_, size, cells_.data());
      if (decoded < puzzle.size()) return 0;
      bad = decoded - puzzle.size();
      for (std::size_t cell = 0; cell < bad; ++cell) {
        entry_.puzzle.givens[cell] = cells_[cell];
        entry_.solution[cell] = cells_[puzzle.size() + cell];
      }
    }
    const auto end = entry_.solution.begin() + static_cast<std::ptrdiff_t>(bad);
    return static_cast<std::size_t>(std::find(entry_.solution.begin(), end, 0) -
                                    entry_.solution.begin());
  }

  Columns columns_;
  bool named_ = false;
  Place names_at_;
  int size_ = 0;  // of the previous puzzle
  ReadEntry entry_;
  std::string joined_;
  std::vector<Digit> cells_;
};

/// Whether a record has a grid in that column; −1: in any column.
bool holds_grid(std::string_view text, const Columns& columns) {
  std::vector<Digit> cells;
  int column = 0;
  bool found = false;
  const int smallest = columns.puzzle >= 0 && columns.solution >= 0 ? 1 : 4;
  for (std::size_t from = 0; from <= text.size(); ++column) {
    const Field field = next_field(text, columns.separator, from);
    if (columns.puzzle >= 0 && column != columns.puzzle) continue;
    const int size = size_of_square(field.length);
    if (size < smallest || size > kLargestSymbolSize) continue;
    cells.resize(field.length);
    const std::string_view symbols = text.substr(field.begin, field.length);
    found = found || decode_symbols(symbols, size, cells.data()) == symbols.size();
  }
  // If both names are there, the solution may be missing.
  return found && (column > 1 || (columns.puzzle >= 0 && columns.solution >= 0));
}

}  // namespace

bool is_puzzle_name(std::string_view name) {
  for (const std::string_view known : {"puzzle", "puzzles", "quizzes", "quiz", "sudoku", "sudokus",
                                       "grid", "grids", "board", "boards", "question", "questions",
                                       "mission", "missions", "problem", "problems", "unsolved"}) {
    if (name == known) return true;
  }
  return false;
}

bool is_solution_name(std::string_view name) {
  return name == "solution" || name == "solutions" || name == "solved" || name == "answer" ||
         name == "answers";
}

bool recognise_csv(const Sample& sample) {
  std::optional<Columns> columns;
  for (const KeptLine& line : sample.lines) {
    if (trimmed(line.text).empty() || is_separator_line(line.text)) continue;
    if (columns) {
      // Try further records: one with an error must not hide the others.
      if (holds_grid(line.text, *columns)) return true;
      continue;
    }
    if (nameless_columns(line.text).puzzle >= 0) return true;
    columns = read_names(line.text);
    if (columns->count < 2 || (columns->puzzle < 0 && columns->solution < 0)) return false;
  }
  return false;
}

std::unique_ptr<FormatReader> make_csv_reader(Entries& entries) {
  return std::make_unique<CsvReader>(entries);
}

Result<std::string> write_csv(const Puzzle& puzzle, const WriteOptions& options) {
  if (!fits_symbols(puzzle)) return cannot_write("csv", puzzle);
  // Only the givens: entries belong to a solution, which is the second column.
  std::string line = symbol_line(puzzle.givens, '0');
  line += ',';
  line += symbol_line({options.solution.begin(), options.solution.end()}, '0');
  return line + '\n';
}

}  // namespace nonet
