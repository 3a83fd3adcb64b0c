// core/human/technique.h: the table of techniques: one row each, in the order in which a person is shown them.
//
// To add a technique: a row here, the function that finds it, its sentences in web/i18n/en.json, its row in
// web/words/lessons.js, and a case in its family's test. Families of functions stand in files of their own; one
// function may find several rows.
//
// The HoDoKu columns are those of HoDoKu 2.2 (its options, and the codes of its regression library; codes without
// an original are those of the fork "Hodoku-enhanced"); SE is the rating of Sudoku Explainer 1.2.1, the least one where
// length counts. Tested by tests/core/human/technique_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace nonet::human {

class Search;

/// HoDoKu's levels.
enum class Level : std::uint8_t { kEasy, kMedium, kHard, kUnfair, kExtreme };

/// "easy", "medium", "hard", "unfair", "extreme", in the order of the levels.
std::span<const std::string_view> level_keys();
std::string_view level_key(Level level);
std::optional<Level> level_named(std::string_view key);

// Technique, key, code and order and score and level in HoDoKu ("" and 0: it has none), SE rating in tenths (0: none),
// whether it is right for proper puzzles only, and the function that finds it.
// clang-format off
#define NONET_TECHNIQUES(ROW) \
  ROW(kFullHouse, "full-house", "0000", 100, 4, kEasy, 10, false, find_singles) \
  ROW(kNakedSingle, "naked-single", "0003", 200, 4, kEasy, 23, false, find_singles) \
  ROW(kHiddenSingle, "hidden-single", "0002", 300, 14, kEasy, 15, false, find_singles) \
  ROW(kLockedPair, "locked-pair", "0110", 1000, 40, kMedium, 20, false, find_subsets) \
  ROW(kLockedTriple, "locked-triple", "0111", 1100, 60, kMedium, 25, false, find_subsets) \
  ROW(kPointing, "pointing", "0100", 1200, 50, kMedium, 26, false, find_locked_candidates) \
  ROW(kClaiming, "claiming", "0101", 1210, 50, kMedium, 28, false, find_locked_candidates) \
  ROW(kNakedPair, "naked-pair", "0200", 1300, 60, kMedium, 30, false, find_subsets) \
  ROW(kHiddenPair, "hidden-pair", "0210", 1500, 70, kMedium, 34, false, find_subsets) \
  ROW(kNakedTriple, "naked-triple", "0201", 1400, 80, kMedium, 36, false, find_subsets) \
  ROW(kHiddenTriple, "hidden-triple", "0211", 1600, 100, kMedium, 40, false, find_subsets) \
  ROW(kNakedQuad, "naked-quad", "0202", 2000, 120, kHard, 50, false, find_subsets) \
  ROW(kHiddenQuad, "hidden-quad", "0212", 2100, 150, kHard, 54, false, find_subsets) \
  ROW(kXWing, "x-wing", "0300", 2200, 140, kHard, 32, false, find_fish) \
  ROW(kSwordfish, "swordfish", "0301", 2300, 150, kHard, 38, false, find_fish) \
  ROW(kJellyfish, "jellyfish", "0302", 2400, 160, kHard, 52, false, find_fish) \
  ROW(kSkyscraper, "skyscraper", "0400", 3000, 130, kHard, 0, false, find_single_digit) \
  ROW(kTwoStringKite, "two-string-kite", "0401", 3100, 150, kHard, 0, false, find_single_digit) \
  ROW(kTurbotFish, "turbot-fish", "0403", 3120, 120, kHard, 0, false, find_single_digit) \
  ROW(kEmptyRectangle, "empty-rectangle", "0402", 3170, 120, kHard, 0, false, find_single_digit) \
  ROW(kDualTwoStringKite, "dual-two-string-kite", "0404", 3100, 150, kHard, 0, false, find_single_digit) \
  ROW(kDualEmptyRectangle, "dual-empty-rectangle", "0405", 3170, 120, kHard, 0, false, find_single_digit) \
  ROW(kRemotePair, "remote-pair", "0703", 2800, 110, kHard, 0, false, find_colouring) \
  ROW(kBugPlus1, "bug-plus-1", "0610", 2900, 100, kHard, 56, true, find_bug) \
  ROW(kXyWing, "xy-wing", "0800", 3300, 160, kHard, 42, false, find_wings) \
  ROW(kXyzWing, "xyz-wing", "0801", 3400, 180, kHard, 44, false, find_wings) \
  ROW(kWWing, "w-wing", "0803", 3200, 150, kHard, 0, false, find_linked_wings) \
  ROW(kUniqueRectangle1, "unique-rectangle-1", "0600", 3500, 100, kHard, 45, true, find_rectangles) \
  ROW(kUniqueRectangle2, "unique-rectangle-2", "0601", 3600, 100, kHard, 45, true, find_rectangles) \
  ROW(kUniqueRectangle3, "unique-rectangle-3", "0602", 3700, 100, kHard, 45, true, find_rectangles) \
  ROW(kUniqueRectangle4, "unique-rectangle-4", "0603", 3800, 100, kHard, 45, true, find_rectangles) \
  ROW(kUniqueRectangle5, "unique-rectangle-5", "0604", 3900, 100, kHard, 45, true, find_rectangles) \
  ROW(kUniqueRectangle6, "unique-rectangle-6", "0605", 4000, 100, kHard, 45, true, find_rectangles) \
  ROW(kHiddenRectangle, "hidden-rectangle", "0606", 4010, 100, kHard, 0, true, find_rectangles) \
  ROW(kAvoidableRectangle1, "avoidable-rectangle-1", "0607", 4020, 100, kHard, 0, true, find_rectangles) \
  ROW(kAvoidableRectangle2, "avoidable-rectangle-2", "0608", 4030, 100, kHard, 0, true, find_rectangles) \
  ROW(kSimpleColoursTrap, "simple-colours-trap", "0500", 5330, 150, kHard, 0, false, find_colouring) \
  ROW(kSimpleColoursWrap, "simple-colours-wrap", "0501", 5330, 150, kHard, 0, false, find_colouring) \
  ROW(kMultiColours1, "multi-colours-1", "0502", 5360, 200, kHard, 0, false, find_colouring) \
  ROW(kMultiColours2, "multi-colours-2", "0503", 5360, 200, kHard, 0, false, find_colouring) \
  ROW(kFinnedXWing, "finned-x-wing", "0310", 4100, 130, kHard, 0, false, find_fish) \
  ROW(kSashimiXWing, "sashimi-x-wing", "0320", 4200, 150, kHard, 0, false, find_fish) \
  ROW(kMWing, "m-wing", "", 0, 0, kUnfair, 0, false, find_linked_wings) \
  ROW(kSWing, "s-wing", "", 0, 0, kUnfair, 0, false, find_linked_wings) \
  ROW(kLWing, "l-wing", "", 0, 0, kUnfair, 0, false, find_linked_wings) \
  ROW(kHWing, "h-wing", "", 0, 0, kUnfair, 0, false, find_linked_wings) \
  ROW(kBentQuad, "bent-quad", "0802", 0, 0, kUnfair, 0, false, find_bent_sets) \
  ROW(kWxyzWing, "wxyz-wing", "0804", 0, 0, kUnfair, 0, false, find_wings) \
  ROW(kFinnedSwordfish, "finned-swordfish", "0311", 4300, 200, kUnfair, 0, false, find_fish) \
  ROW(kSashimiSwordfish, "sashimi-swordfish", "0321", 4400, 240, kUnfair, 0, false, find_fish) \
  ROW(kFinnedJellyfish, "finned-jellyfish", "0312", 4500, 250, kUnfair, 0, false, find_fish) \
  ROW(kSashimiJellyfish, "sashimi-jellyfish", "0322", 4600, 260, kUnfair, 0, false, find_fish) \
  ROW(kSquirmbag, "squirmbag", "0303", 2500, 470, kUnfair, 0, false, find_fish) \
  ROW(kWhale, "whale", "0304", 2600, 470, kUnfair, 0, false, find_fish) \
  ROW(kLeviathan, "leviathan", "0305", 2700, 470, kUnfair, 0, false, find_fish) \
  ROW(kSiameseFinnedXWing, "siamese-finned-x-wing", "03101", 0, 0, kUnfair, 0, false, find_fish) \
  ROW(kSiameseSashimiXWing, "siamese-sashimi-x-wing", "03201", 0, 0, kUnfair, 0, false, find_fish) \
  ROW(kSiameseFinnedSwordfish, "siamese-finned-swordfish", "03111", 0, 0, kUnfair, 0, false, find_fish) \
  ROW(kSiameseSashimiSwordfish, "siamese-sashimi-swordfish", "03211", 0, 0, kUnfair, 0, false, find_fish) \
  ROW(kSiameseFinnedJellyfish, "siamese-finned-jellyfish", "03121", 0, 0, kUnfair, 0, false, find_fish) \
  ROW(kSiameseSashimiJellyfish, "siamese-sashimi-jellyfish", "03221", 0, 0, kUnfair, 0, false, find_fish) \
  ROW(kSueDeCoq, "sue-de-coq", "1101", 5300, 250, kUnfair, 0, false, find_sue_de_coq) \
  ROW(kUniqueLoop, "unique-loop", "0620", 0, 0, kHard, 46, true, find_unique_loops) \
  ROW(kExtendedRectangle, "extended-rectangle", "0621", 0, 0, kHard, 0, true, find_unique_loops) \
  ROW(kBugType2, "bug-type-2", "", 0, 100, kHard, 57, true, find_bug) \
  ROW(kBugType3, "bug-type-3", "", 0, 100, kHard, 58, true, find_bug) \
  ROW(kBugType4, "bug-type-4", "", 0, 100, kHard, 57, true, find_bug) \
  ROW(kBugLite, "bug-lite", "0622", 0, 0, kHard, 0, true, find_deadly_patterns) \
  ROW(kMug, "mug", "0624", 0, 0, kUnfair, 0, true, find_deadly_patterns) \
  ROW(kReverseBug, "reverse-bug", "0623", 0, 0, kUnfair, 0, true, find_deadly_patterns) \
  ROW(kThreeDMedusa, "three-d-medusa", "", 0, 0, kUnfair, 0, false, find_colouring) \
  ROW(kBrokenWing, "broken-wing", "1400", 0, 0, kUnfair, 0, false, find_broken_wing) \
  ROW(kXChain, "x-chain", "0701", 5400, 260, kUnfair, 66, false, find_chains) \
  ROW(kXyChain, "xy-chain", "0702", 5500, 260, kUnfair, 0, false, find_chains) \
  ROW(kContinuousNiceLoop, "continuous-nice-loop", "0706", 5600, 280, kUnfair, 70, false, find_chains) \
  ROW(kDiscontinuousNiceLoop, "discontinuous-nice-loop", "0707", 5600, 280, kUnfair, 70, false, find_chains) \
  ROW(kAic, "aic", "0708", 5600, 280, kUnfair, 70, false, find_chains) \
  ROW(kVwxyzWing, "vwxyz-wing", "0805", 0, 0, kUnfair, 0, false, find_bent_sets) \
  ROW(kAlsXz, "als-xz", "0901", 5700, 300, kUnfair, 0, false, find_als) \
  ROW(kAlsXyWing, "als-xy-wing", "0902", 5800, 320, kUnfair, 0, false, find_als) \
  ROW(kUvwxyzWing, "uvwxyz-wing", "0806", 0, 0, kUnfair, 0, false, find_bent_sets) \
  ROW(kBivalueOddagon, "bivalue-oddagon", "1401", 0, 0, kUnfair, 0, false, find_bivalue_oddagon) \
  ROW(kGroupedContinuousNiceLoop, "grouped-continuous-nice-loop", "0709", 5650, 300, kUnfair, 0, false, find_chains) \
  ROW(kGroupedDiscontinuousNiceLoop, "grouped-discontinuous-nice-loop", "0710", 5650, 300, kUnfair, 0, false, find_chains) \
  ROW(kGroupedAic, "grouped-aic", "0711", 5650, 300, kUnfair, 0, false, find_chains) \
  ROW(kFrankenXWing, "franken-x-wing", "0330", 6100, 300, kUnfair, 0, false, find_fish) \
  ROW(kFrankenSwordfish, "franken-swordfish", "0331", 6200, 350, kUnfair, 0, false, find_fish) \
  ROW(kFinnedFrankenXWing, "finned-franken-x-wing", "0340", 6700, 390, kUnfair, 0, false, find_fish) \
  ROW(kFinnedFrankenSwordfish, "finned-franken-swordfish", "0341", 6800, 410, kUnfair, 0, false, find_fish) \
  ROW(kSiameseFinnedFrankenSwordfish, "siamese-finned-franken-swordfish", "03411", 0, 0, kUnfair, 0, false, find_fish) \
  ROW(kAlsChain, "als-chain", "0903", 5900, 340, kUnfair, 0, false, find_als) \
  ROW(kAlignedPairExclusion, "aligned-pair-exclusion", "", 0, 0, kUnfair, 62, false, find_aligned_exclusion) \
  ROW(kTuvwxyzWing, "tuvwxyz-wing", "0807", 0, 0, kExtreme, 0, false, find_bent_sets) \
  ROW(kStuvwxyzWing, "stuvwxyz-wing", "0808", 0, 0, kExtreme, 0, false, find_bent_sets) \
  ROW(kRstuvwxyzWing, "rstuvwxyz-wing", "0809", 0, 0, kExtreme, 0, false, find_bent_sets) \
  ROW(kDeathBlossom, "death-blossom", "0904", 6000, 360, kUnfair, 0, false, find_als) \
  ROW(kAlignedTripleExclusion, "aligned-triple-exclusion", "", 0, 0, kUnfair, 75, false, find_aligned_exclusion) \
  ROW(kFireworks, "fireworks", "", 0, 0, kUnfair, 0, false, find_fireworks) \
  ROW(kSkLoop, "sk-loop", "", 0, 0, kExtreme, 0, false, find_sk_loop) \
  ROW(kTridagon, "tridagon", "1402", 0, 0, kExtreme, 0, false, find_tridagon) \
  ROW(kJuniorExocet, "junior-exocet", "", 0, 0, kExtreme, 0, false, find_exocet) \
  ROW(kFrankenJellyfish, "franken-jellyfish", "0332", 6300, 370, kUnfair, 0, false, find_fish) \
  ROW(kFinnedFrankenJellyfish, "finned-franken-jellyfish", "0342", 6900, 430, kUnfair, 0, false, find_fish) \
  ROW(kSiameseFinnedFrankenJellyfish, "siamese-finned-franken-jellyfish", "03421", 0, 0, kUnfair, 0, false, find_fish) \
  ROW(kMutantXWing, "mutant-x-wing", "0350", 7300, 450, kExtreme, 0, false, find_fish) \
  ROW(kMutantSwordfish, "mutant-swordfish", "0351", 7400, 450, kExtreme, 0, false, find_fish) \
  ROW(kMutantJellyfish, "mutant-jellyfish", "0352", 7500, 450, kExtreme, 0, false, find_fish) \
  ROW(kFinnedMutantXWing, "finned-mutant-x-wing", "0360", 7900, 470, kExtreme, 0, false, find_fish) \
  ROW(kFinnedMutantSwordfish, "finned-mutant-swordfish", "0361", 8000, 470, kExtreme, 0, false, find_fish) \
  ROW(kFinnedMutantJellyfish, "finned-mutant-jellyfish", "0362", 8100, 470, kExtreme, 0, false, find_fish) \
  ROW(kSiameseFinnedMutantJellyfish, "siamese-finned-mutant-jellyfish", "03621", 0, 0, kExtreme, 0, false, find_fish) \
  ROW(kFinnedMutantSquirmbag, "finned-mutant-squirmbag", "0363", 8200, 470, kExtreme, 0, false, find_fish) \
  ROW(kAlsNiceLoop, "als-nice-loop", "", 0, 300, kUnfair, 0, false, find_chains) \
  ROW(kAlsAic, "als-aic", "", 0, 300, kUnfair, 0, false, find_chains) \
  ROW(kWhip, "whip", "", 0, 0, kExtreme, 0, false, find_whips) \
  ROW(kBraid, "braid", "", 0, 0, kExtreme, 0, false, find_whips) \
  ROW(kNishio, "nishio", "", 0, 0, kExtreme, 75, false, find_forcing) \
  ROW(kCellForcingChain, "cell-forcing-chain", "", 8500, 500, kExtreme, 80, false, find_forcing) \
  ROW(kHouseForcingChain, "house-forcing-chain", "", 8500, 500, kExtreme, 80, false, find_forcing) \
  ROW(kKrakenFish, "kraken-fish", "", 8450, 500, kExtreme, 0, false, find_kraken) \
  ROW(kGWhip, "g-whip", "", 0, 0, kExtreme, 0, false, find_whips) \
  ROW(kSeniorExocet, "senior-exocet", "", 0, 0, kExtreme, 0, false, find_exocet) \
  ROW(kMsls, "msls", "", 0, 0, kExtreme, 0, false, find_msls) \
  ROW(kContradictionForcingNet, "contradiction-forcing-net", "", 8600, 700, kExtreme, 85, false, find_forcing) \
  ROW(kCellForcingNet, "cell-forcing-net", "", 8600, 700, kExtreme, 85, false, find_forcing) \
  ROW(kHouseForcingNet, "house-forcing-net", "", 8600, 700, kExtreme, 85, false, find_forcing) \
  ROW(kTemplateSet, "template-set", "1201", 8700, 10000, kExtreme, 0, false, find_templates) \
  ROW(kTemplateDelete, "template-delete", "1202", 8800, 10000, kExtreme, 0, false, find_templates)
