// core/format/ss.h: the files of Simple Sudoku ("ss").
//
//   *-----------*
//   |.3.|4..|...|
//   …
//   |---+---+---|
//   …
//   *-----------*
//
// Shape:     up to three grids for one puzzle, each in a frame with stars: the givens, then optionally
//            the state with the digits that the person has placed, then optionally the candidates.
//            Grids that show a later stage of the same puzzle are joined into one entry: givens,
//            entries, candidates.
// grid_reader.h reads it, with all its leniencies; the next grid or the end of the text shows whether
//            a puzzle is complete.
// Written:   9×9 with the usual boxes; the second and third grid only where the puzzle has them.
// Errors:    kCannotWrite: any other shape.
// Tested by tests/core/format/ss_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

Result<std::string> write_ss(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
