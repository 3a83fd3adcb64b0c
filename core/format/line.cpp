#include "core/format/line.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/format/candidate_line.h"
#include "core/format/candidates.h"
#include "core/format/group.h"
#include "core/format/house_column.h"
#include "core/format/region_column.h"
#include "core/format/sukaku.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

constexpr auto kNothing = std::string_view::npos;

/// The characters that a puzzle's word consists of: digits, letters and empty marks.
constexpr std::array<bool, 256> make_word_table() {
  std::array<bool, 256> table{};
  for (int letter = 0; letter < 26; ++letter) {
    table[static_cast<std::size_t>('A' + letter)] = true;
    table[static_cast<std::size_t>('a' + letter)] = true;
  }
  for (int digit = 0; digit <= 9; ++digit) table[static_cast<std::size_t>('0' + digit)] = true;
  for (const char mark : {'.', '*', '_', '-'}) table[static_cast<unsigned char>(mark)] = true;
  return table;
}

constexpr auto kWordTable = make_word_table();

bool in_word(char character) {
  return kWordTable[static_cast<unsigned char>(character)];
}

/// A run of word characters; length 0: there is none.
struct Word {
  std::size_t begin = 0;
  std::size_t length = 0;
};

Word next_word(std::string_view text, std::size_t from) {
  while (from < text.size() && !in_word(text[from])) ++from;
  std::size_t end = from;
  while (end < text.size() && in_word(text[end])) ++end;
  return {from, end - from};
}

/// Whether the word is a drawn line ("--------", ".---.---."), although each character could be an
/// empty cell.
bool is_rule(std::string_view symbols) {
  bool drawn = false;
  for (const char symbol : symbols) {
    if (!is_blank_mark(symbol)) return false;  // early, because this runs for every puzzle
    drawn = drawn || symbol != '.';
  }
  return drawn;
}

bool is_digit(char character) {
  return character >= '0' && character <= '9';
}

/// Counts that show how much a text looks like a puzzle with an error.
struct Looks {
  std::size_t marks = 0;   // digits and empty marks
  std::size_t digits = 0;  // '1' to '9'
  std::size_t others = 0;  // characters of any number of bytes

  explicit Looks(std::string_view text) {
    for (const char character : text) {
      if (is_digit(character) || is_blank_mark(character)) {
        ++marks;
        digits += character == '0' ? 0 : is_digit(character);
      } else {
        others += (static_cast<unsigned char>(character) & 0xC0) != 0x80;
      }
    }
  }
};

/// The cells of a line of equally long words ("53..7.... 6..195... …"), without the separators; empty:
/// the line is of another kind. `at`, if not null, receives each cell's index in the line.
std::string joined_words(std::string_view text, std::vector<std::size_t>* at) {
  std::string joined;
  std::size_t length = 0, words = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const char character = text[begin];
    if (is_blank(character) || character == '|' || character == ',') {
      ++begin;
      continue;
    }
    const Word word = next_word(text, begin);
    if (word.begin != begin || (length != 0 && word.length != length)) return {};
    length = word.length;
    ++words;
    joined += text.substr(begin, length);
    for (std::size_t index = 0; at != nullptr && index < length; ++index) {
      at->push_back(begin + index);
    }
    begin += length;
  }
  // The same group of candidates in each word is a row of an empty grid, not all of its rows.
  bool same = words > 1 && Looks(joined).digits > 1;
  for (std::size_t index = length; same && index < joined.size(); ++index) {
    same = joined[index] == joined[index - length];
  }
  return words > 1 && !same ? joined : std::string();
}

/// Whether blanks may be the empty cells: there is no other mark, and not all blanks separate two cells.
bool may_be_cells(std::string_view text) {
  return text.find_first_of(".0_*-") == kNothing && text.find("  ") != kNothing;
}

/// The longest run without blanks and column separators.
Word longest_word(std::string_view text) {
  static constexpr std::string_view kSeparators = " \t,;\"'|=:";
  Word best;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(kSeparators, begin), text.size());
    if (end - begin > best.length) best = {begin, end - begin};
    begin = end + 1;
  }
  return best;
}

