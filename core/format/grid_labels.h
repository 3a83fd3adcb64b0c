// core/format/grid_labels.h: the numbers of the rows and columns, which some programs print beside
// a grid.
//
//   0 1 2 3 4      , 0 , 1 , 2 , 3         0 1 2 3        [1,] 1 . 3 .        0 1 2 3
//   1 . 3 . 1      0 ,   , 3 ,   , 1     0 . 3 . 1        [2,] 2 . . .        . 3 . 1
//   2 2 . . .      1 , 2 ,   ,   ,       1 2 . . .        …                   2 . . .
//   …              …                     …                (R)                 …
//
// Labels count up from 0, 1 or A, or from c1. With something in the corner, such a grid has as many rows as a row
// has words, so it looks like a puzzle one larger; but no puzzle counts up from its corner in both
// directions. (From 0, whose 0s might be empty cells, the corner of a grid smaller than 6×6 must be
// empty.) Labels on one side only are cut where a whole grid is left: nothing else could be read.
//
// Tested by tests/core/format/grid_labels_test.cpp.
#pragma once

#include <vector>

#include "core/format/grid_rows.h"

namespace nonet {

/// Takes the labels from the lines of a grid. False: it has none, and nothing has changed.
/// The lines keep the places of what is left.
bool cut_labels(std::vector<GridLine>& lines);

}  // namespace nonet
