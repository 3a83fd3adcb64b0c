// core/format/ss.h: the files of Simple Sudoku ("ss").
//
//   *-----------*
//   |.3.|4..|...|
//   …
//   |---+---+---|
//   …
//   *-----------*
//
// Shape:     up to three grids for one puzzle, each in a frame with stars: the givens, then perhaps
//            the state with what the person has placed, then perhaps the candidates. Grids that
//            show the same puzzle further on are joined into one entry: givens, entries,
//            candidates.
// Read by grid_reader.h, with all that it allows; the next grid or the end of the text tells
//            whether more belongs to a puzzle.
// Written:   9×9 with the usual boxes; the second and third grid only where the puzzle has them.
// Errors:    kCannotWrite: any other shape.
// Tested by tests/core/format/ss_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

Result<std::string> write_ss(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
