// core/format/grid_spacers.h: empty rows and columns between the boxes of a grid.
//
// Spreadsheets often separate the boxes by an empty row and an empty column after every third, so that
// a 9×9 has 11 of each; or by empty rows only. They are removed before the grid is read. (A real 11×11
// grid that is empty exactly there has no boxes, and hardly occurs.)
// Tested by tests/core/format/boxed_test.cpp and tests/texts.
#pragma once

#include <vector>

#include "core/format/grid_rows.h"

namespace nonet {

/// Removes the empty rows and columns of a grid of fields that has them after every box, and nowhere
/// else as many. Returns whether it did; then `lines` is a grid of size 6 or more, with the places of
/// the text.
bool cut_spacers(std::vector<GridLine>& lines, const Layout& layout);

}  // namespace nonet
