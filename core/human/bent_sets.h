// core/human/bent_sets.h: finds bent quads and VWXYZ- to RSTUVWXYZ-wings: n cells of a line and a box with n digits.
//
//   . . .  | a . b | .        the line has cells a, b; the box has c, d and e, of which e may be in both;
//   -------+       +---       together they have as many digits as cells, and only z stands in the line outside
//          | . c . |          the box as well as in the box outside the line
//          | d . . |
//
// Why:    every digit but z is in cells that see each other, so it takes at most one of the n cells; n − 1 digits do
//         not fill n cells. So z is in one of them, and what sees all places of z among them is not z.
// Finds:  each result once for each n, 4 to 9. The shared cells may be in the set or not.
// Misses: sets of two lines, and wings around a pivot that go into a row, a column and a box (wings); on grids larger
//         than 9×9 sets of more than five cells.
// Cost:   all pairs of a subset of the line's part and one of the box's, cut by their numbers of digits.
// Source: sudokuwiki.org/Bent_Sets; codes 0802 and 0805 to 0809 of HoDoKu's fork.
// Tested by tests/core/human/bent_sets_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_bent_sets(Search& search, Technique technique);

}  // namespace nonet::human
