// core/format/csv.h: comma-separated values, one puzzle a record ("csv").
//
//   puzzle,solution
//   530070000600195000…,534678912672195348…
//
// Shape:     the first line names the columns, in any order. The puzzle's is "puzzle" or "quizzes"
//            (also "quiz", "sudoku", "grid", "board", "question", "mission", "problem", "unsolved"),
//            the solution's "solution", "solved" or "answer"; others are ignored. Beside a column of
//            solutions, a column with an unknown name is the puzzle's if the first record has a grid
//            there. Cells as in the line format (symbols.h), size 1 to 35.
//            Without names, the first column is the puzzle, the second the solution; or the other
//            way round if only the second has empty cells.
// Relaxed:   commas, semicolons or tabs; quotes (doubled inside a quoted field); capitals; a missing
//            or empty solution, also "None" or "NULL".
// Errors:    kMissingColumn (no such column, or a record too short to have it), those of the line
//            format, kBadSolution (its place is the first wrong character). Each invalidates only its
//            record.
// Detection: names alone could be prose ("Sudoku, hard"), so a record with a puzzle must follow.
// Cost:      as the line format: no allocation between records; 0.4 µs for 9×9 with a solution.
// Tested by tests/core/format/csv_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

bool recognise_csv(const Sample& sample);
std::unique_ptr<FormatReader> make_csv_reader(Entries& entries);

/// Writes "puzzle,solution"; the solution is empty without WriteOptions::solution.
Result<std::string> write_csv(const Puzzle& puzzle, const WriteOptions& options);

/// Whether a column (or a member of a JSON object) of that name contains puzzles, or solutions. `name`
/// is in small letters.
bool is_puzzle_name(std::string_view name);
bool is_solution_name(std::string_view name);

inline constexpr std::string_view kCsvHeader = "puzzle,solution\n";

}  // namespace nonet