int nearest_size(std::size_t cells) {
  if (cells > 64 && cells < 100) return 9;  // by far the most likely
  int size = 1;
  const auto square = [](int side) { return static_cast<std::size_t>(side * side); };
  while (size < kLargestSymbolSize && square(size + 1) <= cells) ++size;
  if (size < kLargestSymbolSize && square(size + 1) - cells < cells - square(size)) ++size;
  return size;
}

/// Whether `symbols` are the cells of one puzzle, with or without an error: longer than any row of
/// one-character cells, and nearly all of them digits or empty marks. The reader then reports the
/// error.
bool is_sure(std::string_view symbols) {
  if (symbols.size() <= kLargestSymbolSize || is_rule(symbols)) return false;
  const Looks looks(symbols);
  if (looks.marks * 10 >= symbols.size() * 9) return true;
  const int size = size_of_square(symbols.size());
  if (size < 9 || size > kLargestSymbolSize) return false;
  std::vector<Digit> cells(symbols.size());
  return looks.marks * 2 >= looks.others &&
         decode_symbols(symbols, size, cells.data()) == symbols.size();
}

/// Whether the line contains a puzzle that is longer than any row, in one of the supported notations.
bool holds_puzzle(std::string_view text) {
  if (candidate_line_size(text) > 0) return true;
  if (trimmed(text).size() <= kLargestSymbolSize) return false;
  if (Looks(text).digits > 1 && may_be_cells(text) && is_sure(text)) return true;
  if (holds_long_word(text)) return true;
  const std::string joined = joined_words(text, nullptr);
  // A row of a 64×64 grid may be that long too.
  return joined.size() > kMaxSize && Looks(joined).digits > 1 && is_sure(joined);
}

/// For as many cells as no grid of that size has.
Error cells_error(std::size_t found, std::size_t expected, Place at) {
  return {found < expected ? Errc::kTooFewCells : Errc::kTooManyCells,
          at,
          {},
          static_cast<std::int64_t>(found),
          static_cast<std::int64_t>(expected)};
}

class LineReader : public FormatReader {
 public:
  LineReader(Entries& entries, std::string_view format, int only_size)
      : FormatReader(entries), format_(format), only_size_(only_size), size_(only_size) {}

  bool claims(std::string_view text) const override {
    return word_of_size(text, next_word(text, 0)).length > 0 || holds_puzzle(text);
  }

  void take_line(const Line& line) override {
    // The usual case first: a line that begins with a puzzle of the previous size.
    const Word word = next_word(line.text, 0);
    if (size_ != 0 && word.length == cells_of(size_) && read_word(line, word, size_)) return;
    take_unusual_line(line, word);
  }

  Taken take_lines(std::string_view bytes, std::uint32_t number) override {
    return size_ == 9 ? entries_.take_plain_lines(bytes, number, format_) : Taken{};
  }

  void finish() override {}

 private:
  static std::size_t cells_of(int size) { return static_cast<std::size_t>(size * size); }

  bool allowed(int size) const {
    return size >= 1 && size <= kLargestSymbolSize && (only_size_ == 0 || size == only_size_);
  }

  void take_unusual_line(const Line& line, Word first) {
    if (is_comment(line.text)) return;
    if (read_candidates(line)) return;
    const Word usual = word_of_size(line.text, first);
    if (usual.length > 0 && read_word(line, usual, size_)) return;
    if (read_blanks_as_cells(line)) return;
    if (read_longest_word(line, first)) return;
    if (read_without_blanks(line)) return;
    report(line);
  }

  /// The first word of the previous size, from `word` on; length 0: there is none.
  Word word_of_size(std::string_view text, Word word) const {
    if (size_ == 0) return {};
    while (word.length > 0 && word.length != cells_of(size_)) {
      word = next_word(text, word.begin + word.length);
    }
    return word;
  }

