// core/human/singles.h: finds full houses, naked singles and hidden singles.
//
//   full house      a house with one open cell:  1 2 3 4 . 6 7 8 9     the digit that it lacks stands there
//   naked single    a cell with one candidate                            that digit stands there
//   hidden single   a digit with one place left in a house               it stands there
//
// Why:    a cell holds some digit, and a house of as many cells as digits holds each of them.
// Finds:  each placement once for a technique. A full house is no naked or hidden single as well, and a hidden single is
//         reported in the first of its houses, boxes before lines (a person looks there first).
// Tested by tests/core/human/singles_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_singles(Search& search, Technique technique);

}  // namespace nonet::human
