// core/format/puzzle_tree.h: a puzzle with constraints as plain data (tree.h), and back: our own JSON for such puzzles.
//
//   {"v": 1, "grid": {"rows": 9, "cols": 9, "digits": [1, 9]}, "regions": "boxes 3x3",
//    "givens": {"r1c1": 5}, "candidates": {"r2c2": [1, 4]},
//    "constraints": [{"cage": ["r1c1", "r1c2"], "sum": 9}, {"anti-knight": true}]}
//
// Shape:     v            1, the version; may be absent
//            grid         rows, cols: up to 64, 9 unless told · digits: the first value, from 0 to 100, and the last, or three and more, rising; 1 to
//                         the longer side unless told, at most 64 from the first to the last · variables: cells v1, v2 … that are not drawn ·
//                         overlapping: the upper left cells of squares with a row for each digit, at most 32; then these are the grids, whose rows,
//                         columns and boxes are told together, and other cells are holes: {"rows": 21, "cols": 21, "digits": [1, 9],
//                         "overlapping": ["r1c1", "r1c13", "r7c7", "r13c1", "r13c13"]} is a samurai
//            regions      "boxes 3x3", height by width, or lists of cells; [] for none. Unless told, the squarest boxes of a square grid
//            houses       which of "rows", "columns", "regions" are houses (all unless told), and further houses as lists of cells
//            givens       values by cells, and candidates: lists of values
//            constraints  constraint_tree.h
// Errors:    kBadArgument and kUnknownConstraint, with a path (tree_reader.h). Nothing is left out in silence.
// Tested by tests/core/format/puzzle_tree_test.cpp and tests/fuzz/puzzle_tree_fuzz.cpp.
#pragma once

#include "core/base/result.h"
#include "core/format/tree.h"
#include "core/model/constrained_puzzle.h"

namespace nonet {

/// No more rows, columns or digits.
constexpr int kLargestSide = 64;

/// Cost: one pass over the tree.
Result<ConstrainedPuzzle> read_puzzle_tree(const Tree& tree);

/// The tree of a puzzle whose board read_puzzle_tree accepts. Reading it gives the same puzzle. Digits that are listed are
/// candidates of each cell there.
Tree puzzle_tree(const ConstrainedPuzzle& puzzle);

}  // namespace nonet
