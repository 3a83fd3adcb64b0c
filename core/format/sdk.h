// core/format/sdk.h: the puzzle files of SadMan Sudoku and SudoCue ("sdk").
//
//   #ARuud                     [Puzzle]
//   #DA random puzzle          2..1.5..3
//   2..1.5..3                  …
//   .54...71.                  [State]        the digits placed so far, givens included
//   …                          …
//                              [PencilMarks]  n groups a row, between commas or blanks
//                              …
//
// Shape:     lines of information (#A author, #B date, #C comment, #D description, #L level,
//            #S source, #U address, and others), then n rows of n symbols; or sections. The
//            description is the title. [State] gives Puzzle.entries, [PencilMarks] the candidates
//            (an empty group: every digit). Other sections are ignored. Each of several puzzles in one
//            text begins with new information, or with a new [Puzzle].
// Relaxed:   rows in any way of grid_rows.h; capitals in section names; blank lines.
// Errors:    as grid_reader.h; a wrong row in any of the three sections invalidates the puzzle.
// Written:   any size from 1 to 35; sections only if there are entries, candidates or no title.
// Source:    sadmansoftware.com/sudoku/faq19.php, sudocue.net/fileformats.php.
// Tested by tests/core/format/sdk_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

bool recognise_sdk(const Sample& sample);
std::unique_ptr<FormatReader> make_sdk_reader(Entries& entries);
Result<std::string> write_sdk(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
