// core/generate/symmetry.h: which cells are emptied together, so that the givens make a symmetrical picture.
//
// Tested by tests/core/generate/symmetry_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/grid/geometry.h"

namespace nonet::generate {

// Name, key.
#define NONET_SYMMETRIES(ROW)                                            \
  ROW(kNone, "none")                                                     \
  ROW(kHalfTurn, "half-turn")       /* the usual one: turned by 180° */ \
  ROW(kQuarterTurn, "quarter-turn") /* turned by 90° */                 \
  ROW(kLeftRight, "left-right")     /* mirrored, the axis upright */     \
  ROW(kTopBottom, "top-bottom")                                          \
  ROW(kDiagonal, "diagonal")         /* rows and columns exchanged */    \
  ROW(kAntidiagonal, "antidiagonal") /* the other diagonal */            \
  ROW(kFull, "full")                 /* all of these */

enum class Symmetry : std::uint8_t {
#define NONET_ROW(name, key) name,
  NONET_SYMMETRIES(NONET_ROW)
#undef NONET_ROW
};

/// The keys, in the order of the enumeration.
std::span<const std::string_view> symmetry_keys();
std::optional<Symmetry> symmetry_named(std::string_view key);

/// The cells that go together: for each cell of a size × size grid the number of its group, from 0 in the order of the
/// groups' first cells.
std::vector<std::uint16_t> groups_of(Symmetry symmetry, int size);

}  // namespace nonet::generate
