// core/human/bug.h: finds BUG+1 and BUG types 2 to 4.
//
//   every open cell of the board has two candidates, and each of them occurs twice in each of its houses, save for a
//   few more candidates: one of these is true
//
// Why:    BUG stands for "bivalue universal grave". The open cells make a pair pattern (pair_patterns.h), the further
//         candidates are its guards (deadly_set.h).
// Finds:  BUG+1  one cell has guards: it loses its two core digits
//         2      all guards are the same digit: what sees them all loses it
//         3      the guarded cells share a house, and their guards make a naked subset with other cells of it
//         4      two guarded cells share a house in which a core digit has no other place: they lose their other core
//                digits
// Misses: boards with more than nine guarded cells.
// Source: hodoku.sourceforge.net/en/tech_ur.php, Sudoku Explainer 1.2.1.
// Tested by tests/core/human/bug_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_bug(Search& search, Technique technique);

}  // namespace nonet::human
