#include "core/format/list.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/format/csv.h"
#include "core/format/group.h"
#include "core/format/line.h"
#include "core/format/list_record.h"
#include "core/format/list_rows.h"
#include "core/format/numbers.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kMostRows = kMaxSize + 1;
constexpr std::size_t kDeepest = 64;

char lower(char character) {
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a')
                                              : character;
}

std::string lowered(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), lower);
  return result;
}

bool is_open(char character) {
  return character == '[' || character == '(' || character == '{';
}
bool is_close(char character) {
  return character == ']' || character == ')' || character == '}';
}
bool closes(char open, char close) {
  return (open == '[' && close == ']') || (open == '(' && close == ')') ||
         (open == '{' && close == '}');
}

/// Whether the names of an object's members are those of columns: "0", "1" … or "1", "2" …, also after
/// the same letters ("c1"); or "A", "B" …
bool counts_up(const std::vector<std::string>& names) {
  if (names.size() < 4) return false;
  const std::string_view first = names[0];
  const std::size_t digits = std::min(first.find_first_of("0123456789"), first.size());
  const std::string_view before = first.substr(0, digits);
  int count = digits == first.size() ? 1 : number_of(first.substr(digits));
  if (count != 0 && count != 1) return false;
  return std::all_of(names.begin(), names.end(), [&](std::string_view name) {
    if (digits == first.size()) return name.size() == 1 && letter_index(name[0]) == count++;
    return name.substr(0, digits) == before && number_of(name.substr(digits)) == count++;
  });
}

/// Whether a string in an array may be a row of symbols, and not a word.
bool may_be_row(std::string_view text) {
  if (text.find_first_of("0123456789._*-") != std::string_view::npos) return true;
  return std::all_of(text.begin(), text.end(), [&](char character) {
    const int letter = letter_index(character);
    return character == ' ' || (letter > 0 && letter <= static_cast<int>(text.size()));
  });
}

/// Whether the next character that is no blank is a colon.
bool colon_follows(std::string_view text, std::size_t from) {
  const std::size_t next = text.find_first_not_of(" \t", from);
  return next != std::string_view::npos && text[next] == ':';
}

class ListReader : public FormatReader {
 public:
  explicit ListReader(Entries& entries)
      : FormatReader(entries),
        sequence_(entries),
        string_entries_(entries.options(), string_sink_),
        symbols_reader_(make_line_reader(string_entries_)),
        numbers_reader_(make_numbers_reader(string_entries_)) {}

  bool claims(std::string_view text) const override {
    return !stack_.empty() || text.find_first_of("[](){}") != text.npos;
  }
  bool is_unfinished() const override { return !stack_.empty(); }

  void take_line(const Line& line) override {
    if (stack_.empty()) {
      loose_.cells.clear();
      // A blank line ends rows without an outer bracket.
      if (trimmed(line.text).empty()) end_grid(true, nullptr);
    }
    for (std::size_t index = 0; index < line.text.size();) index = take(line, index);
  }

  void finish() override {
    if (!stack_.empty() && stack_.back().row.length > 0) {
      add_row(std::move(stack_.back().row));  // the last brackets are missing
    }
    const bool closed = stack_.empty();
    end_grid(closed, closed ? nullptr : &stack_.back());
    while (!stack_.empty()) {
      Frame frame = std::move(stack_.back());
      stack_.pop_back();
      emit(frame);
    }
    sequence_.emit();
  }

 private:
  /// An open bracket and what has been read inside it.
  struct Frame {
    char open;
    std::string name;  // before the bracket; may be empty
    bool in_object = false;
    bool has_lists = false;  // then its own scalars are no row
    bool is_object = false;  // a JSON object or a Python dictionary: names, no cells
    bool is_prose = false;   // contains words and no cell
    bool is_long = false;    // an array of too many grids to store them
    ListGrid houses;         // an array of words for extra houses
    ListRow row;
    std::vector<std::string> names;  // of an object's cells
    bool is_row = true;              // an object that contains only cells
    std::size_t rows_before = 0;     // rows of the current grid when the bracket opened
    std::vector<ListGrid> grids;     // complete grids inside the bracket
    std::vector<ListColumn> columns;
    Place rows_or_columns;  // place of an object whose members may be rows or columns
  };

