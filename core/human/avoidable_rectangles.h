// core/human/avoidable_rectangles.h: finds avoidable rectangles 1 and 2.
//
//   1  |  2      Corners of a rectangle in two boxes that are no givens. Three of them hold written digits 1 2 2: with a
//   2  |  134    1 in the fourth, 1 and 2 could change places, and the puzzle would have two solutions.
//
// Why:    see deadly_set.h: here the core digit of an open corner is the one that completes the exchange.
// Finds:  1  one open corner: it loses that digit
//         2  two open corners, each with that digit and one other, the same in both: what sees both loses the other
//         The two written corners may be neighbours or opposite.
// Misses: rectangles of which one corner is written only; digits that the reader wrote count like those of steps.
// Source: hodoku.sourceforge.net/en/tech_ur.php.
// Tested by tests/core/human/rectangles_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_avoidable_rectangles(Search& search, Technique technique);

}  // namespace nonet::human
