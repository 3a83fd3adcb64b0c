// core/engine/propagators/unit_sum.h: the propagator of sums in which each cell counts once, or is subtracted once.
// Tested by tests/core/engine/constraint_search_test.cpp, with those of all rules.
#pragma once

#include "core/engine/propagator.h"

namespace nonet {

/// All factors are 1 or −1.
void add_unit_sum(const Sum& rule, const PropagatorContext& context, Propagators& list);

}  // namespace nonet