  std::size_t take(const Line& line, std::size_t index) {
    const std::string_view text = line.text;
    const char character = text[index];
    if (character == '#' || (character == '/' && text.substr(index, 2) == "//")) {
      return text.size();
    }
    if (is_open(character)) {
      open(line, index);
      return index + 1;
    }
    if (is_close(character)) {
      close(line, index);
      return index + 1;
    }
    if ((character == '"' || character == '\'') && !stack_.empty()) {
      const std::size_t end = text.find(character, index + 1);
      if (end == std::string_view::npos) return index + 1;
      take_string(line, index + 1, text.substr(index + 1, end - index - 1), end + 1);
      return end + 1;
    }
    if (is_blank(character) || character == ',' || character == ';' || character == ':' ||
        character == '=' || character == '"' || character == '\'') {
      if (character == ':' && !stack_.empty()) stack_.back().is_object = true;
      return index + 1;
    }
    std::size_t end = index;
    while (end < text.size() &&
           std::string_view(" \t,;:=[](){}'\"").find(text[end]) == std::string_view::npos) {
      ++end;
    }
    take_word(line, index, text.substr(index, end - index));
    return end;
  }

  void open(const Line& line, std::size_t index) {
    const char character = line.text[index];
    // A round bracket in prose begins no list, unless another one follows it.
    if (character == '(' && stack_.empty() &&
        (index + 1 >= line.text.size() || line.text[index + 1] != '(')) {
      return;
    }
    if (stack_.size() >= kDeepest) return;
    if (!stack_.empty()) stack_.back().has_lists = true;
    Frame frame;
    frame.open = character;
    frame.name = label_;
    frame.in_object = !stack_.empty() && stack_.back().is_object;
    frame.rows_before = row_count_;
    frame.row.at = line.place(index);
    if (frame.in_object && frame.name == kHouses) frame.houses.name = std::exchange(label_, {});
    if (rows_.empty() && !label_.empty()) grid_label_ = std::exchange(label_, {});
    if (rows_.empty()) begin_ = line.place(index);
    stack_.push_back(std::move(frame));
    loose_.cells.clear();
  }

  void close(const Line& line, std::size_t index) {
    if (stack_.empty()) {
      // The first row's opening bracket is missing.
      if (loose_.cells.size() > 3) {
        if (rows_.empty()) begin_ = loose_.cells[0].at;
        loose_.at = loose_.cells[0].at;
        loose_.length = loose_.cells.size();
        add_row(std::exchange(loose_, {}));
      } else {
        end_grid(true, nullptr);
      }
      return;
    }
    if (!closes(stack_.back().open, line.text[index])) return;
    Frame frame = std::move(stack_.back());
    stack_.pop_back();
    Frame* const parent = stack_.empty() ? nullptr : &stack_.back();
    if (!frame.houses.houses.empty()) return add_grid(std::move(frame.houses), parent);
    if (frame.is_object || frame.has_lists) {
      if (is_row_object(frame)) {
        if (parent == nullptr || !parent->is_object) {
          add_row(std::move(frame.row));
          if (parent == nullptr && rows_[0].length == row_count_) end_grid(true, nullptr);
          return;
        }
        if (parent->rows_or_columns == Place{}) parent->rows_or_columns = frame.row.at;
        parent->is_row = false;
        return;
      }
      end_grid(true, frame.is_object ? &frame : parent);
      emit(frame);
      return;
    }
    if (frame.is_prose) return;
    // A row that is longer than any grid's is a whole grid.
    const bool whole = frame.row.length > kMaxSize && size_of_square(frame.row.length) > 0;
    if (parent == nullptr && !whole) {
      // Without an outer bracket, `[9]` and `[edit]` are no rows.
      if ((frame.row.length < 4 || frame.row.error) && rows_.empty()) return;
      add_row(std::move(frame.row));
      if (rows_[0].length == row_count_) end_grid(true, nullptr);
      return;
    }
    if (frame.row.length == 0 && rows_.empty() && stack_.size() < 2 && parent->is_object) return;
    if (whole && !rows_.empty()) end_grid(true, parent);
    add_row(std::move(frame.row));
    if (whole) end_grid(true, parent);
  }

  /// Whether the frame is {"0": 5, "1": 3, …}, as pandas writes a row or a column.
  static bool is_row_object(const Frame& frame) {
    return frame.is_object && frame.is_row && !frame.row.error && counts_up(frame.names);
  }

  /// Takes a member's name in the innermost object, which ends the member before.
  void begin_member(std::string_view name) {
    Frame& frame = stack_.back();
    frame.is_object = true;
    if (row_count_ > frame.rows_before) end_grid(true, &frame);
    label_ = lowered(name.substr(0, 40));
  }