  /// Reads a word of the previous size, else the longest that can be read, because a number or a date of
  /// 16 characters may come before the puzzle. Reads none beside a longer word that looks like a puzzle.
  bool read_longest_word(const Line& line, Word first) {
    const std::size_t shown = trimmed(line.text).size();
    std::array<std::vector<Word>, kLargestSymbolSize + 1> words_of;
    std::size_t meant = 0;
    for (Word word = first; word.length > 0;
         word = next_word(line.text, word.begin + word.length)) {
      if (word.length > meant && is_sure(line.text.substr(word.begin, word.length))) {
        meant = word.length;
      }
      const int size = size_of_square(word.length);
      if (!allowed(size)) continue;
      // A short word among others ("9", "easy") is not a puzzle of size 1 to 3. A lone character is one
      // only if the caller names the format.
      const bool alone =
          shown == word.length || (word.begin == first.begin && shown == 2 * word.length + 1);
      const bool small = alone && (size > 1 || !entries_.options().format.empty());
      if (size >= 4 || small) words_of[static_cast<std::size_t>(size)].push_back(word);
    }
    const auto read_any = [&](int size) {
      if (cells_of(size) < meant && size != size_) return false;
      const auto& words = words_of[static_cast<std::size_t>(size)];
      return std::any_of(words.begin(), words.end(),
                         [&](Word word) { return read_word(line, word, size); });
    };
    if (size_ != 0 && read_any(size_)) return true;
    for (int size = kLargestSymbolSize; size > 0; --size) {
      if (read_any(size)) return true;
    }
    return false;
  }

  bool read_candidates(const Line& line) {
    const int size = only_size_ == 0 ? candidate_line_size(line.text) : 0;
    if (size == 0) return false;
    Entries::clear(entry_, format_, line.place(line.text.find_first_not_of(" \t")));
    read_candidate_line(line, size, entries_, entry_);
    entries_.emit(entry_);
    return true;
  }

  bool read_word(const Line& line, Word word, int size) {
    const std::string_view symbols = line.text.substr(word.begin, word.length);
    if (is_rule(symbols)) return false;
    if (size != size_ && Looks(symbols).marks == 0) return false;  // a word of letters
    Entries::clear(entry_, format_, line.place(word.begin));
    if (only_size_ == 0 && is_sukaku(symbols)) {
      if (entries_.set_size(entry_, 9)) read_sukaku(symbols, line, word.begin, entries_, entry_);
      read_houses(line, word.begin + word.length);
      entries_.emit(entry_);
      return true;
    }
    if (entries_.set_size(entry_, size)) {
      if (decode_symbols(symbols, size, entry_.puzzle.givens.data()) != symbols.size()) {
        return false;
      }
      read_regions(line, word, size);
      read_houses(line, word.begin + word.length);
    }
    size_ = size;
    if (!entry_.error && entries_.options().cell_places) {
      for (std::size_t cell = 0; cell < word.length; ++cell) {
        entry_.cell_places.push_back(line.place(word.begin + cell));
      }
    }
    entries_.emit(entry_);
    return true;
  }

  /// Reads a second column that names a region for each cell.
  void read_regions(const Line& line, Word word, int size) {
    const std::size_t end = word.begin + word.length;
    if (end >= line.text.size()) return;
    const Word second = next_word(line.text, end);
    if (line.text[second.begin - 1] == '+') return;
    const std::string_view names = line.text.substr(second.begin, second.length);
    if (second.length == word.length) {
      if (names_regions(names, size)) set_regions(names, line, second.begin, entry_);
    } else if (nearly_names_regions(names, size)) {
      entry_.error = cells_error(second.length, word.length, line.place(second.begin));
    }
  }

  /// Reads extra houses behind the puzzle that ends before `end`.
  void read_houses(const Line& line, std::size_t end) {
    if (end >= line.text.size()) return;
    set_houses(line, end + find_house_words(line.text.substr(end)), entries_, entry_);
  }

  /// Reads a line of exactly size² characters in which blanks are empty cells.
  bool read_blanks_as_cells(const Line& line) {
    const std::string_view text = line.text;
    const int size = size_of_square(text.size());
    if (!allowed(size) || size < 4 || (size_ != 0 && size != size_)) return false;
    if (!may_be_cells(text)) return false;
    const Looks looks(text);
    if (looks.digits == 0) return false;
    // In evenly separated cells ("5 3 . . 7 …", "53. .7. …"), blanks are no cells.
    std::size_t blanks = 0, others = 0;
    for (const char character : text) {
      if (character == ' ') {
        ++blanks;
      } else if (symbol_value(character) < 0) {
        ++others;
      }
    }
    if (others > 0 || size_of_square(text.size() - blanks) >= 4) return false;
    return read_word(line, {0, text.size()}, size);
  }

