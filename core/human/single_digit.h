// core/human/single_digit.h: finds skyscrapers, two-string kites, turbot fish, empty rectangles, and the dual forms.
//
// All but the empty rectangle are two strong links of one digit (houses where it has two places) whose ends see each
// other; their shapes differ:
//
//   skyscraper            two-string kite        turbot fish             empty rectangle (the box has no 4 at o)
//   A . . | . . B         A . . | B              any other two           . 4 . | . A .
//   . . . | . . .         . b . |                strong links            4 4 4 | . b .     b in the row of the box's 4s
//   a ~~~~~ b .             ~   |                whose ends a, b         . o o |
//                         . a   | ×              see each other          . × . | . A'
//
// Why:    a and b are not both true, so A or B is; what sees both is false. An empty rectangle: all the digit's places in
//         the box lie in one row and one column. Were × true, the box's digit would stand in the row, so neither would b,
//         and A' would: but × sees A'.
// Finds:  each set of eliminations of a digit once for a technique. Rows and columns are skyscrapers if a and b share a
//         line, kites if a row and a column meet in a box; a pair of cells that is strong in a line and in a box counts
//         as the line's. A dual form is two patterns with the same cells in one box, and removes what both remove; two
//         kites on the same two cells may be of two digits (as in HoDoKu).
// Misses: pairs of links with all four ends aligned, which are X-Wings; empty rectangles whose box has two places, unless
//         the options allow them (dual ones may have two).
// Source: hodoku.sourceforge.net/en/tech_sdp.php.   Tested by tests/core/human/single_digit_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// Evidence: the digit (the first kite's); a chain (two for a dual form) from A by a and b to B; its candidates, those of a dual form's second
/// chain as group 1; the houses of the strong links as kBase, the house of a and b as kHouse. An empty rectangle also
/// has its box as kHouse first and the digit's cells in it as kPattern; its chain is: A' off, b on, the arm that b sees
/// off, the other arm on.
bool find_single_digit(Search& search, Technique technique);

}  // namespace nonet::human
