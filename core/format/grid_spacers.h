// core/format/grid_spacers.h: empty rows and columns between the boxes of a grid.
//
// In spreadsheets the boxes are often set apart by an empty row and an empty column after every third, so that a 9×9
// has 11 of each; or by empty rows only. They are cut out before the grid is read. A grid of 11×11 that is
// empty exactly there has no boxes and is hardly ever meant.
// Tested by tests/core/format/boxed_test.cpp and tests/texts.
#pragma once

#include <vector>

#include "core/format/grid_rows.h"

namespace nonet {

/// Cuts the empty rows and columns out of a grid of fields that has them after every box, and nowhere else as
/// many: true, and `lines` is that of a grid of size 6 or more. Places stay those of the text.
bool cut_spacers(std::vector<GridLine>& lines, const Layout& layout);

}  // namespace nonet
