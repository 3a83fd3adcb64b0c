#include "core/format/sdk.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/format/candidates.h"
#include "core/format/grid_puzzle.h"
#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

enum class Section : std::uint8_t { kPuzzle, kState, kMarks, kOther };

/// "[PencilMarks]" → "pencilmarks"; empty: the line begins no section.
std::string section_name(std::string_view text) {
  text = trimmed(text);
  if (text.size() < 3 || text.front() != '[' || text.back() != ']') return {};
  std::string name;
  for (const char character : text.substr(1, text.size() - 2)) {
    if (letter_index(character) == 0 && character != ' ') return {};
    name += static_cast<char>(character | 0x20);
  }
  return name;
}

bool is_information(std::string_view text) {
  text = trimmed(text);
  return text.size() > 1 && text[0] == '#' && letter_index(text[1]) != 0;
}

/// The index of the character that makes a group invalid; 0 if each character is valid by itself.
std::size_t wrong_mark(std::string_view text, CellText group_text, int size) {
  for (std::size_t index = 0; index < group_text.length; ++index) {
    const Group alone = read_group(text.substr(group_text.begin + index, 1), size);
    if (!alone.valid && !alone.markup) return index;
  }
  return 0;
}

class SdkReader : public FormatReader {
 public:
  using FormatReader::FormatReader;

  void take_line(const Line& line) override {
    const std::string_view text = trimmed(line.text);
    if (text.empty()) return;
    if (is_information(text)) {
      if (!rows(Section::kPuzzle).empty()) emit();
      begin(line);
      if (text[1] == 'D' && title_.empty()) title_ = trimmed(text.substr(2));
      return;
    }
    if (const std::string name = section_name(text); !name.empty()) {
      section_ = Section::kOther;
      if (name == "puzzle") {
        if (!rows(Section::kPuzzle).empty()) emit();
        section_ = Section::kPuzzle;
      }
      if (name == "state") section_ = Section::kState;
      if (name == "pencilmarks") section_ = Section::kMarks;
      begin(line);
      in_sections_ = true;
      return;
    }
    if (section_ == Section::kOther) return;
    const GridLineKind kind = grid_line_kind(line.text);
    // A row of pencil marks may consist of commas only, or look like text.
    if (section_ != Section::kMarks && kind == GridLineKind::kText) return;
    begin(line);
    if (rows(section_).size() > kMaxSize) return;  // one row too many is enough for the error
    rows(section_).push_back({KeptLine(line), kind});
  }

  void finish() override { emit(); }

 private:
  std::vector<GridLine>& rows(Section section) { return rows_[static_cast<std::size_t>(section)]; }

  void begin(const Line& line) {
    if (begin_ == Place{}) begin_ = line.place(0);
  }

  void emit() {
    if (begin_ != Place{} && (in_sections_ || !rows(Section::kPuzzle).empty())) {
      Entries::clear(entry_, "sdk", begin_);
      read_puzzle();
      if (!entry_.error) read_state();
      if (!entry_.error) read_marks();
      entry_.title = title_;
      entries_.emit(entry_);
    }
    for (auto& section : rows_) section.clear();
    title_.clear();
    begin_ = {};
    in_sections_ = false;
    section_ = Section::kPuzzle;
  }

  /// Reads the rows of a section as a grid of that size (0: any) into `entry`, or sets its error.
  bool take_grid(Section section, int size, ReadEntry& entry) {
    settle_rulers(rows(section));
    DrawnGrid grid;
    for (const GridLine& line : rows(section)) {
      if (line.kind == GridLineKind::kRow) {
        grid.rows.push_back(&line);
      } else if (!grid.rows.empty()) {
        grid.rulers.push_back(static_cast<int>(grid.rows.size()));
      }
    }
    const auto found = static_cast<std::int64_t>(grid.rows.size());
    if (found == 0) {
      entry.error = Error{Errc::kTooFewRows, begin_, {}, 0, size == 0 ? 9 : size};
      return false;
    }
    grid.layout = find_layout(grid.rows, false);
    const int expected = size == 0 ? grid.layout.size : size;
    if (found != expected) {
      const bool few = found < expected;
      const auto row = few ? grid.rows.size() - 1 : static_cast<std::size_t>(expected);
      entry.error = Error{few ? Errc::kTooFewRows : Errc::kTooManyRows,
                          grid.rows[row]->line.line().place(0),
                          {},
                          found,
                          expected};
      return false;
    }
    grid.layout.size = expected;
    read_grid(entries_, grid, entry);
    return !entry.error;
  }

  void read_puzzle() { take_grid(Section::kPuzzle, 0, entry_); }