  /// Joins the words after a first word that is no part of the puzzle, such as a number, into joined_.
  /// Returns the size; 0, without a change, if they are no puzzle or no longer than a row.
  int join_after_leader(const Line& line) {
    const Word first = next_word(line.text, 0);
    const std::size_t begin = first.begin + first.length;
    std::vector<std::size_t> at;
    std::string joined = joined_words(line.text.substr(begin), &at);
    const int size = size_of_square(joined.size());
    if (joined.size() <= kMaxSize || size == 0) return 0;
    for (std::size_t& index : at) index += begin;
    joined_ = std::move(joined);
    joined_at_ = std::move(at);
    return size;
  }

  /// Reads one puzzle with blanks and bars between its cells.
  bool read_without_blanks(const Line& line) {
    joined_at_.clear();
    joined_ = joined_words(line.text, &joined_at_);
    int size = size_of_square(joined_.size());
    if (size == 0 || joined_.empty()) size = join_after_leader(line);
    if (!allowed(size) || size < 4) return false;
    if (Looks(joined_).marks * 2 < joined_.size()) return false;  // words
    Entries::clear(entry_, format_, line.place(joined_at_[0]));
    if (entries_.set_size(entry_, size)) {
      if (decode_symbols(joined_, size, entry_.puzzle.givens.data()) != joined_.size())
        return false;
      if (entries_.options().cell_places) {
        for (const std::size_t index : joined_at_) {
          entry_.cell_places.push_back(line.place(index));
        }
      }
    }
    size_ = size;
    entries_.emit(entry_);
    return true;
  }

  /// Reports the error of a line that could not be read, unless it is prose. Call after
  /// read_without_blanks.
  void report(const Line& line) {
    const Word word = longest_word(line.text);
    if (joined_.size() > word.length && Looks(joined_).marks * 2 >= joined_.size()) {
      report_joined(line);
      return;
    }
    const std::string_view text = line.text.substr(word.begin, word.length);
    const Looks looks(text);
    const std::size_t characters = looks.marks + looks.others;
    const int size = size_ != 0 ? size_ : nearest_size(characters);
    const bool alone = trimmed(line.text).size() == word.length;
    std::size_t bad = kNothing, letters = 0;
    for (std::size_t index = 0; index < text.size(); ++index) {
      const int value = symbol_value(text[index]);
      if (value > 9 && value <= size) ++letters;
      if (bad == kNothing && (value < 0 || value > size) && letter_index(text[index]) != 24) {
        bad = index;
      }
    }
    // As many characters as cells, but of a script that is not supported.
    const bool unknown_script = characters < text.size() && characters == cells_of(size);
    if (!unknown_script) {
      if (looks.digits == 0 && !(alone && text.find_first_of(".0") != kNothing)) return;
      if (looks.marks + letters < 3 * (looks.others - letters)) return;
      if (!(alone && looks.others == letters) && characters * 2 < cells_of(size)) return;
      // So short a word may be anything. A number above the first puzzle is the number of puzzles.
      if (size < 4 && size_ == 0 && (!alone || number_of(text) >= 0)) return;
    }
    const auto found = static_cast<std::int64_t>(characters);
    const auto expected = static_cast<std::int64_t>(cells_of(size));
    if (found == expected && bad == kNothing) return;  // a single cell among words
    Error error{Errc::kTooFewCells, line.place(word.begin + word.length - 1), {}, found, expected};
    if (bad != kNothing) {
      error = symbol_error(text, bad, size, line.place(word.begin + bad));
    } else if (found > expected) {
      error.code = Errc::kTooManyCells;
      error.at = line.place(word.begin + cells_of(size));
    }
    entries_.fail(format_, line.place(word.begin), std::move(error));
  }

