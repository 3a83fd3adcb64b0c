#include "core/grid/extra_houses.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
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

/// The houses of one grid, as they are added.
class HouseList {
 public:
  explicit HouseList(Shape shape) : shape_(shape) {}

  void add(HouseKind kind, int index, std::vector<Cell> cells) {
    houses_.push_back({kind, index, std::move(cells)});
  }

  void add_diagonal(bool is_up) {
    std::vector<Cell> cells;
    for (int row = 0; row < shape_.size; ++row) {
      cells.push_back(cell_at(row, is_up ? shape_.size - 1 - row : row));
    }
    add(HouseKind::kDiagonal, is_up ? 1 : 0, std::move(cells));
  }

  void add_windows() {
    const int across = shape_.size / shape_.box_columns - 1;
    const int down = shape_.size / shape_.box_rows - 1;
    for (int window = 0; window < across * down; ++window) {
      const int top = 1 + window / across * (shape_.box_rows + 1);
      const int left = 1 + window % across * (shape_.box_columns + 1);
      std::vector<Cell> cells;
      for (int place = 0; place < shape_.size; ++place) {
        cells.push_back(
            cell_at(top + place / shape_.box_columns, left + place % shape_.box_columns));
      }
      add(HouseKind::kWindow, window, std::move(cells));
    }
  }

  void add_groups() {
    for (int group = 0; group < shape_.size; ++group) {
      std::vector<Cell> cells;
      for (int row = group / shape_.box_columns; row < shape_.size; row += shape_.box_rows) {
        for (int column = group % shape_.box_columns; column < shape_.size;
             column += shape_.box_columns) {
          cells.push_back(cell_at(row, column));
        }
      }
      add(HouseKind::kGroup, group, std::move(cells));
    }
  }

  std::vector<ExtraHouse> take() { return std::move(houses_); }

 private:
  Cell cell_at(int row, int column) const { return static_cast<Cell>(row * shape_.size + column); }

  Shape shape_;
  std::vector<ExtraHouse> houses_;
};

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
  if (word.empty() || word[0] != letter) return 0;
  int number = 0;
  const auto [end, failure] = std::from_chars(word.data() + 1, word.data() + word.size(), number);
  if (failure != std::errc() || word[1] == '0' || number < 1 || number > most) return 0;
  word.remove_prefix(static_cast<std::size_t>(end - word.data()));
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

Result<std::vector<ExtraHouse>> houses_of(const ExtraHouses& extra, Shape shape, bool is_jigsaw) {
  HouseList houses(shape);
  if (extra.diagonal_down) houses.add_diagonal(false);
  if (extra.diagonal_up) houses.add_diagonal(true);
  const bool has_boxes = !is_jigsaw && shape.box_rows > 1 && shape.box_columns > 1;
  // The last window in each direction must end in the grid: (n − 1)(height + 1) ≤ n · height.
  const bool has_room = shape.size / std::max(shape.box_rows, 1) - 1 <= shape.box_rows &&
                        shape.size / std::max(shape.box_columns, 1) - 1 <= shape.box_columns;
  if (extra.windows) {
    if (!has_boxes || !has_room) return bad_houses("windows", shape.size);
    houses.add_windows();
  }
  if (extra.groups) {
    if (!has_boxes) return bad_houses("groups", shape.size);
    houses.add_groups();
  }
  // Smaller regions come last.
  for (const bool is_whole : {true, false}) {
    for (std::size_t region = 0; region < extra.regions.size(); ++region) {
      const std::vector<Cell>& cells = extra.regions[region];
      if (!is_region(cells, shape.size)) {
        return bad_houses(region_word(cells, shape.size), shape.size);
      }
      if ((cells.size() == static_cast<std::size_t>(shape.size)) != is_whole) continue;
      houses.add(HouseKind::kExtra, static_cast<int>(region), cells);
    }
  }
  return houses.take();
}

}  // namespace nonet
