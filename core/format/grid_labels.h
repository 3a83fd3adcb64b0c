// core/format/grid_labels.h: labels: numbers of the rows and columns that some programs print beside a
// grid.
//
//   0 1 2 3 4      , 0 , 1 , 2 , 3         0 1 2 3        [1,] 1 . 3 .        0 1 2 3
//   1 . 3 . 1      0 ,   , 3 ,   , 1     0 . 3 . 1        [2,] 2 . . .        . 3 . 1
//   2 2 . . .      1 , 2 ,   ,   ,       1 2 . . .        …                   2 . . .
//   …              …                     …                (R)                 …
//
// Labels count up from 0, 1, A or c1. With a label in the corner, such a grid has as many rows as a row
// has words, so it looks like a puzzle that is one larger; but no puzzle counts up from its corner in
// both directions. (If labels count from 0, which might be an empty cell, the corner of a grid smaller
// than 6×6 must be empty.) Labels on one side only are removed if a whole grid is left, because
// otherwise nothing could be read.
//
// Tested by tests/core/format/grid_labels_test.cpp.
#pragma once

#include <vector>

#include "core/format/grid_rows.h"

namespace nonet {

/// Removes the labels from the lines of a grid. Returns false, and changes nothing, if there are none.
/// The remaining text keeps its places.
bool cut_labels(std::vector<GridLine>& lines);

}  // namespace nonet
