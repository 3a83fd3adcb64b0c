#include "core/format/numbers.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

struct NumberWord {
  std::size_t begin;
  std::string_view text;
  int value;  // −1: no number
};

bool parts_numbers(char character) {
  return is_blank(character) || character == ',' || character == ';';
}

void split(std::string_view text, std::vector<NumberWord>& words) {
  words.clear();
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && !parts_numbers(text[end])) ++end;
    if (end > begin) {
      const std::string_view word = text.substr(begin, end - begin);
      words.push_back({begin, word, number_of(word)});
    }
    begin = end + 1;
  }
}

/// Whether the word belongs to a drawn grid, or to rows of candidates (candidate_line.h).
bool is_bar(const NumberWord& word) {
  return word.text.find('|') != std::string_view::npos || word.text == "/";
}

/// The numbers before the cells.
struct Head {
  std::size_t words = 0;  // number of words before the cells
  bool named = false;
  Shape shape;  // size 0: the line does not state it
};

bool is_shape(const std::vector<NumberWord>& words, std::size_t from) {
  if (from + 3 > words.size()) return false;
  const int size = words[from].value, rows = words[from + 1].value;
  const int columns = words[from + 2].value;
  if (size < 1 || rows < 0 || columns < 0) return false;
  return rows * columns == size || (rows == 0 && columns == 0);
}

/// Whether a head of that many words leaves the right number of cells.
bool leaves_cells(const std::vector<NumberWord>& words, std::size_t head) {
  const auto size = static_cast<std::size_t>(words[head - 3].value);
  return size <= kMaxSize && words.size() == head + size * size;
}

Head read_head(const std::vector<NumberWord>& words) {
  const auto head = [&](std::size_t count) {
    Shape shape{words[count - 3].value, words[count - 2].value, words[count - 1].value};
    if (shape.box_rows == 0 && shape.box_columns == 0) {
      shape.box_rows = 1;
      shape.box_columns = shape.size;
    }
    return Head{count, count == 4, shape};
  };
  const bool with_name = is_shape(words, 1), without_name = is_shape(words, 0);
  if (with_name && leaves_cells(words, 4)) return head(4);
  if (without_name && leaves_cells(words, 3)) return head(3);
  if (size_of_square(words.size()) > 0) return {};
  // The number of cells does not fit the size, or the boxes do not.
  if (with_name && words[0].value < 0) return head(4);
  if (without_name && words.size() > 9) return head(3);
  if (words.size() > 4 && words[0].value < 0 && words[1].value > 0 && words[2].value >= 0 &&
      words[3].value >= 0) {
    return head(4);
  }
  return {};
}

class NumbersReader : public FormatReader {
 public:
  using FormatReader::FormatReader;

  void take_line(const Line& line) override {
    split(line.text, words_);
    if (words_.empty() || words_[0].text[0] == '#') return;
    const Head head = read_head(words_);
    const Place begin = line.place(words_[0].begin);
    Entries::clear(entry_, "numbers", begin);
    if (head.named && words_[0].text != "-") entry_.title = words_[0].text;
    if (read_shape(line, head)) read_cells(line, head.words);
    entries_.emit(entry_);
  }

  void finish() override {}

 private:
  bool read_shape(const Line& line, const Head& head) {
    const std::size_t cells = words_.size() - head.words;
    const auto found = static_cast<std::int64_t>(cells);
    if (head.words == 0) {
      const int size = size_of_square(cells);
      if (size > 0) return entries_.set_size(entry_, size);
      entry_.error = Error{Errc::kNoSuchSize, entry_.at, {}, found, 0};
      return false;
    }
    const Place shape_at = line.place(words_[head.words - 3].begin);
    if (head.shape.size > kMaxSize) {
      entry_.error = Error{Errc::kTooLarge, shape_at, {}, head.shape.size, kMaxSize};
      return false;
    }
    if (!entries_.set_size(entry_, head.shape.size, &head.shape)) {
      entry_.error->at = shape_at;
      return false;
    }
    const std::size_t expected = entry_.puzzle.givens.size();
    if (cells == expected) return true;
    const std::size_t last = cells > expected ? head.words + expected : words_.size() - 1;
    entry_.error = Error{cells > expected ? Errc::kTooManyCells : Errc::kTooFewCells,
                         line.place(words_[last].begin),
                         {},
                         found,
                         static_cast<std::int64_t>(expected)};
    return false;
  }

