// core/format/numbers.h: one puzzle a line, cells as numbers ("numbers").
//
//   name n box_rows box_columns c1 c2 … c(n·n)
//
// Shape:     n from 1 to 64; 0 is empty; boxes "0 0" stand for a latin square (no boxes). This is the
//            only line format beyond 35×35. The name is one word; "-" stands for none.
// Relaxed:   blanks, tabs or commas between; the name may be missing, and so may the whole head
//            (then the option's boxes, or the usual ones); '.', '_', 'x' are empty too; blank lines
//            and lines that begin with '#'.
// Errors:    kTooFewCells, kTooManyCells, kBadBoxes, kTooLarge, kNoSuchSize, kDigitOutOfRange,
//            kBadCharacter; each invalidates only its own line.
// Cost:      one pass a line, no allocation between puzzles of one size.
// Source:    the layout in which the large puzzles of Gecode and csplib are exchanged.
// Tested by tests/core/format/numbers_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

bool recognise_numbers(const Sample& sample);
std::unique_ptr<FormatReader> make_numbers_reader(Entries& entries);
Result<std::string> write_numbers(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
