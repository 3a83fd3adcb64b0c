#include "core/format/interactive_plain.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "core/format/interactive_grid.h"

namespace nonet {
namespace {

std::string number(std::size_t value) {
  return std::to_string(value);
}

/// n where n to the power is the length; else 0.
std::size_t side_of(std::size_t length, int power) {
  for (std::size_t side = 1; side <= kLargestInteractive; ++side) {
    std::size_t whole = 1;
    for (int i = 0; i < power; ++i) whole *= side;
    if (whole == length) return side;
  }
  return 0;
}

std::string cell_name(std::size_t cell, std::size_t columns) {
  constexpr std::string_view kDigits = "123456789abcdefg";
  return {'R', kDigits[cell / columns], 'C', kDigits[cell % columns]};
}

std::string shape(std::size_t side) {
  return ".Shape~" + number(side) + "x" + number(side);
}

struct Cage {
  std::size_t sum;
  std::vector<std::size_t> cells;
};

std::string items_of(const std::vector<Cage>& cages) {
  std::string items;
  for (const Cage& cage : cages) {
    if (cage.cells.empty()) continue;
    items += ".Cage~" + number(cage.sum);
    for (const std::size_t cell : cage.cells) items += "~" + cell_name(cell, 9);
  }
  return items;
}

/// The cell that a character of a killer in letters points to; the cell itself if it points nowhere.
std::optional<std::size_t> pointed_to(std::size_t cell, char character) {
  struct Direction {
    char character;
    int down, right;
  };
  constexpr Direction kDirections[] = {{'v', 1, 0},   {'^', -1, 0},  {'<', 0, -1}, {'>', 0, 1},
                                       {'`', -1, -1}, {'\'', -1, 1}, {',', 1, -1}, {'.', 1, 1}};
  for (const Direction& direction : kDirections) {
    if (direction.character != character) continue;
    const int row = static_cast<int>(cell / 9) + direction.down;
    const int column = static_cast<int>(cell % 9) + direction.right;
    if (row < 0 || row > 8 || column < 0 || column > 8) return std::nullopt;
    return static_cast<std::size_t>(row * 9 + column);
  }
  return cell;
}

std::optional<std::size_t> sum_of_letter(char character) {
  if (character >= '0' && character <= '9') return static_cast<std::size_t>(character - '0');
  if (character >= 'A' && character <= 'Z') return static_cast<std::size_t>(character - 'A' + 10);
  if (character >= 'a' && character <= 'j') return static_cast<std::size_t>(character - 'a' + 36);
  return std::nullopt;
}

std::optional<std::string> killer_in_letters(std::string_view text) {
  if (text.size() != 81 || text.find_first_of("<v>^`',") == std::string_view::npos) {
    return std::nullopt;
  }
  for (const char character : text) {
    if (!sum_of_letter(character) &&
        std::string_view("<v>^`',.").find(character) == std::string_view::npos)
      return std::nullopt;
  }
  std::vector<Cage> cages(text.size());
  for (std::size_t cell = 0; cell < text.size(); ++cell) {
    std::size_t first = cell;
    for (int steps = 0;; ++steps) {
      const auto next = pointed_to(first, text[first]);
      if (!next || steps == 81) return std::nullopt;
      if (*next == first) break;
      first = *next;
    }
    Cage& cage = cages[first];
    cage.sum = *sum_of_letter(text[first]);
    cage.cells.push_back(cell);
  }
  return items_of(cages);
}

std::optional<std::string> killer_in_numbers(std::string_view text) {
  std::string items;
  if (text.starts_with("3x3:d:k:")) {
    items = ".Diagonal~1.Diagonal~-1";
  } else if (!text.starts_with("3x3::k:")) {
    return std::nullopt;
  }
  text.remove_prefix(text.find(":k:") + 3);
  std::vector<Cage> cages(256);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value > 0xFF'FFFF) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    // The last number may have a colon after it, too.
    if (!text.empty()) {
      if (text[0] != ':') return std::nullopt;
      text.remove_prefix(1);
    }
    if (value < 256) continue;
    Cage& cage = cages[value % 256];
    if (cage.cells.empty()) cage.sum = value / 256;
    cage.cells.push_back(cell);
  }
  if (!text.empty()) return std::nullopt;
  return items + items_of(cages);
}

std::optional<std::string> grid(std::string_view text) {
  const std::size_t side = side_of(text.size(), 2);
  if (side == 0) return std::nullopt;
  std::string givens;
  std::optional<char> empty;
  for (std::size_t cell = 0; cell < text.size(); ++cell) {
    const char character = text[cell];
    const int value = side < 10 ? character - '0' : character - 'A' + 1;
    if (value >= 1 && value <= static_cast<int>(side)) {
      givens += "~" + cell_name(cell, side) + "_" + std::to_string(value);
    } else if (empty.value_or(character) != character) {
      return std::nullopt;
    } else {
      empty = character;
    }
  }
  return shape(side) + "." + givens;
}

std::optional<std::string> jigsaw(std::string_view text) {
  const std::size_t side = side_of(text.size(), 2);
  // What separates items and arguments is no region.
  if (side == 0 || text.find_first_of(".~") != std::string_view::npos) return std::nullopt;
  // Where each character stands as often as there are rows, there are as many characters as rows.
  for (const char character : text) {
    if (std::count(text.begin(), text.end(), character) != static_cast<std::ptrdiff_t>(side)) {
      return std::nullopt;
    }
  }
  return shape(side) + ".NoBoxes.Jigsaw~" + std::string(text);
}

std::optional<std::string> jigsaw_with_givens(std::string_view text) {
  if (text.size() % 2 != 0) return std::nullopt;
  const auto givens = grid(text.substr(0, text.size() / 2));
  const auto regions = jigsaw(text.substr(text.size() / 2));
  if (!givens || !regions) return std::nullopt;
  return *givens + *regions;
}

std::optional<std::string> candidates(std::string_view text) {
  const std::size_t side = side_of(text.size(), 3);
  if (side == 0 || text.find_first_not_of(".0123456789") != std::string_view::npos) {
    return std::nullopt;
  }
  std::string items = shape(side) + ".";
  for (std::size_t cell = 0; cell < side * side; ++cell) {
    items += "~" + cell_name(cell, side);
    for (const char character : text.substr(cell * side, side)) {
      if (character != '.') items += std::string("_") + character;
    }
  }
  return items;
}

/// With its blanks.
std::optional<std::string> numbers(std::string_view text) {
  if (text.find_first_not_of("0123456789 \t\n\v\f\r.|_-") != std::string_view::npos) {
    return std::nullopt;
  }
  std::vector<std::string_view> cells;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t length = 0;
    if (text[i] == '.') {
      length = 1;
    } else {
      while (i + length < text.size() && text[i + length] >= '0' && text[i + length] <= '9')
        ++length;
    }
    if (length == 0) continue;
    cells.push_back(text.substr(i, length));
    i += length - 1;
  }
  const std::size_t side = side_of(cells.size(), 2);
  if (side == 0) return std::nullopt;
  std::string items = shape(side) + ".";
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (cells[cell] != ".") items += "~" + cell_name(cell, side) + "_" + std::string(cells[cell]);
  }
  return items;
}

