// core/human/aligned_exclusion.h: finds aligned-pair-exclusion and aligned-triple-exclusion.
//
//   P {1 2 5}   Q {1 3}      cells that both see: {1 3} {2 3} {1 2 …}
//
// Why:    list the ways to fill two or three cells. A way falls if two cells that see each other would get the same digit,
//         or if it takes all digits of a cell, or two digits of an almost locked set (which lacks only one). A digit
//         that is in none of the ways that are left goes from its cell.
// Finds:  pairs, with almost locked sets of any size; triples, with cells of two and three digits. Each pair or triple
//         once, with all its digits. No triple for a digit that falls with two of its cells already.
// Misses: triples with larger sets, layouts larger than 9×9, and triples in which only cells of three digits tell
//         anything about the digit that falls.
// Source: sudokuwiki.org/Aligned_Pair_Exclusion; Sudoku Explainer 1.2.1 (which knows cells only).
// Tested by tests/core/human/aligned_exclusion_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_aligned_exclusion(Search& search, Technique technique);

}  // namespace nonet::human
