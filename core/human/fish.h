// core/human/fish.h: every fish: x-wing to leviathan, finned, sashimi, Franken, mutant and Siamese ones.
//
// Plain fish of lines are found by basic_fish.h, all others by fish_search.h: for each place that is in no template, the
// sets of bases and covers that remove it.
//
// Why:    fish_search.h says it.
// Finds:  each result once for a digit, with the fewest fins. "Sashimi" is a finned fish of lines with a base that has one
//         place or none besides its fins. A Siamese fish is two fish with the same bases and different results.
// Misses: more than five fins or two endo fins (HoDoKu's limits); fish of which a part of the bases suffices;
//         on grids over 9×9, Franken and mutant fish with more than three bases.
// Evidence: the base places as pattern, fin and endo fin; the bases, then the covers. Of a Siamese fish, the covers of the
//         second fish follow those of the first, and its fins are of group 1; the pattern is common to both.
// Tested by tests/core/human/fish_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_fish(Search& search, Technique technique);

}  // namespace nonet::human
