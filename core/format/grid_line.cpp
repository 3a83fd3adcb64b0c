#include "core/format/grid_line.h"

#include <algorithm>

#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

/// The number of characters of each kind in a line.
struct Counts {
  int digits = 0;      // 0–9
  int dots = 0;        // . : each an empty cell
  int dashes = 0;      // - _ * : each an empty cell or a part of a ruler
  int dash_kinds = 0;  // how many of these three occur
  int exes = 0;        // x X
  int letters = 0;     // the others
  int top_letter = 0;
  int bars = 0;        // |
  int separators = 0;  // , ;
  int tabs = 0;
  int frames = 0;           // + = : '
  int markup = 0;           // what may surround a candidate
  int others = 0;           // what no grid has
  int words = 0;            // runs without blanks, bars and separators
  bool equal_words = true;  // all of one length

  int cells() const { return digits + dots + dashes + exes + letters; }
};

bool parts_words(char character) {
  return is_blank(character) || character == '|' || character == ',' || character == ';';
}

/// The length of "NaN", "None", "<NA>" …, which data tools write for an empty cell; 0: no such word
/// begins here.
std::size_t nothing_length(std::string_view text, std::size_t index) {
  if (letter_index(text[index]) == 0 && text[index] != '<') return 0;
  if (index > 0 && !parts_words(text[index - 1])) return 0;
  std::size_t end = index;
  while (end < text.size() && end - index < 10 && !parts_words(text[end])) ++end;
  return end - index > 1 && means_empty(text.substr(index, end - index)) ? end - index : 0;
}

/// Whether this is the "u" of "u5", a digit that a person has placed (group.h).
bool is_person_mark(std::string_view text, std::size_t index) {
  return text[index] == 'u' && index + 1 < text.size() && text[index + 1] >= '1' &&
         text[index + 1] <= '9' && (index == 0 || parts_words(text[index - 1]));
}

Counts count(std::string_view text) {
  Counts counts;
  bool seen_dash = false, seen_underscore = false, seen_star = false;
  for (std::size_t index = 0; index < text.size(); ++index) {
    const char character = text[index];
    if (character >= '0' && character <= '9') {
      ++counts.digits;
      continue;
    }
    if (is_person_mark(text, index)) continue;
    if (const std::size_t length = nothing_length(text, index); length > 0) {
      ++counts.dots;
      index += length - 1;
      continue;
    }
    if (const int letter = letter_index(character); letter != 0) {
      if (letter == 24) {
        ++counts.exes;
      } else {
        ++counts.letters;
        counts.top_letter = std::max(counts.top_letter, letter);
      }
      continue;
    }
    switch (character) {
      case ' ':
        break;
      case '\t':
        ++counts.tabs;
        break;
      case '.':
        ++counts.dots;
        break;
      case '-':
        ++counts.dashes;
        seen_dash = true;
        break;
      case '_':
        ++counts.dashes;
        seen_underscore = true;
        break;
      case '*':
        ++counts.dashes;
        seen_star = true;
        break;
      case '|':
        ++counts.bars;
        break;
      case ',':
      case ';':
        ++counts.separators;
        break;
      case '+':
      case '=':
      case ':':
      case '\'':
        ++counts.frames;
        break;
      case '(':
      case ')':
      case '[':
      case ']':
      case '{':
      case '}':
      case '<':
      case '>':
      case '#':
      case '@':
      case '!':
      case '"':
      case '~':
      case '^':
        ++counts.markup;
        break;
      default:
        ++counts.others;
    }
  }
  counts.dash_kinds = seen_dash + seen_underscore + seen_star;

  std::size_t first_length = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && !parts_words(text[end])) ++end;
    if (end > begin) {
      ++counts.words;
      if (first_length == 0) first_length = end - begin;
      if (end - begin != first_length) counts.equal_words = false;
    }
    begin = end + 1;
  }
  return counts;
}

