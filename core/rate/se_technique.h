// core/rate/se_technique.h: the techniques of Sudoku Explainer, as a rating names its hardest step.
//
// They are fewer than those of core/human, and some of them people do not use by that name: a direct technique places a
// digit at once, which the removal that it rests on makes single. Where both tables have a technique, the key is the same;
// for the others web/i18n has names under `hints`, with "se-" before the key (scripts/check-tables.mjs).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet::rate {

// Technique, key; easy ones first.
#define NONET_SE_TECHNIQUES(ROW)                         \
  ROW(kNone, "")                                         \
  ROW(kFullHouse, "full-house")                          \
  ROW(kHiddenSingle, "hidden-single")                    \
  ROW(kDirectPointing, "direct-pointing")                \
  ROW(kDirectClaiming, "direct-claiming")                \
  ROW(kDirectHiddenPair, "direct-hidden-pair")           \
  ROW(kNakedSingle, "naked-single")                      \
  ROW(kDirectHiddenTriple, "direct-hidden-triple")       \
  ROW(kPointing, "pointing")                             \
  ROW(kClaiming, "claiming")                             \
  ROW(kNakedPair, "naked-pair")                          \
  ROW(kXWing, "x-wing")                                  \
  ROW(kHiddenPair, "hidden-pair")                        \
  ROW(kNakedTriple, "naked-triple")                      \
  ROW(kSwordfish, "swordfish")                           \
  ROW(kHiddenTriple, "hidden-triple")                    \
  ROW(kXyWing, "xy-wing")                                \
  ROW(kXyzWing, "xyz-wing")                              \
  ROW(kUniqueRectangle, "unique-rectangle")              \
  ROW(kUniqueLoop, "unique-loop")                        \
  ROW(kNakedQuad, "naked-quad")                          \
  ROW(kJellyfish, "jellyfish")                           \
  ROW(kHiddenQuad, "hidden-quad")                        \
  ROW(kUniversalGrave, "universal-grave")                \
  ROW(kAlignedPair, "aligned-pair-exclusion")            \
  ROW(kCycle, "bidirectional-cycle")                     \
  ROW(kForcingChain, "forcing-chain")                    \
  ROW(kAlignedTriplet, "aligned-triple-exclusion")       \
  ROW(kNishio, "nishio")                                 \
  ROW(kMultipleChains, "multiple-forcing-chains")        \
  ROW(kDynamicChains, "dynamic-forcing-chains")          \
  ROW(kDynamicPlusChains, "dynamic-forcing-chains-plus") \
  ROW(kNestedChains, "nested-forcing-chains")

enum class SeTechnique : std::uint8_t {
#define NONET_ROW(name, key) name,
  NONET_SE_TECHNIQUES(NONET_ROW)
#undef NONET_ROW
};

/// "x-wing"; empty for kNone.
constexpr std::string_view se_technique_key(SeTechnique technique) {
  constexpr std::string_view kKeys[] = {
#define NONET_ROW(name, key) key,
      NONET_SE_TECHNIQUES(NONET_ROW)
#undef NONET_ROW
  };
  return kKeys[static_cast<std::size_t>(technique)];
}

}  // namespace nonet::rate