/// Whether a text is the regions of a jigsaw in letters from A on, and no solution in letters: a row has a letter twice.
bool is_layout(std::string_view text) {
  const std::size_t side = side_of(text.size(), 2);
  const auto is_region = [&](char character) {
    return character >= 'A' && static_cast<std::size_t>(character - 'A') < side;
  };
  if (!std::all_of(text.begin(), text.end(), is_region) || !jigsaw(text)) return false;
  for (std::size_t row = 0; row < text.size(); row += side) {
    std::string letters(text.substr(row, side));
    std::sort(letters.begin(), letters.end());
    if (std::adjacent_find(letters.begin(), letters.end()) != letters.end()) return true;
  }
  return false;
}

std::string without_blanks(std::string_view section) {
  std::string text;
  for (const char character : section) {
    if (character != ' ' && (character < '\t' || character > '\r')) text += character;
  }
  return text;
}

}  // namespace

bool is_only_interactive(std::string_view section) {
  // Quick for the lines of plain grids, of which there may be millions.
  const auto has = [&](char character) {
    return section.find(character) != std::string_view::npos;
  };
  const bool may_be_killer = has('<') || has('^') || has('>') || has(':');
  const bool may_be_layout = has('A');
  if (section.size() < 16 || !(may_be_killer || may_be_layout)) return false;
  const std::string text = without_blanks(section);
  return (may_be_killer && (killer_in_letters(text) || killer_in_numbers(text))) ||
         (may_be_layout && is_layout(text));
}

std::optional<std::string> items_of_plain_text(std::string_view section) {
  const std::string text = without_blanks(section);
  // One character would be a grid of one cell.
  if (text.size() == 1) return std::nullopt;
  if (text.starts_with('=')) return grid(std::string_view(text).substr(1));
  for (const auto read : {killer_in_letters, killer_in_numbers, jigsaw_with_givens, jigsaw, grid}) {
    if (auto items = read(text)) return items;
  }
  if (auto items = numbers(section)) return items;
  return candidates(text);
}

}  // namespace nonet
