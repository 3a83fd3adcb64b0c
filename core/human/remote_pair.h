// core/human/remote_pair.h: finds remote pairs: cells with the same two candidates, tied together over four or more.
//
//   12 – 12 – 12 – 12        each sees the next
//    \____ 12× ____/         sees both ends
//
// Why:    the digits alternate along the cells, so of two cells an odd number of steps apart one is 1 and the other is 2:
//         what sees both is neither.
// Finds:  each set of such cells that hang together, once, with all that it removes.
// Misses: sets that remove only what naked pairs (two neighbours in the set) do.
// Source: hodoku.sourceforge.net/en/tech_chains.php.   Tested by tests/core/human/remote_pair_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// Evidence: both digits; the set's candidates of the lower digit and, opposite, of the other one as kOn and kOff; for
/// cells that lose something a chain: the cells between two that they see, as statements on the lower digit.
bool find_remote_pairs(Search& search);

}  // namespace nonet::human
