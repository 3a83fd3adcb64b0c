// core/human/rectangles.h: finds unique rectangles 1 to 6 and hidden rectangles.
//
//   12    |  12          The corners of a rectangle in two boxes, none of them given, that all may be 1 or 2. If they
//   12    |  12345       held nothing else, 1 and 2 could change places: the puzzle would have two solutions.
//
// Why:    see deadly_set.h; the guards are the digits besides the two.
// Finds:  1  one guarded corner: it loses the two digits
//         2  two guarded corners in a line, with the same one guard: what sees both loses it
//         3  two guarded corners in a line: their guards make a naked subset with other cells of a house
//         4  two guarded corners in a line, to which a house restricts one of the digits: they lose the other
//         5  like 2, with two diagonal or three guarded corners
//         6  two diagonal guarded corners, and one of the digits restricted to the corners in both rows or both columns:
//            were it in one of them, it would be in the other too, and the rest would be the other digit
//         hidden  a corner without guards, and the opposite one, from which one of the digits is linked along both
//            sides: this corner is not the other digit, because then both neighbours are the first one
//         One corner at least has exactly the two digits. Corners may lack one of the two if the search's options say
//         so, as long as no written digit excludes it: what a solution holds does not depend on what was removed.
// Misses: rectangles without a corner of two candidates; naked subsets that are larger than one found already.
// Source: hodoku.sourceforge.net/en/tech_ur.php.
// Tested by tests/core/human/rectangles_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// Finds avoidable rectangles too (avoidable_rectangles.h).
bool find_rectangles(Search& search, Technique technique);

}  // namespace nonet::human
