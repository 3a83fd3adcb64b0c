// core/format/list.h: a list of lists, as written in Python, JSON, C or by numpy ("list").
//
//   [[5, 3, 0, 0, 7, 0, 0, 0, 0],
//    [6, 0, 0, 1, 9, 5, 0, 0, 0],
//    …                            ]
//
// Shape:     n innermost lists of n cells, n from 1 to 64; also one list of n² cells, lists of
//            one-character strings (LeetCode), and a list of n strings of n characters.
//            A cell is a number, a symbol ("A" = 10) or empty: 0, None, null, "", ".", "x" …
//            A list after the name "regions" makes the puzzle a jigsaw; one after "solution" is the
//            solution given by the text: {"grid": [[…]], "regions": [[…]]}, or `regions = [[…]]`
//            below or above. A list of words after "houses" in an object names extra houses:
//            "houses": ["diagonals"] (core/grid/extra_houses.h).
// Relaxed:   brackets of any kind; trailing, doubled or missing commas; missing brackets at the
//            ends; comments; names, types and prose around; several grids.
// Errors:    kEmptyRow, kRowLength, kTooFewRows, kTooManyRows, kUnclosedList (cut short without
//            its last bracket), kDigitOutOfRange, kBadCharacter, kBadRegions, kBadHouses,
//            kBadSolution, kTooLarge.
// Streaming: a grid is passed on when the next begins or the text ends, because its regions may follow.
// Cost:      one pass; stores a place for each cell of one grid.
// Tested by tests/core/format/list_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

bool recognise_list(const Sample& sample);
std::unique_ptr<FormatReader> make_list_reader(Entries& entries);

/// A jigsaw is written as a JSON object with "grid" and "regions", a puzzle with extra houses with "houses".
Result<std::string> write_list(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