// clang-format on

enum class Technique : std::uint8_t {
#define NONET_ROW(name, ...) name,
  NONET_TECHNIQUES(NONET_ROW)
#undef NONET_ROW
};

/// Reports every step of the technique on the search's board, or the first ones: as soon as Search::report returns
/// true it returns true. Returns false when all were reported, or when the effort was over (core/human/effort.h). No step
/// twice. Cost: below a millisecond on ordinary 9×9 boards, unless the header says more. No errors: on layouts that the
/// technique does not cover it finds nothing.
using Finder = bool (*)(Search& search, Technique technique);

struct TechniqueRow {
  Technique technique;
  std::string_view key;          ///< "x-wing": names it in texts, files and languages
  std::string_view hodoku_code;  ///< "0300"; empty: none
  int hodoku_order;              ///< HoDoKu tries lower ones first; 0: not in HoDoKu
  int hodoku_score;
  Level level;
  int se_rating;  ///< in tenths: 32 is SE 3.2; 0: Sudoku Explainer has no such technique
  bool needs_uniqueness;
  Finder find;
};

/// All techniques, in the order of their values.
std::span<const TechniqueRow> techniques();
const TechniqueRow& row_of(Technique technique);
/// By key ("x-wing"); nothing if there is none of this name.
std::optional<Technique> technique_named(std::string_view key);

}  // namespace nonet::human
