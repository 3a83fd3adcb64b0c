// core/human/locked_candidates.h: finds pointing and claiming.
//
//   pointing                          claiming
//   box       rest of the row         box              row
//   · · ·                             x x x
//   4 4 ·  |  4× 4× ·  · 4× ·         4× · 4×
//   · · ·                             4 4 ·  |  · · ·  · · ·
//
// Why:    the house (base) needs the digit, and all its places there see the eliminated cell.
// Finds:  each digit and base house once: a box or region points, a line claims. Cells outside the base that see all of
//         its places lose the digit. On plain grids those are the cells of one house; in a jigsaw they may be more.
// Misses: digits with one place, which are hidden singles.
// Source: hodoku.sourceforge.net/en/tech_intersections.php.
// Tested by tests/core/human/locked_candidates_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// Evidence: the digit, its places (kPattern), the base house, and a cover house if one holds all of them.
bool find_locked_candidates(Search& search, Technique technique);

}  // namespace nonet::human
