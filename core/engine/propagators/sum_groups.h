// core/engine/propagators/sum_groups.h: the terms of a sum, or the cells of a count, in groups whose cells must differ, for tighter bounds.
//
// Three different digits are at least 1, 2 and 3, so their sum is at least 6, not 3. The larger the groups, the tighter the bounds: the house or cage
// with most of the cells that are left comes first. Cost: a look at each cell of each house and cage for each term and group.
// Tested by tests/core/engine/sum_groups_test.cpp.
#pragma once

#include <vector>

#include "core/engine/propagator.h"

namespace nonet {

/// Every term, once; in each group all have one factor, and no two cells may hold the same digit.
std::vector<std::vector<Sum::Term>> groups_of(std::vector<Sum::Term> terms,
                                              const PropagatorContext& context);

}  // namespace nonet
