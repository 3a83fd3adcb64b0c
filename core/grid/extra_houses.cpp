#include "core/grid/extra_houses.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "core/base/bits.h"

namespace nonet {
namespace {

struct Pattern {
  std::string_view key;
  bool ExtraHouses::*member;
};

constexpr std::array<Pattern, 4> kPatterns = {{{"diagonal-down", &ExtraHouses::diagonal_down},
                                               {"diagonal-up", &ExtraHouses::diagonal_up},
                                               {"windows", &ExtraHouses::windows},
                                               {"groups", &ExtraHouses::groups}}};
constexpr std::string_view kDiagonals = "diagonals";
/// Longer words are cut in errors.
constexpr std::size_t kLongestName = 40;

/// Whether each cell is in the grid and occurs once, and there are 2..size of them.
bool is_region(const std::vector<Cell>& cells, int size) {
  if (cells.size() < 2 || cells.size() > static_cast<std::size_t>(size)) return false;
  for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
    if (*cell >= size * size || std::find(cells.begin(), cell, *cell) != cell) return false;
  }
  return true;
}

Error bad_houses(std::string_view text, int size) {
  return Error{Errc::kBadHouses, {}, std::string(text.substr(0, kLongestName)), size, 0};
}

/// Adds the pattern of that key. Returns false if there is none.
bool add_pattern(ExtraHouses& extra, std::string_view key) {
  if (key == kDiagonals) {
    extra.diagonal_down = extra.diagonal_up = true;
    return true;
  }
  for (const Pattern& pattern : kPatterns) {
    if (pattern.key != key) continue;
    extra.*pattern.member = true;
    return true;
  }
  return false;
}

/// Takes a letter and a number from 1 to `most` from the beginning of the word. Returns 0 if it does not begin so.
int take_number(std::string_view& word, char letter, int most) {
  if (word.size() < 2 || word[0] != letter || word[1] == '0') return 0;
  int number = 0;
  std::size_t end = 1;
  for (; end < word.size() && word[end] >= '0' && word[end] <= '9' && number <= most; ++end) {
    number = number * 10 + (word[end] - '0');
  }
  if (number > most) return 0;
  word.remove_prefix(end);
  return number;
}

/// The cells of "r1c1r1c2r2c2" in a grid of that size. Nothing if the word is something else.
std::optional<std::vector<Cell>> cells_in(std::string_view word, int size) {
  std::vector<Cell> cells;
  while (!word.empty()) {
    const int row = take_number(word, 'r', size), column = take_number(word, 'c', size);
    if (row == 0 || column == 0) return std::nullopt;
    cells.push_back(static_cast<Cell>((row - 1) * size + column - 1));
  }
  return cells;
}

std::string region_word(const std::vector<Cell>& cells, int size) {
  std::string word;
  for (const Cell cell : cells) {
    word += 'r' + std::to_string(cell / size + 1) + 'c' + std::to_string(cell % size + 1);
  }
  return word;
}

}  // namespace

bool ExtraHouses::empty() const {
  return !diagonal_down && !diagonal_up && !windows && !groups && regions.empty();
}

bool operator<(const ExtraHouses& one, const ExtraHouses& other) {
  const auto members = [](const ExtraHouses& extra) {
    return std::tie(extra.diagonal_down, extra.diagonal_up, extra.windows, extra.groups,
                    extra.regions);
  };
  return members(one) < members(other);
}

std::span<const std::string_view> pattern_keys() {
  static constexpr auto kKeys = [] {
    std::array<std::string_view, kPatterns.size() + 1> keys{kDiagonals};
    for (std::size_t i = 0; i < kPatterns.size(); ++i) keys[i + 1] = kPatterns[i].key;
    return keys;
  }();
  return kKeys;
}

bool is_house_word(std::string_view word) {
  ExtraHouses extra;
  return !word.empty() && (add_pattern(extra, word) || cells_in(word, kMaxSize));
}

Result<ExtraHouses> houses_named(std::span<const std::string> words, int size) {
  ExtraHouses extra;
  for (const std::string& word : words) {
    if (add_pattern(extra, word)) continue;
    auto cells = cells_in(word, size);
    if (!cells || cells->empty()) return bad_houses(word, size);
    extra.regions.push_back(*std::move(cells));
  }
  return extra;
}

std::vector<std::string> house_words(const ExtraHouses& extra, int size) {
  std::vector<std::string> words;
  const bool both = extra.diagonal_down && extra.diagonal_up;
  if (both) words.emplace_back(kDiagonals);
  for (const Pattern& pattern : std::span(kPatterns).subspan(both ? 2 : 0)) {
    if (extra.*pattern.member) words.emplace_back(pattern.key);
  }
  for (const auto& region : extra.regions) words.push_back(region_word(region, size));
  return words;
}

std::optional<Error> flaw_of(const ExtraHouses& extra, Shape shape, bool is_jigsaw) {
  const bool has_boxes = !is_jigsaw && shape.box_rows > 1 && shape.box_columns > 1;
  // The last window in each direction must end in the grid: (n − 1)(height + 1) ≤ n · height.
  const bool has_room = has_boxes && shape.size / shape.box_rows - 1 <= shape.box_rows &&
                        shape.size / shape.box_columns - 1 <= shape.box_columns;
  if (extra.windows && !has_room) return bad_houses("windows", shape.size);
  if (extra.groups && !has_boxes) return bad_houses("groups", shape.size);
  for (const auto& region : extra.regions) {
    if (!is_region(region, shape.size)) {
      return bad_houses(region_word(region, shape.size), shape.size);
    }
  }
  return std::nullopt;
}

void each_house(const ExtraHouses& extra, Shape shape, const ExtraHouseSink& sink) {
  const int size = shape.size, rows = shape.box_rows, columns = shape.box_columns;
  std::vector<Cell> cells;
  const auto add = [&](int row, int column) {
    cells.push_back(static_cast<Cell>(row * size + column));
  };
  const auto end = [&](HouseKind kind, int index) {
    sink(kind, index, cells);
    cells.clear();
  };
  for (const bool is_up : {false, true}) {
    if (!(is_up ? extra.diagonal_up : extra.diagonal_down)) continue;
    for (int row = 0; row < size; ++row) add(row, is_up ? size - 1 - row : row);
    end(HouseKind::kDiagonal, is_up ? 1 : 0);
  }
  if (extra.windows) {
    const int across = size / columns - 1;
    for (int window = 0; window < across * (size / rows - 1); ++window) {
      for (int place = 0; place < size; ++place) {
        add(1 + window / across * (rows + 1) + place / columns,
            1 + window % across * (columns + 1) + place % columns);
      }
      end(HouseKind::kWindow, window);
    }
  }
  for (int group = 0; extra.groups && group < size; ++group) {
    for (int row = group / columns; row < size; row += rows) {
      for (int column = group % columns; column < size; column += columns) add(row, column);
    }
    end(HouseKind::kGroup, group);
  }
  for (const bool is_whole : {true, false}) {
    for (std::size_t region = 0; region < extra.regions.size(); ++region) {
      const std::vector<Cell>& of_region = extra.regions[region];
      if ((of_region.size() == static_cast<std::size_t>(size)) != is_whole) continue;
      sink(HouseKind::kExtra, static_cast<int>(region), of_region);
    }
  }
}

}  // namespace nonet
