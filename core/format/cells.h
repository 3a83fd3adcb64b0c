// core/format/cells.h: one cell a line ("cells").
//
//   5          N·N lines, row by row; here the first row of a 9×9 grid begins with 5, 3 and an
//   3          empty cell.
//   0
//
// Shape:     N·N lines for any N from 1 to 64; one puzzle a text.
//            Above 9×9 a cell may be one character, as in a line (symbols.h): 10 is A, or 0 is 16.
// Relaxed:   0, a blank line, or anything that is not a whole number is an empty cell. But letters are
//            digits if there are two different ones and no number of two digits; and 0 is the last
//            digit if that digit does not occur and empty cells have another mark. Blank lines below
//            the last cell may be missing or too many. A separator may end a line. Comments ("#") and
//            titles above the first cell are skipped.
// Errors:    kNoSuchSize (found: the lines), kTooLarge, kDigitOutOfRange (an entry not in 1..N),
//            kBadCharacter, kConflictingEntry: unlike in other formats, a digit that an earlier line
//            has placed in the same row, column or box is an error here, because these files are
//            typed digit by digit; text is the digit, found the earlier line. Of several errors, the
//            first line's is reported.
// Cost:      O(cells · peers); N is known only at the end.
// Tested by tests/core/format/cells_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

bool recognise_cells(const Sample& sample);
std::unique_ptr<FormatReader> make_cells_reader(Entries& entries);
Result<std::string> write_cells(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