  void read_state() {
    if (rows(Section::kState).empty()) return;
    ReadEntry state;
    if (!take_grid(Section::kState, entry_.puzzle.geometry->size(), state)) {
      entry_.error = std::move(state.error);
      return;
    }
    Puzzle& puzzle = entry_.puzzle;
    puzzle.entries.assign(puzzle.givens.size(), 0);
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
      if (puzzle.givens[cell] == 0) puzzle.entries[cell] = state.puzzle.givens[cell];
    }
    const auto& placed = puzzle.entries;
    const auto empty = std::count(placed.begin(), placed.end(), Digit{0});
    if (empty == static_cast<std::ptrdiff_t>(placed.size())) puzzle.entries.clear();
  }

  void read_marks() {
    const auto& lines = rows(Section::kMarks);
    if (lines.empty()) return;
    Puzzle& puzzle = entry_.puzzle;
    const int size = puzzle.geometry->size();
    const auto found = static_cast<std::int64_t>(lines.size());
    if (found != size) {
      const bool few = found < size;
      const auto row = few ? lines.size() - 1 : static_cast<std::size_t>(size);
      entry_.error = Error{few ? Errc::kTooFewRows : Errc::kTooManyRows,
                           lines[row].line.line().place(0),
                           {},
                           found,
                           size};
      return;
    }
    puzzle.candidates.assign(puzzle.givens.size(), DigitSet::up_to(size));
    std::size_t cell = 0;
    for (const GridLine& line : lines) {
      const std::string_view text = line.line.text;
      auto groups = cut_row(text, Cut::kFields);
      if (groups.empty()) groups = cut_row(text, Cut::kWords);
      if (static_cast<int>(groups.size()) == size + 1 && groups.back().length == 0) {
        groups.pop_back();
      }
      if (static_cast<int>(groups.size()) != size) {
        entry_.error = Error{Errc::kRowLength,
                             line.line.line().place(0),
                             {},
                             static_cast<std::int64_t>(groups.size()),
                             size};
        return;
      }
      for (const CellText group_text : groups) {
        const Group group = read_group(text.substr(group_text.begin, group_text.length), size);
        if (!group.valid) {
          const std::size_t bad = group_text.begin + wrong_mark(text, group_text, size);
          entry_.error = Error{Errc::kBadCharacter, line.line.line().place(bad),
                               character_at(text, bad), 0, 0};
          return;
        }
        puzzle.candidates[cell] =
            puzzle.givens[cell] != 0 ? DigitSet::of(puzzle.givens[cell]) : group.digits;
        ++cell;
      }
    }
  }

  std::vector<GridLine> rows_[4];
  Section section_ = Section::kPuzzle;
  std::string title_;
  Place begin_;  // of the puzzle being read
  bool in_sections_ = false;
  ReadEntry entry_;
};

std::string rows_of_symbols(const std::vector<Digit>& cells, std::size_t size) {
  const std::string line = symbol_line(cells, '.');
  std::string text;
  for (std::size_t row = 0; row < size; ++row) text += line.substr(row * size, size) + '\n';
  return text;
}

}  // namespace

bool recognise_sdk(const Sample& sample) {
  bool information = false;
  for (const KeptLine& line : sample.lines) {
    const std::string_view text = trimmed(line.text);
    if (text.empty()) continue;
    if (section_name(text) == "puzzle") return true;
    if (is_information(text)) {
      information = std::string_view("ABCDLSU").find(text[1]) != std::string_view::npos;
      continue;
    }
    // Rows follow the information; longer lines are puzzles of the line format with comments.
    return information && text.size() <= kMaxSize && text.find(' ') == std::string_view::npos &&
           grid_line_kind(text) == GridLineKind::kRow;
  }
  return false;
}

std::unique_ptr<FormatReader> make_sdk_reader(Entries& entries) {
  return std::make_unique<SdkReader>(entries);
}

Result<std::string> write_sdk(const Puzzle& puzzle, const WriteOptions& options) {
  if (!fits_symbols(puzzle)) return cannot_write("sdk", puzzle);
  std::string text;
  if (!options.title.empty()) {
    text += "#D";
    for (const char character : options.title) {
      text += character == '\n' || character == '\r' ? ' ' : character;
    }
    text += '\n';
  }
  const auto size = static_cast<std::size_t>(puzzle.geometry->size());
  // Without a title, only a section shows where the next puzzle begins.
  const bool sections =
      options.title.empty() || !puzzle.entries.empty() || !puzzle.candidates.empty();
  if (sections) text += "[Puzzle]\n";
  text += rows_of_symbols(puzzle.givens, size);
  if (!puzzle.entries.empty()) text += "[State]\n" + rows_of_symbols(filled_cells(puzzle), size);
  if (puzzle.candidates.empty()) return text;
  text += "[PencilMarks]\n";
  const auto groups = candidate_groups(puzzle);
  for (std::size_t cell = 0; cell < groups.size(); ++cell) {
    if (puzzle.givens[cell] == 0) text += groups[cell];
    text += cell % size == size - 1 ? '\n' : ',';
  }
  return text;
}

}  // namespace nonet
