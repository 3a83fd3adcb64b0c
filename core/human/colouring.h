// core/human/colouring.h: finds simple colours (trap and wrap) and multi-colours; passes remote pairs and 3D Medusa on.
//
// Where a digit has two places in a house, one of them is true. Colour one blue and the other green, and go on from both
// as far as such houses reach: then either all blue places are true or all green ones.
//
//   trap   blue – green – blue – green      what sees a blue and a green place is false
//   wrap   blue – green – blue ~ blue       two blue places see each other: blue is false
//   multi-colours: a second set, red and yellow
//     1    blue sees red                    one of green and yellow is true; what sees both is false
//     2    blue sees red and yellow         blue is false
//
// Finds:  every set of colours of a digit, or pair of sets with all that it removes; each result once for a technique.
// Misses: sets of two places alone in trap and wrap: those are locked candidates.
// Source: hodoku.sourceforge.net/en/tech_col.php.   Tested by tests/core/human/colouring_test.cpp.
#pragma once

#include <vector>

#include "core/human/search.h"

namespace nonet::human {

/// What one of these cells or more see.
CellSet seen_by_any(const Layout& layout, const CellSet& cells);

/// Evidence: the digit; its coloured places as kOn and kOff, those of a second set as group 1; the house where two equal
/// colours meet (wrap) or blue meets red, and for multi-colours 2 also where blue meets yellow.
bool find_colouring(Search& search, Technique technique);

}  // namespace nonet::human
