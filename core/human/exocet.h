// core/human/exocet.h: finds junior and senior exocets.
//
//     base box              crosslines: the base box's third column, and a column
//     B  B  |               in each of the other two boxes of the band
//     .  .  *  T  .  .      B: the base, two cells of a line in one box, with three or four digits
//     .  .  *  .  .  T      T: the targets, two cells in the crosslines
//     ------*--*-----*--
//           *  *     *
//
// Why:    let x be true in the base. Each crossline holds x once, and not in a cell that both base cells see. So x stands
//         in three cells, one in each crossline, of which none sees another. If each such triple of every base digit
//         contains a target, both digits of the base stand in the targets: one each, since a cell holds one digit.
//         Then the four cells take two digits in one of some few ways. A way is impossible if a house has no place left
//         for one of the two digits, or if no triple contains just the one target that has the digit. What every way
//         that is left excludes is false: digits that it puts into none of the cells, what the cells see, and places of
//         a base digit that leave it no triple.
// Finds:  both orientations and any pair of targets in two crosslines; each set of eliminations once. Junior: the
//         targets are in the base's band, in different boxes. Senior: elsewhere.
//         The classical rules for companion cells, cover lines and mirror nodes are cases of the triples and ways.
// Misses: bases of more than four digits, two cells in place of a target, and what follows from uniqueness. Plain 9×9.
// Source: the forum's "Exotic patterns: a résumé" and David P. Bird's JExocet compendium; the proof is our own.
// Tested by tests/core/human/exocet_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_exocet(Search& search, Technique technique);

}  // namespace nonet::human
