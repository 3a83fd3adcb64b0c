// core/model/different_groups.h: cells in groups whose cells must differ, for tighter bounds of sums and counts.
//
// Three different digits are at least 1, 2 and 3, so their sum is at least 6, not 3; and at most one of them is a 9. The larger the groups, the tighter the
// bounds: the house or cage with most of the cells that are left comes first.
// Tested by tests/core/model/different_groups_test.cpp.
#pragma once

#include <vector>

#include "core/model/differences.h"

namespace nonet {

/// Every term, as often as it is given; in each group all have one factor, and no two cells may hold the same digit. Cost: for each group, the bits of
/// each house and cage, and for some of these a look at each of their cells for each term.
std::vector<std::vector<Sum::Term>> different_groups(std::vector<Sum::Term> terms,
                                                     const Differences& differences);

/// The same for cells that are only counted.
std::vector<std::vector<Cell>> different_cells(const std::vector<Cell>& cells,
                                               const Differences& differences);

}  // namespace nonet
