// core/format/sukaku.h: the candidates of a 9×9 grid as one word of 729 characters.
//
//   12.4.....1.3..6.8....
//
// Nine characters a cell, each either its digit (the first 1, the second 2 …) or an empty mark: a
// puzzle that is defined by its candidates (a Sukaku). A line of a 27×27 puzzle is as long, but does
// not have each digit at its own place of nine. Tested by tests/core/format/line_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/format/entries.h"

namespace nonet {

bool is_sukaku(std::string_view symbols);

/// Reads such a word into the candidates of the entry's 9×9 grid. `symbols` begins at line.text[begin].
void read_sukaku(std::string_view symbols, const Line& line, std::size_t begin,
                 const Entries& entries, ReadEntry& entry);

/// The inverse: the candidates of a 9×9 grid as such a word.
std::string sukaku_word(const Puzzle& puzzle);

}  // namespace nonet
