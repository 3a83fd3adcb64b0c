// core/human/whips.h: finds whips, braids and g-whips: a candidate that leads to a contradiction, link by link.
//
//   target Z ─▸ L1 is false ─▸ R1 is the last in its cell or house ─▸ L2 is false ─▸ R2 … ─▸ one has none left
//
// Each cell, and each house with a digit, is a group of candidates of which one is true. A whip is a sequence of groups:
// in the k-th, everything but R(k) is seen by the target or by an earlier R, and one of them, L(k), by R(k−1) (L1 by the
// target). In the last group nothing is left. In a braid L(k) may be seen by the target or any earlier R. In a g-whip
// R(k) may be two or three candidates of a digit where a line and a box cross.
//
// Why:    if Z is true, each L is false and each R is true in turn, until a group has no candidate; so Z is false.
// Finds:  each target once, with a short whip; the shortest whips of the board first. Targets of whips are not reported
//         as braids or g-whips. There is a braid for exactly the candidates that singles refute (Berthier), and a g-whip
//         only for those that singles and locked candidates refute: only these are searched.
// Misses: whips of more than 36 groups, or with an R that sees nothing new; and some 2 % of the long ones: of the
//         beginnings of one length only those that remove the most are continued. Grids over 9×9.
// Source: Denis Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles", chapters 5 to 7.
// Tested by tests/core/human/whips_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_whips(Search& search, Technique technique);

}  // namespace nonet::human
