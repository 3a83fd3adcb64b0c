// core/rate/hodoku_als.h: which steps with almost locked sets HoDoKu takes.
//
// HoDoKu lists the sets by house and cell, and the pairs of linked sets by their places in that list. It takes the first
// pair (ALS-XZ) or the first two pairs with a set in common (ALS-XY-wing) that remove anything; of chains, which go from
// earlier sets to later ones only, the one that removes most. Sets of a pair have no cell in common. The finders of
// core/human report each result once, for small sets first, so that their steps do not tell.
// Source: the behaviour of HoDoKu 2.2 and 2.3. Tested by tests/core/rate/hodoku_test.cpp.
#pragma once

#include <optional>

#include "core/human/search.h"

namespace nonet::rate {

/// The step of ALS-XZ, ALS-XY-wing or ALS chain that HoDoKu takes; only its result.
std::optional<human::Step> hodoku_als_step(human::Search& search, human::Technique technique);

}  // namespace nonet::rate
