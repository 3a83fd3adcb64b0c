// core/generate/uniform_grid.h: full 9×9 grids, each of the 6,670,903,752,021,072,936,960 equally likely.
//
// Filling a grid cell by cell, or by a solver, makes some grids more likely than others. Here every grid is the result of
// exactly one sequence of choices, and every sequence is equally likely; sequences without a grid begin again from the
// start. So the distribution is uniform by construction, and the tests only check that the construction is what it says.
//
// A box is two partitions of the nine digits: R, the digits of its three rows, and C, those of its three columns. They make
// a box exactly if each row and column have one digit in common. The three R of a band share no digit in the same row, and
// the three C of a stack none in the same column; so two of them leave the third no choice.
//
//     1 2 3      1 is any box
//     4 5 6      2, 3: an R of 2 that avoids that of 1 (56 ways); R of 3 follows; each row of both in any order (6 · 6 · 6
//     7 8 9            ways each). 4, 7: the same with columns.
//                5: an R that avoids that of 4 (56 ways), and a C that avoids that of 2, row by row
//                6: its R follows; a C that avoids that of 3.   8: its C follows; an R that avoids that of 7
//                9: both follow, and must make a box
//
// How many C there are, given R: each row's three digits go to three columns, and each has one column to avoid. If the
// three have the same column to avoid, there is no way. In every other case there are exactly two: with three different
// columns the two rotations; with two the same, those two digits have the two other columns, in either order, and the
// third digit the column that is left. So boxes 5, 6 and 8 have 8 ways each, or none. No choice has a number of ways that
// depends on the choices before it, except none at all; that is why nothing needs a weight.
//
// Of all sequences, one in 11 makes a grid. Cost: about 2 µs a grid (`scripts/bench generate`).
// Tested by tests/core/generate/uniform_grid_test.cpp.
#pragma once

#include <array>

#include "core/base/bits.h"
#include "core/generate/random.h"

namespace nonet::generate {

/// 81 digits, row by row.
using Grid9 = std::array<Digit, 81>;

/// A full grid, each with the same probability.
Grid9 uniform_grid(Random& random);

/// Of 9! · (56 · 6⁶)² · 56 · 8³ sequences of choices, draws one, and fills in its grid; false if it has none.
bool try_uniform_grid(Random& random, Grid9& grid);

}  // namespace nonet::generate
