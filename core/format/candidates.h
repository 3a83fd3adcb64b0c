// core/format/candidates.h: a grid with the candidates of each cell ("candidates").
//
//   .----------------------.----------------------.----------------------.
//   | 1567   3      1567   | 4      12579  179    | 689    5678   579    |
//   …
//   :----------------------+----------------------+----------------------:
//   …
//   '----------------------'----------------------'----------------------'
//
// Shape:     n rows of n groups (group.h), also n² groups in one line; n from 1 to 35.
// Read by grid_reader.h; grid_puzzle.h says when a lone digit is a given. A frame with dots and
// colons is a candidate grid even if each group might be a number (in 16×16, "12").
// Written:   the puzzle's candidates; if it has none, the digits that no placed digit excludes. "-"
//            is a cell without candidates. Two equal digits in one house are read back as the only
//            candidates of their cells, which means the same.
// Errors:    kCannotWrite: a jigsaw, or larger than 35×35.
// Tested by tests/core/format/candidates_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

Result<std::string> write_candidates(const Puzzle& puzzle, const WriteOptions& options);

/// Whether the puzzle has candidates and no digit: a format without candidates would show an empty
/// grid.
bool is_set_by_candidates(const Puzzle& puzzle);

/// Turns a cell's only candidate into its given if no peer has that candidate; otherwise the candidate
/// may be one that nobody has placed yet. Cells with an entry do not change.
void place_lone_candidates(Puzzle& puzzle);

/// The group (group.h) of each cell, row by row.
std::vector<std::string> candidate_groups(const Puzzle& puzzle);

}  // namespace nonet