  /// Takes a scalar in the innermost object.
  void add_member(std::string_view word, Place place) {
    Frame& frame = stack_.back();
    const std::string name = std::exchange(label_, {});
    if (name == "index") return;  // the index of a row, written by pandas
    const bool letters = !word.empty() && letter_index(word[0]) != 0 && !means_empty(word);
    if (name.empty() || letters || list_cell_value(word) == kListWrong) {
      frame.is_row = false;
    } else if (frame.names.size() <= kMaxSize) {
      frame.names.push_back(name);
      frame.row.add(word, place);
    }
  }

  void take_string(const Line& line, std::size_t begin, std::string_view content,
                   std::size_t after) {
    if (colon_follows(line.text, after)) {
      begin_member(content);
      return;
    }
    Frame& frame = stack_.back();
    if (frame.houses.name == kHouses) {
      frame.houses.entry.at = frame.row.at;
      if (frame.houses.houses.size() < kMostHouseWords) {
        frame.houses.houses.emplace_back(content);
      }
      return;
    }
    if (content.size() >= kShortestString && (frame.is_object || content.size() > kMaxSize)) {
      take_whole_string(line, begin, content);
      return;
    }
    if (frame.is_object) {
      add_member(content, line.place(begin));
      return;
    }
    // "null" and "5.0" are cells; "530070000" is not, as no cell has three digits.
    const int value = list_cell_value(content);
    if (content.size() < 3 || value == kListEmpty ||
        (value >= 0 && value <= kMaxSize && number_of(content) < 0)) {
      frame.row.add(content, line.place(begin));
      return;
    }
    // A string of symbols is a row by itself.
    frame.has_lists = true;
    if (may_be_row(content)) add_symbols(line, begin, content);
  }

  /// Takes a whole grid in one string, written as in the line format: {"puzzle": "53..7…", "solution":
  /// "5346…"}, ["53..7…", …].
  void take_whole_string(const Line& line, std::size_t begin, std::string_view content) {
    Frame& frame = stack_.back();
    frame.has_lists = true;
    frame.is_row = false;
    ListGrid grid;
    grid.name = std::exchange(label_, {});
    const bool known = is_puzzle_name(grid.name) || is_solution(grid);
    string_entry_.reset();
    Line part = line.from(begin);
    part.text = content;
    symbols_reader_->take_line(part);
    if (!string_entry_ || string_entry_->error) {
      std::optional<ReadEntry> as_symbols = std::exchange(string_entry_, {});
      if (content.find(' ') != std::string_view::npos) numbers_reader_->take_line(part);
      if (!string_entry_ || string_entry_->error) string_entry_ = std::move(as_symbols);
    }
    if (!string_entry_) return;
    grid.is_guess = !known && frame.is_object;
    const bool whole = string_entry_->puzzle.givens.size() == content.size();
    if (grid.is_guess && !string_entry_->error && !whole) return;
    grid.entry = std::move(*string_entry_);
    grid.entry.format = "list";
    add_grid(std::move(grid), &frame);
  }

  void add_symbols(const Line& line, std::size_t begin, std::string_view symbols) {
    ListRow row;
    row.at = line.place(begin);
    for (std::size_t index = 0; index < symbols.size(); ++index) {
      row.add(symbols.substr(index, 1), line.place(begin + index));
    }
    add_row(std::move(row));
  }

  void take_word(const Line& line, std::size_t index, std::string_view word) {
    if (stack_.empty()) {
      const int value = list_cell_value(word);
      if ((value >= 0 || value == kListEmpty) && letter_index(word[0]) == 0) {
        if (loose_.cells.size() < kMostListCells) loose_.add(word, line.place(index));
      } else {
        loose_ = {};
        if (letter_index(word[0]) != 0) label_ = lowered(word.substr(0, 40));
      }
      return;
    }
    Frame& frame = stack_.back();
    if (frame.open == '{' && colon_follows(line.text, index + word.size())) {
      begin_member(word);
      return;
    }
    if (frame.is_object && !label_.empty()) {
      add_member(word, line.place(index));
      return;
    }
    if (frame.is_object || frame.has_lists) {
      if (letter_index(word[0]) != 0) label_ = lowered(word.substr(0, 40));
      return;
    }
    if (frame.row.length == 0 && list_cell_value(word) == kListWrong &&
        letter_index(word[0]) != 0) {
      frame.is_prose = true;
      label_ = lowered(word.substr(0, 40));
    }
    if (!frame.is_prose) frame.row.add(word, line.place(index));
  }

  void add_row(ListRow row) {
    const std::size_t most = grid_label_ == kCandidates ? kMostListCells : kMostRows;
    if (rows_.size() <= most) rows_.push_back(std::move(row));
    ++row_count_;
  }

