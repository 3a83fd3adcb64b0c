// core/format/candidate_line.h: the candidates of each cell in one line ("line").
//
//   1 2 34 34 / 34 34 1 2 / 2 1 34 34 / 34 34 2 1
//
// Shape:     n rows of n groups (group.h) between slashes, n from 2 to 35; a jigsaw's regions follow
//            after one more slash, as a word of n² names (region_column.h). Without the slashes, a line
//            of 16 groups could be a row of a 16×16 grid, and one of 81 lone digits a solution.
// The line format reads it. The candidates of a 9×9 grid are also written as a Sukaku (sukaku.h).
// Tested by tests/core/format/candidate_line_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// The size of the grid; 0: the line is not of this kind.
/// Cost: for a line without a slash, one search for it.
int candidate_line_size(std::string_view text);

/// Reads such a line into the entry, which has been cleared. Errors: kBadRegions, and those of
/// Entries::set_size.
void read_candidate_line(const Line& line, int size, Entries& entries, ReadEntry& entry);

/// The puzzle's candidates (candidate_groups) as one line without its end; size 1 to 35.
std::string candidate_line(const Puzzle& puzzle);

}  // namespace nonet
