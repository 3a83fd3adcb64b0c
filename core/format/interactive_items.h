// core/format/interactive_items.h: a text of Interactive-Sudoku-Solver (interactive.h) as a tree of items, before their meaning.
//
//   .Cage~12~R1C1~R1C2        an item: its type, and arguments after ~
//   .~R1C1_5                  an item without a type is a given
//   .Or.Cage~… .Sum~… .End    an item that holds others
//
// Blanks and line breaks mean nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace nonet {

struct InteractiveItem {
  struct Word {
    std::string text;    ///< without blanks
    std::size_t at = 0;  ///< the offset of its first byte in the whole text
  };
  Word type;
  std::vector<Word> arguments;
  std::vector<InteractiveItem> parts;  ///< of Or, And, Replicate
};

/// What is wrong, and at which offset of the whole text.
struct InteractiveError {
  Errc code;
  std::string text;
  std::size_t at = 0;
};

/// kBadConstraint at this offset, with the item's type; a given, which has none, is called by what it begins with.
InteractiveError bad_constraint(const InteractiveItem::Word& type, std::size_t at);

/// Appends the items of `section`, which begins at offset `at` of the whole text. Without `has_places` it was made from other text:
/// all places are `at`.
/// Returns what is wrong: kBadConstraint for text before the first item, an item of Or … that has no end, and an end without its
/// beginning.
std::optional<InteractiveError> read_items(std::string_view section, std::size_t at,
                                           bool has_places, std::vector<InteractiveItem>& items);

}  // namespace nonet
