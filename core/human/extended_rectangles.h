// core/human/extended_rectangles.h: two parallel lines that can exchange three or more digits.
//
//   12  | 23  | 13        n digits in n cells of a row, and in the cells of another row in the same columns. Each row
//   12  | 23  | 134       holds all n digits, so that the rows can be exchanged: each column keeps its two digits, and
//                         each box too, if the cells of a column share it, or if the cells of a row do.
//
// Why:    see deadly_set.h.
// Finds:  sets whose guards are in one cell, are one digit, or are in two cells of a house.
// Misses: cells that have less than two of the digits; guards that hide the n digits in both lines; where the digits are more than n without one guard.
// Source: sudokuwiki.org/Extended_Unique_Rectangles.
// Tested by tests/core/human/unique_loops_test.cpp and deadly_patterns_test.cpp.
#pragma once

#include <vector>

#include "core/human/deadly_set.h"

namespace nonet::human {

/// The sets in lines of `length` cells, rows first. They have guards.
std::vector<DeadlySet> extended_rectangles(Search& search, int length);

}  // namespace nonet::human
