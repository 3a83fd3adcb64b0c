// core/human/subsets.h: finds naked and hidden pairs, triples and quads, and locked pairs and triples.
//
//   naked pair                              hidden pair
//   12  12  1×3  45  2×5 …                  12 5×   12 8×   58  …    (1 and 2 stand nowhere else)
//
// Why:    k cells that allow k digits between them use those up, so no cell that sees all k keeps one of the digits. Seen
//         the other way round: k digits with k places between them fill those, so no other digit stands there.
// Finds:  naked: each set of k cells of a house, once; locked if the cells share two houses and something goes in both of
//         them, else naked. Hidden: each set of k digits, once, in the first house that shows it, boxes first.
//         A triple that contains a pair counts: its third cell says something more.
// Misses: quads of two pairs side by side, which are those pairs; cells and digits that are singles; cells that see each
//         other without a house for all of them (jigsaws only).
// Both are one search: among masks (the digits of a cell, or the cells of a digit), k of which the union has k bits.
// Source: hodoku.sourceforge.net/en/tech_naked.php, tech_hidden.php.   Tested by tests/core/human/subsets_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// Evidence: the digits, the cells (kSet), the subset's candidates (kPattern), and the house that it lies in; both houses
/// of a locked one.
bool find_subsets(Search& search, Technique technique);

}  // namespace nonet::human
