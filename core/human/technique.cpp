#include "core/human/technique.h"

#include <algorithm>
#include <array>

#include "core/human/aligned_exclusion.h"
#include "core/human/als.h"
#include "core/human/bent_sets.h"
#include "core/human/bivalue_oddagon.h"
#include "core/human/broken_wing.h"
#include "core/human/bug.h"
#include "core/human/chains.h"
#include "core/human/colouring.h"
#include "core/human/deadly_patterns.h"
#include "core/human/exocet.h"
#include "core/human/fireworks.h"
#include "core/human/fish.h"
#include "core/human/forcing.h"
#include "core/human/kraken.h"
#include "core/human/linked_wings.h"
#include "core/human/locked_candidates.h"
#include "core/human/msls.h"
#include "core/human/rectangles.h"
#include "core/human/single_digit.h"
#include "core/human/singles.h"
#include "core/human/sk_loop.h"
#include "core/human/subsets.h"
#include "core/human/sue_de_coq.h"
#include "core/human/templates.h"
#include "core/human/tridagon.h"
#include "core/human/unique_loops.h"
#include "core/human/whips.h"
#include "core/human/wings.h"

namespace nonet::human {
namespace {

using enum Level;

constexpr std::array kRows = {
#define NONET_ROW(name, ...) TechniqueRow{Technique::name, __VA_ARGS__},
    NONET_TECHNIQUES(NONET_ROW)
#undef NONET_ROW
};

}  // namespace

std::span<const std::string_view> level_keys() {
  static constexpr std::array<std::string_view, 5> kKeys = {"easy", "medium", "hard", "unfair",
                                                            "extreme"};
  return kKeys;
}

std::string_view level_key(Level level) {
  return level_keys()[static_cast<std::size_t>(level)];
}

std::optional<Level> level_named(std::string_view key) {
  const auto keys = level_keys();
  const auto found = std::find(keys.begin(), keys.end(), key);
  if (found == keys.end()) return std::nullopt;
  return static_cast<Level>(found - keys.begin());
}

std::span<const TechniqueRow> techniques() {
  return kRows;
}

const TechniqueRow& row_of(Technique technique) {
  return kRows[static_cast<std::size_t>(technique)];
}

std::optional<Technique> technique_named(std::string_view key) {
  for (const TechniqueRow& row : kRows) {
    if (row.key == key) return row.technique;
  }
  return std::nullopt;
}

}  // namespace nonet::human
