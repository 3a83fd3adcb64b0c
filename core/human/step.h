// core/human/step.h: one step of reasoning, as data.
//
// A step says what follows (placements, eliminations) and what it follows from (marks, houses, cells, chains), so that
// the page can draw it, a language can put it into a sentence, and a test can check it. It contains no words.
// Tested by tests/core/human/step_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/human/board.h"
#include "core/human/technique.h"

namespace nonet::human {

/// What a candidate does in a step. In a chain, `kOn` and `kOff` are what the chain assumes or concludes of it.
enum class MarkRole : std::uint8_t {
  kPattern,  ///< makes the pattern: the corners of a fish, the digits of a subset or of a rectangle
  kFin,      ///< in a base house, outside the cover houses
  kEndoFin,  ///< in two base houses
  kExtra,  ///< more than the pattern allows: the digits beyond a rectangle's two, one of which must be true
  kOn,   ///< true in a chain, or the first colour
  kOff,  ///< false in a chain, or the second colour
};

struct Mark {
  Candidate candidate;
  MarkRole role = MarkRole::kPattern;
  /// Tells several colourings, sets or chains of one step apart; from 0.
  std::uint8_t group = 0;
  friend constexpr bool operator==(const Mark&, const Mark&) = default;
};

/// "pattern", "fin", "endo-fin", "extra", "on" or "off".
std::string_view mark_role_key(MarkRole role);

/// What a house does in a step.
enum class HouseRole : std::uint8_t {
  kHouse,  ///< where the pattern lies
  kBase,   ///< a fish's base, or a house whose digit must be placed in it
  kCover,  ///< a fish's cover, or the house in which the eliminations lie
};

/// "house", "base" or "cover".
std::string_view house_role_key(HouseRole role);

struct StepHouse {
  HouseIndex house = 0;
  HouseRole role = HouseRole::kHouse;
  friend constexpr bool operator==(const StepHouse&, const StepHouse&) = default;
};

/// What a group of cells does in a step.
enum class CellsRole : std::uint8_t {
  kSet,  ///< an almost locked set, or another set with its digits; numbered as A, B, C …
  kPivot,  ///< the cell (or cells) that ties the others together: of a wing, a stem, a base of an exocet
  kPincer,   ///< the others: a wing's ends, petals, targets of an exocet
  kPattern,  ///< the cells of a rectangle, a loop, an oddagon
};

/// "set", "pivot", "pincer" or "pattern".
std::string_view cells_role_key(CellsRole role);

struct StepCells {
  CellSet cells;
  DigitSet digits;  ///< that the group is about
  CellsRole role = CellsRole::kSet;
};

/// One statement of a chain: the digit stands in one of these cells (on), or in none of them (off).
struct ChainNode {
  Digit digit = 0;
  bool on = false;
  CellSet cells;  ///< one, or several of a house: a grouped node
  /// The index in Step::cells of the almost locked set that leads from the node before to this one; −1: none.
  std::int8_t set = -1;
  /// In a net: the indices in this chain of all nodes that lead to it; all of them are smaller. Empty, as in plain
  /// chains: the one before alone leads to it.
  std::vector<std::uint16_t> also;
};

/// Statements of which each follows from the one before. From off to on the link is strong (one of the two is true),
/// from on to off weak (at most one is). A loop ends with the statement that it began with.
struct Chain {
  std::vector<ChainNode> nodes;
};

/// The finder fills in what its technique needs and leaves the rest empty; core/human/README.md says what each family
/// writes. Order within a list: as a sentence names them.
struct Step {
  Technique technique = Technique::kFullHouse;
  std::vector<Candidate> placements{};
  std::vector<Candidate> eliminations{};
  std::vector<Digit>
      digits{};  ///< that the pattern is about: the fish's digit, the pair, a chain's common digit
  std::vector<Mark> marks{};
  std::vector<StepHouse> houses{};
  std::vector<StepCells> cells{};
  std::vector<Chain> chains{};
};

}  // namespace nonet::human
