// core/cli/plain_puzzle.h: a puzzle that is stated as one with constraints, but has none, as a plain puzzle.
//
// JSON and the texts of Interactive-Sudoku-Solver also hold plain puzzles, and every other format can write those.
// Tested by tests/core/cli/constraints_json_test.cpp.
#pragma once

#include <optional>

#include "core/grid/puzzle.h"
#include "core/model/constrained_puzzle.h"

namespace nonet::cli {

/// The same puzzle: cells with one digit are givens, other digits are candidates. None if it has constraints or variables, if its board is no
/// square with digits from 1, or if a row, a column or a region is no house. Other houses are extra ones; those of a pattern are named as it.
/// The inverse of constrained_from (constrained_formats.h). Boxes of another shape than the usual one, and no boxes, are regions unless
/// `tells_boxes`: for a format that does not tell the shape of its boxes. Cost: O(size³) for each shape of boxes.
std::optional<Puzzle> plain_from(const ConstrainedPuzzle& puzzle, bool tells_boxes = true);

}  // namespace nonet::cli
