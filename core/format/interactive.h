// core/format/interactive.h: puzzles with constraints as Interactive-Sudoku-Solver writes and reads them ("ISS strings").
//
//   .Shape~6x6.Cage~12~R1C1~R1C2~R2C1.Thermo~R3C3~R3C4.~R5C5_4~R6C6_1_2
//
// Shape:     items one after another (interactive_items.h), with the types of interactive_constraints.cpp and:
//              Shape~6x6 · Shape~9x9~0-8 · Shape~9x9~12 · Shape~9x9~~Raw (rows and columns are no houses): at most 16×16; values from 0 or 1.
//                Without it 9×9. As many values as the longer side has cells, at least; boxes as square as possible, if they fill the grid
//              NoBoxes · RegionSize~6 · Jigsaw~112… (one character for each cell; one region may have another size: it is none) ·
//              Diagonal~1 (from the lower left) · Diagonal~-1 · Windoku · DisjointSets
//              Var~A~name~9 or ~3x3: variables VA1 …, a single one VA
//              ~R1C1_5 a given · ~R1C1_2_4 one of several digits
//              ChaosConstruction: regions are not known, variable CC1 … says that of each cell · Doppelganger: variables DGC1 …, DGR1 … and DGB1 …
//                say what each row, column and box misses · FullRankTies~none, any or only-unclued
//              Or, And, Replicate … End · StrictKropki, StrictXV: no other neighbours than those with marks are so
// Relaxed:   blanks and line breaks anywhere; lines that begin with # are left out; sections between blank lines are read one by one and
//            joined; a section may be one of the plain texts of interactive_plain.h; old forms (Binary, Jigsaw with a shape).
//            SearchPriority is left out: it changes no solution. FullRankTies, of several the last.
// Different: what is given twice holds twice, where Interactive-Sudoku-Solver takes the last.
// Errors:    kEmptyText; kUnknownFormat: not such a text; kUnknownConstraint: a type that is not known; kBadConstraint: what does not
//            fit its type, or the shape; kBadCharacter: text before the first item. `text` is the type, and the place that of the
//            argument or item. Nothing is left out in silence.
// Tested by tests/core/format/interactive_test.cpp and tests/fuzz/interactive_fuzz.cpp.
#pragma once

#include <string_view>

#include "core/base/result.h"
#include "core/model/constrained_puzzle.h"

namespace nonet {

/// The puzzle of a whole text. Its cells are those of the grid and then the variables, by the names of their groups.
/// Cost: one pass; an automaton of several segments is laid out over its cells.
Result<ConstrainedPuzzle> read_interactive(std::string_view text);

}  // namespace nonet
