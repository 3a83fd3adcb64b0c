// tests/reference/puzzles.h: generates puzzles for tests, the same ones in every run.
#pragma once

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/puzzle.h"

namespace nonet::reference {

/// The two grids of the first programs.
constexpr const char* kGrid01 =
    "008000300016008000000000001103000000490000000002007000005094010600005000700600000";
constexpr const char* kGrid02 =
    "000090030009730000350200000000000104020000006060000000000009060002061000400800070";

/// A puzzle with the usual boxes from one character a cell: '1'..'9', 'A'.. for 10.., anything else is
/// empty.
Puzzle puzzle_of(std::string_view cells);
/// The digits as characters, as puzzle_of reads them.
std::string text_of(const std::vector<Digit>& cells);

/// A full grid of that shape without conflicts: a known pattern with digits, rows, columns, bands and
/// stacks shuffled.
std::vector<Digit> full_grid(Shape shape, std::mt19937& random);

/// full_grid with `empty` cells emptied: has one solution or several.
Puzzle puzzle_with_empty(Shape shape, int empty, std::mt19937& random);

/// Changes one given to another digit without a conflict, which mostly leaves no solution. Returns false
/// if there is no such given.
bool spoil(Puzzle& puzzle, std::mt19937& random);

/// A jigsaw of that size: regions grown by swapping cells between the boxes' borders, with the
/// givens of a random partial grid (may have no solution).
Puzzle jigsaw(int size, int givens, std::mt19937& random);

}  // namespace nonet::reference
