// core/cli/links.h: lines that are links or ids of puzzles with constraints of other programs.
//
// An address of Interactive-Sudoku-Solver has the puzzle's text in it, which is read. The others are packed, and only the page and the package read
// them; here it is said whose they are. A link without a puzzle in it, or one that may hold a plain grid (?bd=5300…), is none of these.
// Tested by tests/core/cli/constraints_json_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace nonet::cli {

/// What stands behind "q=" in an address of Interactive-Sudoku-Solver, decoded: a text of core/format/interactive.h.
std::optional<std::string> interactive_in(std::string_view line);

/// Whose link or id it is: "SudokuPad", "f-puzzles", "SudokuMaker", "Penpa", "SumoCue"; empty: none that is known.
std::string_view program_of_link(std::string_view line);

/// What a puzzle is that only the page reads, for kNotText.
std::string puzzle_of(std::string_view program);

}  // namespace nonet::cli
