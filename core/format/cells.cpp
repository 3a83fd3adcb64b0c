#include "core/format/cells.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kMostCells = std::size_t{kMaxSize} * kMaxSize;

/// A whole number with an optional sign; kMaxSize + 1 or more, or −1, when it is out of every
/// range.
struct Entry {
  bool is_number = false;
  int value = 0;
};

Entry entry_of(std::string_view text) {
  const bool negative = !text.empty() && text[0] == '-';
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) text.remove_prefix(1);
  const int number = number_of(text);
  if (number < 0) return {};
  return {true, negative && number > 0 ? -1 : number};
}

/// The text of a line without the separator that ends it ("7,").
std::string_view shown_entry(std::string_view line) {
  std::string_view text = trimmed(line);
  if (!text.empty() && (text.back() == ',' || text.back() == ';')) text.remove_suffix(1);
  return trimmed(text);
}

/// Whether the text can be neither a number nor a word for an empty cell.
bool is_odd(std::string_view text) {
  return text.size() > 5 || text.find_first_of(" \t|,") != std::string_view::npos;
}

/// The only character of a cell, ' ' if it is empty, or 0 if it has more than one: "12".
char symbol_of_entry(std::string_view text) {
  if (text.size() == 1 && symbol_value(text[0]) >= 0) return text[0];
  return entry_of(text).is_number ? '\0' : ' ';
}

bool is_digit_letter(char symbol) {
  return letter_index(symbol) != 0 && letter_index(symbol) != letter_index('x');
}

class CellsReader : public FormatReader {
 public:
  using FormatReader::FormatReader;

  void take_line(const Line& line) override {
    const std::string_view text = shown_entry(line.text);
    const bool is_comment = !text.empty() && text[0] == '#';
    const bool is_title = line_count_ == 0 && !entry_of(text).is_number && is_odd(text);
    if (is_comment || is_title) return;
    ++line_count_;
    if (!text.empty()) {
      blank_before_last_ = blank_before_last_ || last_filled_ + 1 < line_count_;
      last_filled_ = line_count_;
    }
    if (lines_.size() >= kMostCells) return;
    const std::size_t indent =
        text.empty() ? 0 : static_cast<std::size_t>(text.data() - line.text.data());
    const Entry entry = entry_of(text);
    lines_.push_back({entry.is_number ? entry.value : kEmpty, symbol_of_entry(text),
                      line.place(indent),
                      entry.is_number ? std::string(text.substr(0, 20)) : std::string()});
  }

  void finish() override {
    if (last_filled_ == 0) return;
    ReadEntry entry;
    entry.format = "cells";
    entry.at = lines_[0].at;
    const std::size_t cells = cell_count();
    const int size = cells > kMostCells ? 0 : size_of_square(cells);
    if (last_filled_ > kMostCells) {
      int found = kMaxSize;
      while (static_cast<std::size_t>(found) * static_cast<std::size_t>(found) < last_filled_) {
        ++found;
      }
      entry.error = Error{Errc::kTooLarge, lines_.back().at, {}, found, kMaxSize};
    } else if (size == 0) {
      entry.error = Error{Errc::kNoSuchSize,
                          lines_[last_filled_ - 1].at,
                          {},
                          static_cast<std::int64_t>(line_count_),
                          0};
    } else if (entries_.set_size(entry, size)) {
      lines_.resize(cells, CellLine{kEmpty, ' ', lines_.back().at, {}});
      if (read_letters(size, entry)) read_cells(size, entry);
    }
    entries_.emit(entry);
  }

 private:
  static constexpr int kEmpty = -2;  // an empty cell, whether or not 0 is a digit

  struct CellLine {
    int value;    // −1: out of every range
    char symbol;  // as symbol_of_entry
    Place at;
    std::string text;  // of a number
  };

  /// The number of lines; one more if blank lines are cells (the last may have no line end); or fewer,
  /// without some of the blank lines at the end.
  std::size_t cell_count() const {
    if (size_of_square(line_count_) > 0) return line_count_;
    if (blank_before_last_ && size_of_square(line_count_ + 1) > 0) return line_count_ + 1;
    for (std::size_t cells = line_count_; cells >= last_filled_; --cells) {
      if (size_of_square(cells) > 0) return cells;
    }
    return line_count_;
  }