  void read_cells(const Line& line, std::size_t first) {
    const int size = entry_.puzzle.geometry->size();
    for (std::size_t cell = 0; cell < entry_.puzzle.givens.size(); ++cell) {
      const NumberWord& word = words_[first + cell];
      int value = word.value;
      if (value < 0 && word.text.size() == 1) {
        const char mark = word.text[0];
        if (is_blank_mark(mark) || mark == 'x' || mark == 'X') value = 0;
      }
      const Place at = line.place(word.begin);
      if (value < 0) {
        entry_.error = Error{Errc::kBadCharacter, at, character_at(word.text, 0), 0, 0};
        return;
      }
      if (value > size) {
        entry_.error =
            Error{Errc::kDigitOutOfRange, at, std::string(word.text.substr(0, 20)), 0, size};
        return;
      }
      entry_.puzzle.givens[cell] = static_cast<Digit>(value);
      if (entries_.options().cell_places) entry_.cell_places.push_back(at);
    }
  }

  std::vector<NumberWord> words_;
  ReadEntry entry_;
};

}  // namespace

bool recognise_numbers(const Sample& sample) {
  std::vector<NumberWord> words;
  bool begun = false;  // the previous line is a small puzzle: the next must be another
  for (const KeptLine& line : sample.lines) {
    split(line.text, words);
    if (words.empty() || words[0].text[0] == '#') continue;
    if (std::any_of(words.begin(), words.end(), is_bar)) return false;
    const Head head = read_head(words);
    const bool whole = head.words > 0 && leaves_cells(words, head.words);
    if (begun) return whole || (head.named && number_of(words[0].text) < 0);
    if (head.words > 0) {
      // A row of a grid may look like a head, and even have the right number of cells.
      const std::size_t cells = words.size() - head.words;
      const bool single = head.shape.size < 2 && words[0].text != "-";
      if (single || (!whole && cells <= kMaxSize)) return false;
      if (words.size() > kMaxSize) return true;
      begun = true;
      continue;
    }
    // Without a head, there must be more numbers than in the longest row.
    const int size = size_of_square(words.size());
    return size > 8 && std::all_of(words.begin(), words.end(), [&](const NumberWord& word) {
             return word.value >= 0 && word.value <= size;
           });
  }
  return begun && sample.complete;
}

std::unique_ptr<FormatReader> make_numbers_reader(Entries& entries) {
  return std::make_unique<NumbersReader>(entries);
}

Result<std::string> write_numbers(const Puzzle& puzzle, const WriteOptions& options) {
  if (!puzzle.geometry->has_only_boxes()) return cannot_write("numbers", puzzle);
  std::string line;
  for (const char character : options.title) {
    const bool parts = parts_numbers(character) || character == '\n' || character == '\r';
    line += parts || (line.empty() && character == '#') ? '_' : character;
  }
  if (line.empty()) line = "-";
  if (number_of(line) >= 0) line.insert(line.begin(), '_');  // a name, not a size
  const Shape shape = puzzle.geometry->shape();
  const bool latin = shape.box_rows == 1 && shape.size > 1;
  line += ' ' + std::to_string(shape.size);
  line += ' ' + std::to_string(latin ? 0 : shape.box_rows);
  line += ' ' + std::to_string(latin ? 0 : shape.box_columns);
  for (const Digit digit : filled_cells(puzzle)) line += ' ' + std::to_string(digit);
  return line + '\n';
}

}  // namespace nonet
