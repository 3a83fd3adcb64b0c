// core/human/bivalue_oddagon.h: finds bivalue oddagons: odd loops of cells with the same two digits.
//
//   {a,b} ─ {a,b} ─ {a,b,g}     each cell sees the next, the last sees the first; five, seven … cells
//
// Why:    with a and b alone the cells would take turns around the loop, which an odd number does not allow. So one of
//         the other candidates in its cells, the guardians, is true. Uniqueness is not needed. If all guardians are in
//         one cell, it is neither a nor b; if all are the same digit g, what sees all their cells is not g.
// Finds:  each result once. Loops in which only cells next to each other see each other: any other has a smaller odd
//         loop inside.
// Misses: guardians of several digits in several cells, which say something to chains only; loops of three cells, which
//         are naked pairs.
// Source: forum.enjoysudoku.com thread 37151 ("oddagons"), sudopedia (Broken Wing); 1401 of HoDoKu's fork.
// Tested by tests/core/human/bivalue_oddagon_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_bivalue_oddagon(Search& search, Technique technique);

}  // namespace nonet::human