  /// If every cell is one character, letters are digits, as in a line (symbols.h). Returns false if one
  /// of them is no digit. Among numbers of two digits, and if all letters are the same, they are a mark
  /// for empty cells.
  bool read_letters(int size, ReadEntry& entry) {
    std::string symbols;
    std::string letters;
    for (const CellLine& line : lines_) {
      symbols += line.symbol;
      if (!is_digit_letter(line.symbol)) continue;
      const char letter = symbol_of(static_cast<Digit>(symbol_value(line.symbol)));
      if (letters.find(letter) == std::string::npos) letters += letter;
    }
    if (letters.size() < 2 || symbols.find('\0') != std::string::npos) return true;
    std::vector<Digit> digits(symbols.size());
    std::size_t bad = 0;
    if (size <= kLargestSymbolSize) bad = decode_symbols(symbols, size, digits.data());
    if (bad < symbols.size()) {
      entry.error = symbol_error(symbols, bad, size, lines_[bad].at);
      return false;
    }
    for (std::size_t cell = 0; cell < lines_.size(); ++cell) {
      lines_[cell].value = digits[cell] == 0 ? kEmpty : digits[cell];
    }
    return true;
  }

  void read_cells(int size, ReadEntry& entry) {
    Puzzle& puzzle = entry.puzzle;
    const auto occurs = [&](int value) {
      return std::any_of(lines_.begin(), lines_.end(),
                         [&](const CellLine& line) { return line.value == value; });
    };
    // Blank lines at the end may be missing or too many, so they do not count as marks.
    const auto last_filled = lines_.begin() + static_cast<std::ptrdiff_t>(last_filled_);
    const bool empty = std::any_of(lines_.begin(), last_filled,
                                   [](const CellLine& line) { return line.value == kEmpty; });
    const int zero = zero_is_last(size, occurs(0), empty, occurs(size)) ? size : 0;
    for (std::size_t cell = 0; cell < lines_.size(); ++cell) {
      const CellLine& line = lines_[cell];
      const int value = line.value == 0 ? zero : line.value == kEmpty ? 0 : line.value;
      if (value < 0 || value > size) {
        entry.error = Error{Errc::kDigitOutOfRange, line.at, line.text, 0, size};
        return;
      }
      const Digit digit = static_cast<Digit>(value);
      if (digit != 0) {
        for (const Cell peer : puzzle.geometry->peers(static_cast<Cell>(cell))) {
          if (peer > cell) break;
          if (puzzle.givens[peer] != digit) continue;
          entry.error = Error{Errc::kConflictingEntry, line.at, std::to_string(digit),
                              lines_[peer].at.line, 0};
          return;
        }
      }
      puzzle.givens[cell] = digit;
      if (entries_.options().cell_places) entry.cell_places.push_back(line.at);
    }
  }

  std::vector<CellLine> lines_;  // at most kMostCells
  std::size_t line_count_ = 0;
  std::size_t last_filled_ = 0;     // lines up to the last that is not blank
  bool blank_before_last_ = false;  // some of them are blank
};

}  // namespace

bool recognise_cells(const Sample& sample) {
  if (!sample.complete || sample.lines.size() < 4) return false;
  std::size_t numbers = 0, short_cells = 0, letters = 0, odd = 0;
  for (const KeptLine& line : sample.lines) {
    const std::string_view text = shown_entry(line.text);
    if (text.empty()) continue;
    if (entry_of(text).is_number) {
      ++numbers;
      short_cells += text.size() <= 2;
    } else {
      odd += is_odd(text);
      letters += text.size() == 1 && is_digit_letter(text[0]);
    }
  }
  // Letters count as numbers if there are as many lines as a grid has cells.
  if (size_of_square(sample.lines.size()) > 0) {
    numbers += letters;
    short_cells += letters;
  }
  return short_cells > std::max<std::size_t>(2, 4 * odd) && odd * 5 <= sample.lines.size() &&
         short_cells * 5 >= numbers * 4;
}

std::unique_ptr<FormatReader> make_cells_reader(Entries& entries) {
  return std::make_unique<CellsReader>(entries);
}

Result<std::string> write_cells(const Puzzle& puzzle, const WriteOptions&) {
  if (!puzzle.geometry->has_only_boxes()) return cannot_write("cells", puzzle);
  std::string text;
  for (const Digit digit : filled_cells(puzzle)) text += std::to_string(digit) + '\n';
  return text;
}

}  // namespace nonet
