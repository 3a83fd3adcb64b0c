// core/human/broken_wing.h: finds broken wings: an odd loop of places of a digit, and the guardians that prevent it.
//
//   a ── row ── b        Each house of the loop has two of its cells; the digit's other places in these houses are the
//   │           │        guardians. With five, seven or nine houses it is a broken wing.
//   box      column
//   │           │
//   e ── row ── d
//
// Why:    without guardians each house would have the digit in one of its two cells, so along the loop true and false
//         would take turns, which an odd number of cells does not allow. So a guardian is true. A place that sees all
//         guardians is false; a single guardian is true.
// Finds:  each result once, loops of 5, 7 and 9 cells.
// Misses: places in the loop itself that see all guardians, as HoDoKu's fork does (x-chains and fish find them); what
//         locked candidates remove.
// Cost:   loops are searched for only if a place could see all guardians of one: if it were true, the links that it
//         leaves must have an odd loop. That takes about 0.1 µs a place.
// Source: forum.enjoysudoku.com, "broken wings" and "guardians" (rubylips, Havard, daj95376); 1400 of HoDoKu's fork.
// Tested by tests/core/human/broken_wing_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_broken_wing(Search& search, Technique technique);

}  // namespace nonet::human
