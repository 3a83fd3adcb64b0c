// core/format/line.h: one puzzle a line, one character a cell ("line", "sdm").
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//
// Shape:     size² characters, row by row, for every size from 1 to 35 (81 for 9×9); "sdm" is the
//            same, 9×9 only. symbols.h defines the characters.
//            A second column of as many characters that names a region for each cell makes the
//            puzzle a jigsaw: `<puzzle> aaabbbccc…`, each name `size` times (region_column.h).
//            Words after a plus sign behind it name extra houses: `<puzzle> +diagonals` (house_column.h).
//            A word of 729 characters may be the candidates of a 9×9 grid: sukaku.h. Candidates of
//            any size: candidate_line.h.
// Relaxed:   blank and comment lines ("#", ";", "//"); anything before or after the puzzle, separated
//            by a character that is no cell (ratings, hashes, comments, quotes, a link's "?s=");
//            blanks and bars between the cells of a line that contains nothing else; blanks as empty
//            cells in a line of exactly size² characters without another empty mark. Lines of prose
//            are skipped, and so is a number of up to 12 digits above the first puzzle (the number
//            of puzzles). A line of one character is a puzzle only if the caller names this format.
// Silent:    about conflicts: two 5s in a row are read.
// Errors:    kTooFewCells, kTooManyCells, kBadCharacter, kDigitOutOfRange, kBadRegions, kBadHouses, with line
//            and column; each invalidates only its own line. `expected` refers to the size of the
//            previous puzzle, else to the nearest size.
// Cost:      one pass, no allocation between puzzles of one size; 0.2 µs for 9×9.
// Detection: a line of more than 64 characters is certain. Shorter ones (16 to 64) could be rows of a
//            grid: see recognise_line.
// Tested by tests/core/format/line_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// Whether the sample is in this format. Lines of 1, 4, 9 … 64 characters may be puzzles or the rows
/// of a grid of that size. They are rows if a digit is too large for a puzzle in one line, or if as
/// many lines as a grid has rows contain no digit or would be puzzles smaller than 4×4; otherwise they
/// are puzzles.
bool recognise_line(const Sample& sample);

/// Whether a word of the line is a puzzle, with or without an error: it is longer than a row of any grid.
bool holds_long_word(std::string_view text);

std::unique_ptr<FormatReader> make_line_reader(Entries& entries);
std::unique_ptr<FormatReader> make_sdm_reader(Entries& entries);

/// Writes the digits; or the candidates, if the puzzle has no digits.
Result<std::string> write_line(const Puzzle& puzzle, const WriteOptions& options);
Result<std::string> write_sdm(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
