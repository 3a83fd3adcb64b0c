// core/human/tridagon.h: finds tridagons (anti-tridagons, Thor's hammers): twelve cells that three digits cannot fill.
//
//   a . . | b . .      Four boxes in a rectangle have three cells each, one in each of their rows and columns. Seen as a
//   . a . | . b .      permutation of rows to columns, one or three of the four are odd (here the last), which the
//   . . a | . . b      sum of all rows and columns does not allow.
//   ------+------
//   c . . | d . .
//   . c . | . . d
//   . . c | . d .
//
// Why:    if each cell is one of three digits, each box has them in some order, and rows and columns of the rectangle
//         carry that order from box to box. Around the rectangle it is changed by the product of the four
//         permutations; no two cells of a row or column agree only if that product is even. So one of the other
//         candidates in these cells, the guardians, is true. If all guardians are in one cell, it is none of the three
//         digits; if all are the same digit g, what sees all their cells is not g.
// Finds:  each result once. Cells may lack one of the three digits.
// Misses: guardians of several digits in several cells, cells with a digit written; layouts other than plain 9×9.
// Source: forum.enjoysudoku.com threads 39885 (chromatic patterns, mith), 39859 (the tridagon rule, D. Berthier); 1402 of
//         HoDoKu's fork.
// Tested by tests/core/human/tridagon_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_tridagon(Search& search, Technique technique);

}  // namespace nonet::human
