// core/human/msls.h: finds msls, multi-sector locked sets: rows and columns that share out the digits of their crossings.
//
//   rows 2 5, columns 1 3 4       5 open cells      1 and 2 by rows: 1 + 2 times      3 and 4 by columns: 1 + 1 times
//
// Why:    choose rows and columns, and let each digit count by rows or by columns. A digit that counts by rows stands in the
//         crossings at most once for each of the rows that lack it; one that counts by columns, at most once for each of
//         the columns that have a place for it there. If these numbers add up to the count of open crossings, each is
//         reached: a digit of the rows stands in no other cell of these rows, one of the columns in no other of the
//         columns that count for it.
// Finds:  for each choice of rows the columns and digits for which the count is exact: such a choice is a tight set of a
//         bipartite flow (columns send their open cells to digits, at most one of a digit in a column, and a digit takes
//         as many as rows lack it). One flow has them all: they are the closed sets of its residual graph. Each
//         result once, few rows first; up to four rows, since the other rows with the other columns say the same; then
//         the same with rows and columns exchanged, which has other least sets.
// Misses: counts by boxes, and counts with a single digit by rows or by columns (fish and subsets).
// Source: forum.enjoysudoku.com, threads 31222 (covering counts) and "Multi-Sector Locked Sets" by D. P. Bird; J. Régin, A
//         filtering algorithm for constraints of difference in CSPs (AAAI 1994), for tight sets from one flow.
// Tested by tests/core/human/msls_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// A Finder (technique.h) of the techniques above.
bool find_msls(Search& search, Technique technique);

}  // namespace nonet::human
