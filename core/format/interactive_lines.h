// core/format/interactive_lines.h: puzzles with constraints in a stream, one a line ("interactive").
//
//   .Cage~12~R1C1~R1C2~R2C1.Thermo~R3C3~R3C4.~R5C5_4
//
// Shape:     each line is a whole text of interactive.h, and gives one entry, whose puzzle is ReadEntry::constrained. Lines that follow each
//            other (at most 64 KiB) and cannot each be a puzzle are one together, if that is one; so such lines wait for the next ones, unless
//            the caller names this format.
// Detection: is_interactive_line(); where no other text is open also is_like_interactive(), so that the fault is told. Such lines may stand
//            among puzzles of other formats that may be mixed.
// Relaxed:   blank and comment lines ("#", ";", "//"). If the caller names this format, each other line is read, so that the other plain
//            texts of interactive.h are, too.
// Options:   ReadOptions::houses are added where rows and columns are equally many, and more than one; ::shape is not used, as a line
//            without a shape is 9×9.
// Errors:    those of interactive.h, and kBadHouses, at their place in the line; kUnknownFormat for another line that no other format reads.
//            Each invalidates only its own line.
// It is not in the table of format.h, so that nonet.wasm does not contain it: who reads such puzzles gives kInteractiveLines to the reader.
// Tested by tests/core/format/interactive_lines_test.cpp and tests/fuzz/interactive_lines_fuzz.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/format/entries.h"
#include "core/model/constrained_puzzle.h"

namespace nonet {

/// Whether a line begins, after blanks, as such a puzzle and as no plain grid: with a given (".~R1C1_5"), with a type and an argument
/// (".Cage~"), or with types that are known, have a small letter and no argument (".AntiKnight.NoBoxes"); or is a killer or the
/// regions of a jigsaw (is_only_interactive()).
bool is_interactive_line(std::string_view text);

/// Whether a line that begins no grid is such a puzzle with a fault in its first item: a type that is not known (".AntiKnigth"), in small letters
/// (".cage~"), without its point ("Cage~"), or a given without "~" (".R1C1_5").
bool is_like_interactive(std::string_view text);

extern const MoreFormat kInteractiveLines;

/// Adds extra houses by their words (core/grid/extra_houses.h) to a puzzle with constraints; what is wrong with them on this board.
std::optional<Error> add_extra_houses(std::span<const std::string> words,
                                      ConstrainedPuzzle& puzzle);

}  // namespace nonet
