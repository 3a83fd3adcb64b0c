#include "core/format/list.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/format/csv.h"
#include "core/format/group.h"
#include "core/format/list_rows.h"
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

class ListReader : public FormatReader {
 public:
  using FormatReader::FormatReader;

  bool claims(std::string_view text) const override {
    return !stack_.empty() || text.find_first_of("[](){}") != text.npos;
  }

  void take_line(const Line& line) override {
    if (stack_.empty()) {
      loose_.cells.clear();
      if (trimmed(line.text).empty()) end_grid(true);  // rows without an outer bracket end here
    }
    for (std::size_t index = 0; index < line.text.size();) index = take(line, index);
  }

  void finish() override {
    if (!stack_.empty() && stack_.back().row.length > 0) {
      add_row(std::move(stack_.back().row));  // its last brackets are missing
    }
    const bool closed = stack_.empty();
    stack_.clear();
    end_grid(closed);
    hand_on_held();
  }

 private:
  /// A bracket that is open.
  struct Frame {
    char open;
    bool has_lists = false;  // so its own scalars are no row
    bool is_object = false;  // a JSON object or a Python dictionary: names, no cells
    bool is_prose = false;   // holds words and no cell
    ListRow row;
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
    // A round bracket in prose is no list unless another one follows it.
    if (character == '(' && stack_.empty() &&
        (index + 1 >= line.text.size() || line.text[index + 1] != '(')) {
      return;
    }
    if (stack_.size() >= kDeepest) return;
    if (!stack_.empty()) stack_.back().has_lists = true;
    if (rows_.empty() && !label_.empty()) grid_label_ = std::exchange(label_, {});
    if (rows_.empty()) begin_ = line.place(index);
    Frame frame{character, false, false, false, {}};
    frame.row.at = line.place(index);
    stack_.push_back(std::move(frame));
    loose_.cells.clear();
  }

  void close(const Line& line, std::size_t index) {
    if (stack_.empty()) {
      // The first row has lost its bracket.
      if (loose_.cells.size() > 3) {
        if (rows_.empty()) begin_ = loose_.cells[0].at;
        loose_.at = loose_.cells[0].at;
        loose_.length = loose_.cells.size();
        add_row(std::exchange(loose_, {}));
      } else {
        end_grid(true);
      }
      return;
    }
    if (!closes(stack_.back().open, line.text[index])) return;
    Frame frame = std::move(stack_.back());
    stack_.pop_back();
    if (frame.is_object || frame.has_lists) {
      end_grid(true);
      return;
    }
    if (frame.is_prose) return;
    if (stack_.empty()) {
      // No outer bracket (so far): `[9]` and `[edit]` are no rows.
      if (frame.row.length < 4 || frame.row.error) {
        if (rows_.empty()) return;
      }
      add_row(std::move(frame.row));
      if (rows_[0].length == row_count_) end_grid(true);
      return;
    }
    if (frame.row.length == 0 && rows_.empty() && stack_.size() < 2 && stack_[0].is_object) return;
    add_row(std::move(frame.row));
  }

  void take_string(const Line& line, std::size_t begin, std::string_view content,
                   std::size_t after) {
    while (after < line.text.size() && is_blank(line.text[after])) ++after;
    Frame& frame = stack_.back();
    if (after < line.text.size() && line.text[after] == ':') {
      frame.is_object = true;
      label_ = lowered(content);
      return;
    }
    if (frame.is_object) {
      take_named_string(line, begin, content);
      return;
    }
    // "null" and "5.0" are cells; "530070000" is not, as no cell has three digits.
    const int value = list_cell_value(content);
    if (content.size() < 3 || value == kListEmpty ||
        (value >= 0 && value <= kMaxSize && number_of(content) < 0)) {
      frame.row.add(content, line.place(begin));
      return;
    }
    // A string of symbols is a row of its own.
    frame.has_lists = true;
    add_symbols(line, begin, content);
  }

  /// {"puzzle": "53..7…", "solution": "5346…"}: the whole grid in a string.
  void take_named_string(const Line& line, std::size_t begin, std::string_view content) {
    const std::string name = std::exchange(label_, {});
    if (!is_puzzle_name(name) && !is_solution_name(name)) return;
    if (content.size() < 16 || size_of_square(content.size()) == 0) return;
    end_grid(true);
    begin_ = line.place(begin);
    grid_label_ = name;
    add_symbols(line, begin, content);
    end_grid(true);
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
    if (rows_.size() < kMostRows) rows_.push_back(std::move(row));
    ++row_count_;
  }

