// core/human/medusa.h: finds 3D Medusa: simple colours of candidates of all digits at once.
//
// A digit with two places in a house, and a cell with two candidates, tie two candidates together: one of them is true.
// Colour them blue and green in turn, as far as such ties reach: either all blue candidates are true or all green ones.
//
//   1  a cell has two blue candidates                             blue is false
//   2  a house has two blue places of a digit                     blue is false
//   3  a cell has a blue and a green candidate                    its others are false
//   4  a candidate sees a blue and a green one of its digit       it is false
//   5  a candidate sees a blue one of its digit, in a cell with a green one     it is false
//   6  each candidate of a cell without colours sees a blue one   blue is false
//
// Finds:  for each set of colours and each rule one step with all that the rule removes (rules 1, 2, 6: for each colour).
// Misses: sets of one digit, which are simple colours.
// Source: sudokuwiki.org/3D_Medusa.   Tested by tests/core/human/medusa_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// Evidence: the coloured candidates as kOn and kOff, and their digits. Rule 1: the cell (kPattern) with the two digits.
/// Rule 2: the house and, as Step::digits' only one, the digit. Rule 3: the cells (kSet) with their coloured digits.
/// Rule 5: the cells (kPincer) with their coloured digits. Rule 6: the cell (kPivot) with its digits. Rule 4: nothing else.
bool find_medusa(Search& search);

}  // namespace nonet::human
