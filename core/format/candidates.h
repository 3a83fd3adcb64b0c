// core/format/candidates.h: a grid of what each cell may still be ("candidates").
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
// Written:   the puzzle's candidates as they are; where it has none, the digits that no placed one
//            rules out. "-" for a cell without any. Two equal digits that see each other read back
//            as the only candidate of their cells, which means the same.
// Errors:    kCannotWrite: a jigsaw, or larger than 35×35.
// Tested by tests/core/format/candidates_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

Result<std::string> write_candidates(const Puzzle& puzzle, const WriteOptions& options);

/// Whether candidates say what the puzzle is, and no digit does: a format without candidates would
/// show an empty grid.
bool is_set_by_candidates(const Puzzle& puzzle);

/// A cell's only candidate becomes its given where no cell that sees it has that candidate: else it may
/// be one that nobody has placed yet. Cells with an entry stay as they are.
void place_lone_candidates(Puzzle& puzzle);

/// The group of each cell.
std::vector<std::string> candidate_groups(const Puzzle& puzzle);

}  // namespace nonet
