// core/human/sk_loop.h: finds sk-loop: eight pairs of cells around four boxes that hold exactly what surrounds them.
//
//   # a a | . . . | a a #        # pivots: where two rows and two columns of different bands and stacks cross
//   a . . | . . . | . . a        a the two other cells of each of these lines in each of the four boxes
//   a . . | . . . | . . a
//   ------+-------+------        the pairs form a ring: row, box, column, box, row, box, column, box
//
// Why:    the places of a digit in the ring lie in pairs, and two neighbouring pairs share a line or a box, which holds the
//         digit once. So a digit stands in the ring at most as often as the fewest lines and boxes that cover its places.
//         If these numbers add up to 16, every cell of the ring being open, each cover holds its digit in the ring, and
//         the digit goes from the rest of that line or box.
// Finds:  rings of 16 open cells, whatever the number of digits that link two pairs; every line and box of the ring links.
// Misses: rings with a written cell; those are msls at best.
// Source: forum.enjoysudoku.com, Steve K's solution of "Easter Monster".
// Tested by tests/core/human/sk_loop_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_sk_loop(Search& search, Technique technique);

}  // namespace nonet::human