/// Whether every word is a group of candidates, of a grid with as many columns or cells as words.
bool all_groups(std::string_view text, int words) {
  const int size =
      words <= kLargestSymbolSize ? words : size_of_square(static_cast<std::size_t>(words));
  if (words < 10 || size == 0) return false;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && !parts_words(text[end])) ++end;
    if (end > begin && !read_group(text.substr(begin, end - begin), size).valid) return false;
    begin = end + 1;
  }
  return true;
}

/// The kind of a line without digits and letters.
GridLineKind drawn_line_kind(std::string_view text, const Counts& counts) {
  if (counts.others > 0 || counts.markup > 0) return GridLineKind::kText;
  if (counts.dashes == 0 && counts.dots == 0) {
    if (counts.frames > 0) {
      return text.find_first_of("+=") == std::string_view::npos ? GridLineKind::kText
                                                                : GridLineKind::kRuler;
    }
    // Only separators: a row of empty fields; one or two tabs are a blank line.
    if (counts.bars + counts.separators > 0 || counts.tabs > 2) return GridLineKind::kRow;
    return GridLineKind::kBlank;
  }
  if (counts.dashes == 0 && counts.frames == 0) return GridLineKind::kRow;
  if (counts.dashes == 0) {
    return text.find_first_of("+=") == std::string_view::npos ? GridLineKind::kRow
                                                              : GridLineKind::kRuler;
  }
  if (counts.frames > 0 || counts.dash_kinds > 1) return GridLineKind::kRuler;
  if (counts.dots > 0) {
    return text.find("--") == std::string_view::npos ? GridLineKind::kRow : GridLineKind::kRuler;
  }
  return GridLineKind::kRowOrRuler;
}

}  // namespace

GridLineKind grid_line_kind(std::string_view text) {
  if (text.size() > kLongestRow) return GridLineKind::kText;
  const Counts counts = count(text);
  if (counts.digits + counts.exes + counts.letters == 0) return drawn_line_kind(text, counts);
  const int cells = counts.cells();
  if (counts.letters == 0) {
    // Markup is often attached to a cell, so it counts half.
    const bool row = 2 * cells >= 3 * (2 * (counts.others + counts.frames) + counts.markup);
    return row ? GridLineKind::kRow : GridLineKind::kText;
  }
  // With letters: a letter beyond the row's length is no digit of that grid in any dialect. A line with
  // a few wrong characters is a row with an error if most of it are digits and empty cells.
  int beyond = 0;
  if (counts.top_letter > std::max(cells, counts.words)) {
    for (const char character : text) {
      const int letter = letter_index(character);
      beyond += letter != 24 && letter > cells;
    }
  }
  const bool regular = counts.bars > 1 || (counts.equal_words && cells <= kLargestSymbolSize);
  if (!regular && all_groups(text, counts.words)) return GridLineKind::kRow;
  const int wrong = beyond + counts.others + counts.frames + counts.markup;
  const bool mostly_letters = counts.letters > counts.digits + counts.dots + counts.dashes;
  if (beyond > 0 && is_title(text)) return GridLineKind::kText;  // "Grid 1000"
  if (!regular || (mostly_letters && wrong > 0) || cells - beyond < 3 * wrong) {
    return GridLineKind::kText;
  }
  return cells < 4 && mostly_letters ? GridLineKind::kText : GridLineKind::kRow;
}

bool is_title(std::string_view text) {
  text = trimmed(text);
  while (!text.empty() && (text.back() == ':' || text.back() == '.' || is_blank(text.back()))) {
    text.remove_suffix(1);
  }
  while (!text.empty() && (text.front() == '#' || is_blank(text.front()))) text.remove_prefix(1);
  if (text.empty() || text.size() > 60) return false;
  if (letter_index(text.front()) == 0 || text.back() < '0' || text.back() > '9') return false;
  return std::count(text.begin(), text.end(), ' ') < 4;
}

}  // namespace nonet
