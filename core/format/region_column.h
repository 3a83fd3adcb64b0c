// core/format/region_column.h: a jigsaw's regions as a word of size² characters, a name for each
// cell.
//
//   1.......2....... aabbaabbccddccdd
//
// A solved grid in that column looks much the same: it too has `size` characters, each `size`
// times. But it repeats none in a row or column, which regions nearly always do; where they do not,
// the column is a solution, in digits or in letters. Tested by tests/core/format/line_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/format/format.h"
#include "core/format/lines.h"

namespace nonet {

/// Whether a word of size² characters names regions, be they right or wrong.
bool names_regions(std::string_view names, int size);

/// Makes the entry's puzzle a jigsaw. `names` stands at line.text[begin].
/// Errors: kBadRegions at the first cell of the region of the wrong size.
void set_regions(std::string_view names, const Line& line, std::size_t begin, ReadEntry& entry);

/// A letter for each cell of a jigsaw of at most 35×35, as such a word.
std::string region_names(const Geometry& geometry);

}  // namespace nonet