  /// The rows so far are a grid, or should be.
  void end_grid(bool closed) {
    std::vector<ListRow> rows = std::exchange(rows_, {});
    const std::size_t row_count = std::exchange(row_count_, 0);
    const std::string label = std::exchange(grid_label_, {});
    if (std::all_of(rows.begin(), rows.end(), [](const ListRow& row) { return row.length == 0; })) {
      return;
    }
    if (label.find("region") != std::string::npos) {
      take_regions(rows, row_count, closed);
      return;
    }
    ReadEntry entry = read_list_rows(entries_, rows, row_count, closed, nullptr);
    entry.at = begin_;
    if (label.find("solution") != std::string::npos && held_) {
      take_solution(entry);
      return;
    }
    hand_on_held();
    if (!entry.error && !pending_regions_.empty()) apply_regions(entry);
    held_ = std::move(entry);
  }

  void take_regions(const std::vector<ListRow>& rows, std::size_t row_count, bool closed) {
    pending_regions_.clear();
    regions_at_ = rows[0].at;
    ReadEntry map = read_list_rows(entries_, rows, row_count, closed, &pending_regions_);
    if (!map.error && held_ && !held_->error) apply_regions(*held_);
    if (!map.error) return;
    // The map belongs to the grid above it; without one it is an error of its own.
    if (!held_)
      held_ = std::move(map);
    else if (!held_->error)
      held_->error = std::move(map.error);
  }

  void apply_regions(ReadEntry& entry) {
    if (pending_regions_.size() != entry.puzzle.givens.size()) {
      entry.error = Error{Errc::kBadRegions,
                          regions_at_,
                          {},
                          static_cast<std::int64_t>(pending_regions_.size()),
                          static_cast<std::int64_t>(entry.puzzle.givens.size())};
      pending_regions_.clear();
      return;
    }
    auto made = Geometry::with_regions(std::exchange(pending_regions_, {}));
    if (made.ok()) {
      entry.puzzle.geometry = made.value();
    } else {
      entry.error = made.error();
      entry.error->at = regions_at_;
    }
  }

  void take_solution(const ReadEntry& solution) {
    if (held_->error) return;
    const auto& digits = solution.puzzle.givens;
    const bool full = !solution.error && digits.size() == held_->puzzle.givens.size() &&
                      std::find(digits.begin(), digits.end(), 0) == digits.end();
    if (full) {
      held_->solution = digits;
    } else {
      const Place at = solution.error ? solution.error->at : solution.at;
      held_->error = Error{Errc::kBadSolution, at, {}, 0, 0};
    }
  }

  void hand_on_held() {
    if (!held_) return;
    entries_.hand_on(*held_);
    held_.reset();
  }

  std::vector<Frame> stack_;
  ListRow loose_;              // cells outside all brackets, on this line
  std::vector<ListRow> rows_;  // of the grid being read
  std::size_t row_count_ = 0;  // rows_.size(), or more
  Place begin_;                // of the grid being read
  std::string label_;          // the last name
  std::string grid_label_;     // the name before the grid being read
  std::optional<ReadEntry> held_;
  std::vector<int> pending_regions_;
  Place regions_at_;
};

bool is_list_open(char character) {
  return character == '[' || character == '{';
}

/// Whether a cell, a string or another bracket comes next, and not a word of prose.
bool cell_follows(std::string_view text, std::size_t from) {
  const std::size_t begin = text.find_first_not_of(" \t\n([{", from);
  if (begin == std::string_view::npos) return false;
  if (is_close(text[begin]) || text[begin] == '"' || text[begin] == '\'') return true;
  const std::size_t end = std::min(text.find_first_of(" \t\n,;:=[](){}'\"", begin), text.size());
  return list_cell_value(text.substr(begin, end - begin)) != kListWrong;
}

/// Whether a line by itself shows that it is a list, or a row of one.
bool is_list_row(std::string_view line, bool complete) {
  const std::string_view text = trimmed(line);
  const auto commas = std::count(text.begin(), text.end(), ',');
  const std::size_t close = std::min(text.find("],"), text.find("},"));
  // Markup around candidates stands between blanks or bars.
  if (close != text.npos && commas > 1 && text.find('|') == text.npos) {
    const std::size_t open = text.find_last_of("[({", close);
    if (cell_follows(text, open == text.npos ? 0 : open + 1)) return true;
  }
  if (text.size() < 2 || text.front() != '[' || !cell_follows(text, 1)) return false;
  return (commas > 0 && text.find('"') != text.npos) || (complete && commas > 2 && text.size() > 8);
}

}  // namespace

bool recognise_list(const Sample& sample) {
  std::string text;
  for (const KeptLine& line : sample.lines) (text += line.text) += '\n';
  char last = 0;              // the last character that is no blank
  std::size_t looked_at = 0;  // the same word follows all of a run of brackets
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
  if (!puzzle.geometry->is_jigsaw()) return grid + '\n';
  const std::string regions = nested_list(size, [&](int cell) {
    return puzzle.geometry->region_of(static_cast<nonet::Cell>(cell)) + 1;
  });
  return "{\"grid\":\n" + grid + ",\n\"regions\":\n" + regions + "}\n";
}

}  // namespace nonet
