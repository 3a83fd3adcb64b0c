// core/format/every_line.h: a puzzle a line, and an answer for every line.
//
// Where one text is read by many programs, each its own part, or where the answers come back in any
// order, a line must be worth the same wherever it stands: one entry, whatever it holds, and the
// same one whatever stands before it. So each line is read as if it were the only one, and a line
// may bring its own number, by which its answer finds its place again:
//
//   17<TAB>53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//
// as `cat -n`, `nl` and the input of Hadoop's streaming have it: blanks, up to 15 digits, a tab
// (puzzles of 16 characters stay puzzles). A line without one has its number in the text.
// Errors: the formats' own; kEmptyText for a blank line or a comment, kUnknownFormat for a line of
// anything else without a puzzle, kLineTooLong.
// Tested by tests/core/format/every_line_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// `make_reader` is that of a format with a puzzle a line.
std::unique_ptr<FormatReader> make_every_line_reader(Entries& entries, MakeReader make_reader);

}  // namespace nonet
