// core/human/reverse_bug.h: finds digits that would complete a set of two exchangeable digits.
//
//   2 · │ 1?      Written digits that are no givens. A 1 in the open cell would give each house that holds one of these
//   1 · │ 2       cells both digits in them, so that 1 and 2 could change places everywhere in the set.
//
// Why:    the exchange keeps the digits of each house and touches no given: the puzzle would have two solutions.
// Finds:  each candidate whose set, which is the least that contains it and is closed under "the other digit of each of
//         its houses", lies in written cells without givens. A set of four cells is an avoidable rectangle as well.
// Misses: sets with a second open cell.
// Source: sudopedia "Reverse BUG".
// Tested by tests/core/human/deadly_patterns_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// As a Finder (technique.h).
bool find_reverse_bug(Search& search);

}  // namespace nonet::human
