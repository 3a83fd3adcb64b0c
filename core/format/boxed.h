// core/format/boxed.h: a grid drawn with characters ("boxed"), and the board that the first sudoku
// tutorial printed ("board").
//
//   boxed: +-------+-------+-------+       board: ---------------------
//          | 5 3 . | . 7 . | . . . |              5 3 0 | 0 7 0 | 0 0 0
//          …                                      …
//          +-------+-------+-------+              ---------------------
//
// grid_reader.h reads both and lists what it accepts: nearly every way in which people draw grids,
// also without a frame, and fields between tabs, commas or bars.
//
// Written:   any size from 1 to 64 with its boxes; digits above 9 as numbers, right-aligned. A 9×9
//            board equals the tutorial's output byte for byte: 21 dashes before rows 0, 3 and 6 and
//            after the last, "| " before columns 3 and 6, a blank between digits and none at the
//            end. Other sizes: a rule as long as a row before each row of boxes.
// Errors:    kCannotWrite: a jigsaw.
// Tested by tests/core/format/boxed_test.cpp and board_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// The reader of all drawn grids.
std::unique_ptr<FormatReader> make_grid_reader(Entries& entries);

Result<std::string> write_boxed(const Puzzle& puzzle, const WriteOptions& options);
Result<std::string> write_board(const Puzzle& puzzle, const WriteOptions& options);

/// The cells' texts in a frame with bars and rulers around the boxes; all columns are as wide as the
/// widest text. `first`, `inner` and `last` are the left end, crossings and right end of the first, the
/// inner and the last ruler, e.g. "+++". `tight`: no blanks between cells.
std::string draw_frame(const Geometry& geometry, const std::vector<std::string>& cells,
                       std::string_view first, std::string_view inner, std::string_view last,
                       bool tight);

}  // namespace nonet
