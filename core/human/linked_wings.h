// core/human/linked_wings.h: finds W-, M-, S-, L- and H-wings: chains of three strong links, named by their kinds.
//
// A strong link says that one of two candidates is true: the two of a cell (x=y), or the two places of a digit in a
// house (x)=(x). Two links are joined by a weak one, -: at most one of the joined candidates is true, because they
// share a cell or are the same digit in cells that see each other. Cells are a, b, c …:
//
//   W   (x=y)a - (y)b=(y)c - (y=x)d        two equal pairs, and a link between them
//   M   (x=y)a - (y)b=(y-x)c=(x)d
//   S   (x)a=(x)b - (x=y)c - (y)d=(y)e     two links that meet at a pair
//   L   (x)a=(x)b - (x)c=(x-y)d=(y)e,  (x)a=(x-y)b=(y-z)c=(z)d and the same with z = x
//   H   (x=y)a - (y)b=(y-z)c=(z)d and (x=y)a - (y=z)b - (z)c=(z)d
//
// Why:    if the first candidate is false the second is true, so the third is false, … and the last is true: the first
//         or the last is true. What sees both, or would make both false, is false. If both are the same candidate, it
//         is true.
// Finds:  each result once for a technique, for links between single cells.
// Misses: links of groups of cells (chains), three links of one digit (x-chain) or three pairs (XY-wing, xy-chain),
//         W-wings whose pairs see each other (a naked pair).
// Source: sudopedia (W-Wing, M-Wing); forum.enjoysudoku.com threads 32239 (L), 34685 (L3), 34212 (H), and StrmCkr's
//         collection of wings (S); HoDoKu's 0803 for W.
// Tested by tests/core/human/linked_wings_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_linked_wings(Search& search, Technique technique);

}  // namespace nonet::human
