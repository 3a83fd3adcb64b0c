// core/format/region_column.h: a jigsaw's regions as a word of size² characters: for each cell the name
// of its region.
//
//   1.......2....... aabbaabbccddccdd
//
// A solved grid in that column looks similar: it also has `size` characters, each `size` times. But it
// repeats none in a row or column, as regions nearly always do. A column without such a repetition is
// a solution, in digits or in letters. Tested by tests/core/format/line_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/format/format.h"
#include "core/format/lines.h"

namespace nonet {

/// Whether a word of size² characters names regions, with or without an error.
bool names_regions(std::string_view names, int size);

/// Whether a word of letters seems to name regions, but is a cell or two too short or too long.
bool nearly_names_regions(std::string_view names, int size);

/// Makes the entry's puzzle a jigsaw. `names` begins at line.text[begin].
/// Errors: kBadRegions at the first cell of a region of the wrong size.
void set_regions(std::string_view names, const Line& line, std::size_t begin, ReadEntry& entry);

/// The inverse: a letter for each cell of a jigsaw of at most 35×35.
std::string region_names(const Geometry& geometry);

}  // namespace nonet
