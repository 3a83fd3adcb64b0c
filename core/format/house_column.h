// core/format/house_column.h: a puzzle's extra houses as words behind it, each after a plus sign.
//
//   1.......2....... +diagonals
//   1.......2....... aabbaabbccddccdd +windows +r1c1r2c2r3c3
//
// core/grid/extra_houses.h says what the words mean. Tested by tests/core/format/line_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/format/entries.h"

namespace nonet {

/// Where the first such word begins: a plus sign before a letter, after a blank; the text's length if there is none.
std::size_t find_house_words(std::string_view text);

/// Adds the houses of these words to the entry's puzzle. `begin` is what find_house_words returns for the line.
/// Errors: kBadHouses at the first word, also for a word that is none.
void set_houses(const Line& line, std::size_t begin, Entries& entries, ReadEntry& entry);

/// The inverse, with a blank before each word.
std::string house_column(const Geometry& geometry);

}  // namespace nonet
