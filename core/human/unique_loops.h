// core/human/unique_loops.h: finds unique loops and extended rectangles.
//
//   12 ─── 12                 A unique loop: cells that may all be 1 or 2, an even way around, with two cells or none in
//    │      │                 each house. If they held nothing else, 1 and 2 could change places.
//   12 ┐    │                 An extended rectangle: three digits in two parallel lines of three cells
//      12 ─ 123               (extended_rectangles.h).
//
// Why:    see deadly_set.h and pair_patterns.h.
// Finds:  what follows by guards in one cell, of one digit, in a naked subset, and from a locked digit. Loops of 6 to 14
//         cells, smaller ones first; one cell at least has exactly the two digits.
//         An extended rectangle whose guards are one digit only says what follows from that, as published cases do.
// Misses: longer loops; loops of four cells are rectangles.
// Source: sudopedia "Unique Loop", sudokuwiki.org/Extended_Unique_Rectangles.
// Tested by tests/core/human/unique_loops_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_unique_loops(Search& search, Technique technique);

}  // namespace nonet::human
