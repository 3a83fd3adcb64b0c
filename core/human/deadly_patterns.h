// core/human/deadly_patterns.h: finds BUG-lite, MUG and reverse BUG.
//
//   12 | 23 | 13         BUG-lite: cells with two core digits each, where each house has each digit in two of them or in
//   12 | 23 | 134        none (pair_patterns.h). One cell has guards, or all guards are the same digit.
//
//   12 | 123 | 23        MUG, a "multivalue universal grave": core digits in cells that may have more than two of them.
//   12 | 123 | 234       Here these are two lines that can exchange three to six digits (extended_rectangles.h).
//
// Why:    see deadly_set.h; reverse_bug.h for the third one.
// Finds:  BUG-lite of 6 to 9 cells and three digits at least. MUGs of three digits only in columns of two, two and
//         three of them, as in the picture: these are extended rectangles too, but are published under this name.
// Misses: larger ones, and MUGs of other shapes.
// Source: sudopedia "BUG Lite" and "Reverse BUG", forum.enjoysudoku.com "Forming MUGs from BUG-Lite composites".
// Tested by tests/core/human/deadly_patterns_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_deadly_patterns(Search& search, Technique technique);

}  // namespace nonet::human
