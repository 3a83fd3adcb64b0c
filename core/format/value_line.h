// core/format/value_line.h: what is written in the cells of a board with constraints, as one line of text.
//
//   036251…                    a solution, row by row; from the value 10 on letters: A = 10
//   03 1 2458 / 6 6 13 0 / …   what each cell may hold, with a slash between rows
//
// As symbol_line (symbols.h) and candidate_line, but of values instead of digits, as a board may begin at 0, and of boards with any number
// of rows. Holes are ".". Variables are not written. No reader reads these lines: the values alone do not tell the board.
// Tested by tests/core/format/value_line_test.cpp.
#pragma once

#include <span>
#include <string>

#include "core/model/board.h"

namespace nonet {

/// `digits`: one for each cell of the grid, perhaps more. If the board has values above kLargestSymbolSize (symbols.h): numbers with blanks
/// between them.
std::string value_line(const Board& board, std::span<const Digit> digits);

/// `digits`: one set for each cell of the grid, perhaps more; "-" for an empty one. The board has no values above kLargestSymbolSize.
std::string value_candidate_line(const Board& board, std::span<const DigitSet> digits);

}  // namespace nonet