  /// Reports that cells with blanks between them are too many or too few. Without a previous size, they
  /// may be those of a row.
  void report_joined(const Line& line) {
    const std::size_t found = joined_.size();
    int size = size_ != 0 ? size_ : nearest_size(found);
    if (size_ == 0 && found <= kLargestSymbolSize) size = static_cast<int>(found);
    const std::size_t expected = cells_of(size);
    const std::size_t index = std::min(found - 1, expected);
    const Place at = line.place(joined_at_[index]);
    Error error = cells_error(found, expected, at);
    std::vector<Digit> cells(found);
    const std::size_t bad = decode_symbols(joined_, size, cells.data());
    if (bad < found) {
      error = symbol_error(joined_, bad, size, line.place(joined_at_[bad]));
    } else if (found == expected) {
      return;
    }
    entries_.fail(format_, line.place(joined_at_[0]), std::move(error));
  }

  const std::string_view format_;
  const int only_size_;  // 0: any
  int size_;             // of the previous puzzle; 0: none yet
  ReadEntry entry_;
  std::string joined_;
  std::vector<std::size_t> joined_at_;
};

/// Counts of a run of lines of equal length.
struct Run {
  std::size_t length = 0;  // of each line
  std::size_t lines = 0;
  int largest_digit = 0;

  bool rows_of_a_grid() const {
    const int size = size_of_square(length);
    if (largest_digit > size) return true;
    return lines == length && (size < 4 || largest_digit == 0);
  }
};

}  // namespace

bool holds_long_word(std::string_view text) {
  if (text.size() <= kLargestSymbolSize) return false;
  for (Word word = next_word(text, 0); word.length > 0;
       word = next_word(text, word.begin + word.length)) {
    if (is_sure(text.substr(word.begin, word.length))) return true;
  }
  return false;
}

bool recognise_line(const Sample& sample) {
  Run run;
  bool run_ended = false;
  std::size_t filled_lines = 0;
  for (const KeptLine& line : sample.lines) {
    if (holds_puzzle(line.text)) return true;
    const std::string_view text = trimmed(line.text);
    const Word word = next_word(text, 0);
    const std::string_view symbols = text.substr(word.begin, word.length);
    filled_lines += !text.empty();
    // From 16 characters on, other columns may follow.
    const bool whole = word.length > 0 && word.begin == 0 && Looks(symbols).marks > 0 &&
                       (word.length == text.size() || word.length >= 16) &&
                       size_of_square(word.length) > 0 && !is_rule(symbols);
    if (run_ended || (!whole && run.lines == 0)) continue;
    if (!whole || (run.lines > 0 && run.length != word.length)) {
      run_ended = true;
      continue;
    }
    run.length = word.length;
    ++run.lines;
    for (const char symbol : symbols) {
      const int value = letter_index(symbol) == 24 ? 0 : symbol_value(symbol);
      run.largest_digit = std::max(run.largest_digit, value);
    }
  }
  // Lines of one character are the cells of one puzzle, unless there is only one.
  if (run.length == 1 && filled_lines > 1) return false;
  return sample.complete && run.lines > 0 && !run.rows_of_a_grid();
}

std::unique_ptr<FormatReader> make_line_reader(Entries& entries) {
  return std::make_unique<LineReader>(entries, "line", 0);
}

std::unique_ptr<FormatReader> make_sdm_reader(Entries& entries) {
  return std::make_unique<LineReader>(entries, "sdm", 9);
}

Result<std::string> write_line(const Puzzle& puzzle, const WriteOptions&) {
  if (puzzle.geometry->size() > kLargestSymbolSize) return cannot_write("line", puzzle);
  if (is_set_by_candidates(puzzle)) {
    // A single group would be read as a digit, or an empty cell.
    if (puzzle.geometry->size() < 2) return Error{Errc::kNoCandidates, {}, "line", 1, 0};
    const bool plain = puzzle.geometry->shape() == Shape{9, 3, 3};
    if (!plain) return candidate_line(puzzle) + '\n';
    return sukaku_word(puzzle) + house_column(*puzzle.geometry) + '\n';
  }
  std::string line = symbol_line(filled_cells(puzzle), '.');
  if (puzzle.geometry->is_jigsaw()) line += ' ' + region_names(*puzzle.geometry);
  return line + house_column(*puzzle.geometry) + '\n';
}

Result<std::string> write_sdm(const Puzzle& puzzle, const WriteOptions&) {
  if (!fits_symbols(puzzle) || puzzle.geometry->size() != 9) return cannot_write("sdm", puzzle);
  return symbol_line(filled_cells(puzzle), '0') + '\n';
}

}  // namespace nonet
