#include "core/generate/symmetry.h"

#include <array>

namespace nonet::generate {
namespace {

constexpr std::array kKeys = {
#define NONET_ROW(name, key) std::string_view(key),
    NONET_SYMMETRIES(NONET_ROW)
#undef NONET_ROW
};

/// Where a symmetry moves a cell. For kFull, which has two movements: the quarter turn.
int moved(Symmetry symmetry, int cell, int size) {
  const int row = cell / size, column = cell % size;
  const int from_end_row = size - 1 - row, from_end_column = size - 1 - column;
  switch (symmetry) {
    case Symmetry::kNone:
      return cell;
    case Symmetry::kHalfTurn:
      return from_end_row * size + from_end_column;
    case Symmetry::kQuarterTurn:
    case Symmetry::kFull:
      return column * size + from_end_row;
    case Symmetry::kLeftRight:
      return row * size + from_end_column;
    case Symmetry::kTopBottom:
      return from_end_row * size + column;
    case Symmetry::kDiagonal:
      return column * size + row;
    case Symmetry::kAntidiagonal:
      return from_end_column * size + from_end_row;
  }
  return cell;
}

}  // namespace

std::span<const std::string_view> symmetry_keys() {
  return kKeys;
}

std::optional<Symmetry> symmetry_named(std::string_view key) {
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    if (kKeys[i] == key) return static_cast<Symmetry>(i);
  }
  return std::nullopt;
}

std::vector<std::uint16_t> groups_of(Symmetry symmetry, int size) {
  constexpr std::uint16_t kNoGroup = UINT16_MAX;
  std::vector<std::uint16_t> group(static_cast<std::size_t>(size * size), kNoGroup);
  std::uint16_t groups = 0;
  const auto walk = [&](int cell) {
    for (; group[static_cast<std::size_t>(cell)] == kNoGroup; cell = moved(symmetry, cell, size)) {
      group[static_cast<std::size_t>(cell)] = groups;
    }
  };
  for (int cell = 0; cell < size * size; ++cell) {
    if (group[static_cast<std::size_t>(cell)] != kNoGroup) continue;
    walk(cell);
    // A mirror image of an orbit of quarter turns is that orbit, or a second one.
    if (symmetry == Symmetry::kFull) walk(moved(Symmetry::kLeftRight, cell, size));
    ++groups;
  }
  return group;
}

}  // namespace nonet::generate
