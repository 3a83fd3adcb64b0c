// core/generate/regions.h: makes the regions of a jigsaw.
//
// Begins with the usual boxes (rows, for a prime size) and exchanges cells between neighbouring regions many times; an
// exchange that would break a region into pieces is not made. Every division that can be reached is about as likely as
// its number of neighbours allows; nothing more is known of the distribution.
// Tested by tests/core/generate/regions_test.cpp.
#pragma once

#include <vector>

#include "core/generate/random.h"

namespace nonet::generate {

/// The region (0…size − 1) of each cell: `size` connected regions of `size` cells. `size` is 1…64.
/// Some divisions admit no full grid. Cost: O(size³).
std::vector<int> make_regions(int size, Random& random);

}  // namespace nonet::generate
