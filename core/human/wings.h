// core/human/wings.h: finds XY-, XYZ- and WXYZ-wings: a pivot, and for each of its digits but z a pincer with two.
//
//   XY      pivot {x,y}                   pincers {x,z} {y,z}            that see the pivot
//   XYZ     pivot {x,y,z}                 pincers {x,z} {y,z}
//   WXYZ    pivot {w,x,y} or {w,x,y,z}    pincers {w,z} {x,z} {y,z}
//
// Why:    the pivot is z itself, or its digit is missing in the pincer that has it, which is z then. So one of the cells
//         that hold z is z, and what sees all of them is not.
// Finds:  each result once, pivots in the order of cells.
// Misses: cells that all see each other (a naked subset), pincers of more than one cell (bent_sets, als).
// Source: sudokuwiki.org/Y_Wing_Strategy, /XYZ_Wing and /WXYZ_Wing; HoDoKu's 0800, 0801 and, of its fork, 0804.
// Tested by tests/core/human/wings_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_wings(Search& search, Technique technique);

}  // namespace nonet::human
