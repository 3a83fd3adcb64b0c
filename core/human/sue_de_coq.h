// core/human/sue_de_coq.h: finds sue-de-coq: a box and a line share cells, and cells of both lock their digits.
//
//   box            line
//   C C C | a a a | . . .      C {1 2 3 4} in two cells    A {1 2} in the line    B {3 4} in the box
//   b . . |
//
// Why:    take two or three cells C where a box and a line cross, cells A of the rest of the line and B of the rest of the
//         box, where A and B have no digit in common. Then each digit stands in these cells at most once: all of its
//         places see each other. If there are as many cells as digits, each stands in them exactly once. So a digit of A
//         or of C alone stands nowhere else in the line, and one of B or of C alone nowhere else in the box.
// Finds:  C with at least two digits more than cells, A and B of any size, digits of A and B that C lacks; each result
//         once, few cells first.
// Misses: A or B empty (a naked subset), layouts other than plain 9×9.
// Source: hodoku.sourceforge.net/en/tech_misc.php; forum.enjoysudoku.com, "Two-sector disjoint subsets".
// Tested by tests/core/human/sue_de_coq_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_sue_de_coq(Search& search, Technique technique);

}  // namespace nonet::human
