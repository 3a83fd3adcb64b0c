// core/human/rectangle_corners.h: the rectangles whose corners can exchange two digits.
//
// Two rows and two columns cross in four cells. Where each further house holds two neighbouring corners or none, which
// is so if they lie in two boxes, two digits that alternate around the corners can change places.
// Tested by tests/core/human/rectangles_test.cpp.
#pragma once

#include <array>
#include <vector>

#include "core/human/layout.h"

namespace nonet::human {

/// Upper left, upper right, lower left, lower right: 0 and 3 are opposite, and so are 1 and 2.
using Corners = std::array<Cell, 4>;

/// Every such rectangle with its corners in `cells`, at least one of them in `required`.
std::vector<Corners> rectangles_in(const Layout& layout, const CellSet& cells,
                                   const CellSet& required);

}  // namespace nonet::human
