#include "core/format/region_column.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/format/symbols.h"

namespace nonet {
namespace {

bool repeats_in_a_house(std::string_view names, int size) {
  const auto side = static_cast<std::size_t>(size);
  for (std::size_t house = 0; house < side; ++house) {
    std::array<bool, 256> in_row{}, in_column{};
    for (std::size_t index = 0; index < side; ++index) {
      const auto row_name = static_cast<unsigned char>(names[house * side + index]);
      const auto column_name = static_cast<unsigned char>(names[index * side + house]);
      if (in_row[row_name] || in_column[column_name]) return true;
      in_row[row_name] = in_column[column_name] = true;
    }
  }
  return false;
}

}  // namespace

bool names_regions(std::string_view names, int size) {
  std::array<int, 256> cells_of{};
  bool has_digit = false;
  for (const char name : names) {
    if (is_blank_mark(name)) return false;
    ++cells_of[static_cast<unsigned char>(name)];
    has_digit = has_digit || (name >= '0' && name <= '9');
  }
  int regions = 0;
  bool right_lengths = true;
  for (const int cells : cells_of) {
    regions += cells > 0;
    right_lengths = right_lengths && (cells == 0 || cells == size);
  }
  const bool repeats = repeats_in_a_house(names, size);
  if (regions == size && right_lengths) return repeats;
  // Letters in wrong numbers, perhaps with a misspelt one, are regions with an error; digits could be anything.
  return !has_digit && repeats && regions <= size + 1 && size > 3;
}

bool nearly_names_regions(std::string_view names, int size) {
  constexpr int kMostMissing = 2;
  std::uint64_t letters = 0;
  for (const char name : names) {
    const int letter = letter_index(name);
    if (letter == 0) return false;
    letters |= std::uint64_t{1} << letter;
  }
  const int missing = size * size - static_cast<int>(names.size());
  return size > 3 && std::abs(missing) <= kMostMissing && std::popcount(letters) <= size;
}

void set_regions(std::string_view names, const Line& line, std::size_t begin, ReadEntry& entry) {
  const std::vector<int> region_of(names.begin(), names.end());
  auto made = Geometry::with_regions(region_of);
  if (made.ok()) {
    entry.puzzle.geometry = made.value();
    return;
  }
  entry.error = made.error();
  entry.error->at = line.place(begin);
  // The error names the region by its number; the text names it by a character.
  for (std::size_t cell = 0; cell < names.size(); ++cell) {
    if (std::to_string(region_of[cell]) != entry.error->text) continue;
    entry.error->text = std::string(1, names[cell]);
    entry.error->at = line.place(begin + cell);
    return;
  }
}

std::string region_names(const Geometry& geometry) {
  std::string names;
  for (int cell = 0; cell < geometry.cell_count(); ++cell) {
    const int region = geometry.region_of(static_cast<Cell>(cell));
    names += static_cast<char>(region < 26 ? 'a' + region : 'A' + (region - 26));
  }
  return names;
}

}  // namespace nonet
