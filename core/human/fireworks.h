// core/human/fireworks.h: finds fireworks: digits of a row and a column that meet in a box, with one place each outside.
//
//   S . . | . . R | . . .     a digit whose places in S's row are in S's box or in R, and in S's column in S's box or in
//   . . . |                   C, is a firework: it stands in S, R or C.
//   . . . |
//   ------+      D (row of C, column of R)
//   C . . |
//
// Why:    if neither R nor C has the digit, the row and the column both have it inside the box: in S, where they meet.
// Triple: three digits that stand in S, R or C, at least one of them a firework; the others may be held in R and S, or
//         C and S, by the row or column alone. No other digit has room in these three cells.
// Quad:   two fireworks a, b of S and two others c, d of D, with the same R and C. S takes one of a and b at most, D one
//         of c and d, so R and C have one of each, and S and D the others: four cells with four digits.
// Pair:   two fireworks a, b of S, and D has no candidates but a and b. If D is a, S must be a, and b in R or C; so S is
//         a or b (and the same as D).
// Finds:  each result once, triples first, then quads and pairs.
// Misses: wings that go on from R and C with links to further cells (chains of fireworks); layouts other than plain 9×9.
// Source: shye, forum.enjoysudoku.com thread 39513; sudokuwiki.org/Fireworks.
// Tested by tests/core/human/fireworks_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_fireworks(Search& search, Technique technique);

}  // namespace nonet::human
