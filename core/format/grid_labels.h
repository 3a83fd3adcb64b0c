// core/format/grid_labels.h: the numbers of the rows and columns, which some programs print beside
// a grid.
//
//   0 1 2 3 4        With something in the corner, such a grid has as many rows as a row has words,
//   1 . 3 . 1        so it looks like a puzzle one larger. But no puzzle counts up from its corner
//   2 2 . . .        in both directions.
//   …
//
// Tested by tests/core/format/boxed_test.cpp.
#pragma once

#include <vector>

#include "core/format/grid_rows.h"

namespace nonet {

/// Takes the labels from the lines of a grid. False: it has none, and nothing has changed.
/// The lines keep the places of what is left.
bool cut_labels(std::vector<GridLine>& lines, const Layout& layout);

}  // namespace nonet