  /// Ends the grid that the rows so far are or should be. `frame` contains it; nullptr: no bracket does.
  void end_grid(bool closed, Frame* frame) {
    const std::vector<ListRow> rows = std::exchange(rows_, {});
    const std::size_t row_count = std::exchange(row_count_, 0);
    ListGrid grid;
    grid.name = std::exchange(grid_label_, {});
    if (rows.empty()) return;
    if (grid.name == kCandidates && size_of_square(row_count) > 0) {
      grid.entry = read_list_candidates(entries_, rows);
      grid.entry.at = begin_;
      return add_grid(std::move(grid), frame);
    }
    if (std::all_of(rows.begin(), rows.end(), [](const ListRow& row) { return row.length == 0; })) {
      return;
    }
    const bool known = is_puzzle_name(grid.name) || is_solution(grid);
    if (frame != nullptr && frame->is_object && row_count == 1 && !known &&
        (rows[0].length < kShortestString || is_count(rows[0]))) {
      return;  // "size": [9, 9], "columns": [0, 1, 2 …]
    }
    grid.is_map = grid.name.find("region") != std::string::npos;
    grid.entry =
        read_list_rows(entries_, rows, row_count, closed, grid.is_map ? &grid.regions : nullptr);
    grid.entry.at = grid.is_map ? rows[0].at : begin_;
    add_grid(std::move(grid), frame);
  }

  /// Whether the cells are 0, 1, 2 …
  static bool is_count(const ListRow& row) {
    return std::adjacent_find(row.cells.begin(), row.cells.end(),
                              [](const ListCell& left, const ListCell& right) {
                                return left.value + 1 != right.value;
                              }) == row.cells.end();
  }

  void add_grid(ListGrid grid, Frame* frame) {
    if (frame == nullptr) return sequence_.add(std::move(grid));
    // Entries keep the order of the text.
    sequence_.emit();
    frame->grids.push_back(std::move(grid));
    const bool keeps = frame->is_object || (frame->in_object && is_column_name(frame->name));
    const std::size_t most = frame->is_long ? 0 : keeps ? kMostKept : 2;
    if (frame->grids.size() <= most) return;
    frame->is_long = true;
    emit_record(frame->grids, entries_);
  }

  static bool is_column_name(const std::string& name) {
    return is_puzzle_name(name) || is_solution_name(name);
  }

  /// Passes on the grids inside a closed bracket: to the object around it that names them, or out.
  void emit(Frame& frame) {
    Frame* const parent = stack_.empty() || !stack_.back().is_object ? nullptr : &stack_.back();
    if (parent != nullptr && frame.columns.empty() && !frame.is_long && !frame.grids.empty()) {
      if (frame.grids.size() == 1 && (!frame.is_object || is_column_name(frame.name))) {
        ListGrid& grid = frame.grids[0];
        if (!frame.name.empty() && !grid.is_map && !is_solution(grid)) grid.name = frame.name;
        return add_grid(std::move(grid), parent);
      }
      if (is_column_name(frame.name) &&
          std::none_of(frame.grids.begin(), frame.grids.end(), is_solution)) {
        parent->columns.push_back({frame.name, std::move(frame.grids)});
        return;
      }
    }
    if (!frame.is_object) name_pair(frame.grids);
    emit_record(frame.grids, entries_);
    emit_columns(frame.columns, entries_);
    if (frame.rows_or_columns == Place{}) return;
    entries_.fail("list", frame.row.at,
                  Error{Errc::kRowsOrColumns, frame.rows_or_columns, {}, 0, 0});
  }

  static constexpr std::string_view kCandidates = "candidates", kHouses = "houses";
  /// More extra houses than this are dropped.
  static constexpr std::size_t kMostHouseWords = 4096;
  /// The length of the shortest string that is a grid: a 4×4.
  static constexpr std::size_t kShortestString = 16;
  /// The largest number of grids stored until the end of the object that contains them.
  static constexpr std::size_t kMostKept = 10'000;

  ListSequence sequence_;
  std::optional<ReadEntry> string_entry_;
  TextReader::Sink string_sink_ = [this](const ReadEntry& entry) { string_entry_ = entry; };
  Entries string_entries_;
  std::unique_ptr<FormatReader> symbols_reader_, numbers_reader_;
  std::vector<Frame> stack_;
  ListRow loose_;              // cells outside all brackets, on the current line
  std::vector<ListRow> rows_;  // of the grid being read
  std::size_t row_count_ = 0;  // rows_.size(), or more
  Place begin_;                // of the grid being read
  std::string label_;          // the last name
  std::string grid_label_;     // the name before the grid being read
};

bool is_list_open(char character) {
  return character == '[' || character == '{';
}

/// Whether a cell, a string or another bracket follows, and not a word of prose.
bool cell_follows(std::string_view text, std::size_t from) {
  const std::size_t begin = text.find_first_not_of(" \t\n([{", from);
  if (begin == std::string_view::npos) return false;
  if (is_close(text[begin]) || text[begin] == '"' || text[begin] == '\'') return true;
  const std::size_t end = std::min(text.find_first_of(" \t\n,;:=[](){}'\"", begin), text.size());
  return list_cell_value(text.substr(begin, end - begin)) != kListWrong;
}

/// Whether a single line is recognisably a list, or a row of one.
bool is_list_row(std::string_view line, bool complete) {
  const std::string_view text = trimmed(line);
  const auto commas = std::count(text.begin(), text.end(), ',');
  const std::size_t close = std::min(text.find("],"), text.find("},"));
  // Brackets between blanks or bars are markup of candidates, and no list.
  if (close != text.npos && commas > 1 && text.find('|') == text.npos) {
    const std::size_t open = text.find_last_of("[({", close);
    if (cell_follows(text, open == text.npos ? 0 : open + 1)) return true;
  }
  if (text.size() < 2 || text.front() != '[' || !cell_follows(text, 1)) return false;
  if (text[1] == ',') return false;  // "[,1] [,2]", R's columns
  return (commas > 0 && text.find('"') != text.npos) || (complete && commas > 2 && text.size() > 8);
}

}  // namespace

/// Whether the line begins with {"name": …
bool begins_object(std::string_view line) {
  std::string_view text = trimmed(line);
  if (text.empty() || text[0] != '{') return false;
  text = trimmed(text.substr(1));
  if (text.empty()) return false;
  const std::size_t end = text[0] == '"' || text[0] == '\'' ? text.find(text[0], 1) : text.npos;
  return end != text.npos && trimmed(text.substr(end + 1)).substr(0, 1) == ":";
}

bool recognise_list(const Sample& sample) {
  for (const KeptLine& line : sample.lines) {
    if (trimmed(line.text).empty()) continue;
    if (begins_object(line.text)) return true;
    break;
  }
  std::string text;
  for (const KeptLine& line : sample.lines) (text += line.text) += '\n';
  char last = 0;              // the last character that is no blank
  std::size_t looked_at = 0;  // brackets before this index are followed by a word already examined
  for (std::size_t index = 0; index < text.size(); ++index) {
    const char character = text[index];
    if (is_blank(character) || character == '\n') continue;
    const bool nested = character == '(' ? last == '(' : is_open(character) && is_list_open(last);
    if (nested && index >= looked_at) {
      if (cell_follows(text, index + 1)) return true;
      looked_at = std::min(text.find_first_not_of(" \t\n([{", index + 1), text.size());
    }
    last = character;
  }
  return std::any_of(sample.lines.begin(), sample.lines.end(),
                     [&](const KeptLine& line) { return is_list_row(line.text, sample.complete); });
}

std::unique_ptr<FormatReader> make_list_reader(Entries& entries) {
  return std::make_unique<ListReader>(entries);
}

namespace {

template <class Value>
std::string nested_list(int size, Value value) {
  std::string text = "[";
  for (int row = 0; row < size; ++row) {
    text += row == 0 ? "[" : ",\n [";
    for (int column = 0; column < size; ++column) {
      if (column > 0) text += ", ";
      text += std::to_string(value(row * size + column));
    }
    text += ']';
  }
  return text + ']';
}

}  // namespace

Result<std::string> write_list(const Puzzle& puzzle, const WriteOptions&) {
  const std::vector<Digit> cells = filled_cells(puzzle);
  const int size = puzzle.geometry->size();
  const std::string grid =
      nested_list(size, [&](int cell) { return int{cells[static_cast<std::size_t>(cell)]}; });
  const Geometry& geometry = *puzzle.geometry;
  if (geometry.has_only_boxes()) return grid + '\n';
  std::string text = "{\"grid\":\n" + grid;
  if (geometry.is_jigsaw()) {
    text += ",\n\"regions\":\n" + nested_list(size, [&](int cell) {
              return geometry.region_of(static_cast<nonet::Cell>(cell)) + 1;
            });
  }
  std::string houses;
  for (const std::string& word : house_words(geometry.extra_houses(), size)) {
    houses += (houses.empty() ? "\"" : ", \"") + word + '"';
  }
  if (!houses.empty()) text += ",\n\"houses\": [" + houses + ']';
  return text + "}\n";
}

}  // namespace nonet
