// core/format/line.h: one puzzle a line, one character a cell ("line", "sdm").
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//
// Shape:     size² characters, row by row, for every size from 1 to 35 (81 for 9×9); "sdm" is the
//            same, 9×9 only. What the characters mean: symbols.h.
//            A second column of as many characters that names a region for each cell makes the
//            puzzle a jigsaw: `<puzzle> aaabbbccc…`, each name `size` times. A solved grid, which
//            would also have each digit `size` times, repeats none in a row or column.
//            A word of 729 characters may be the candidates of a 9×9 grid: sukaku.h. Candidates of
//            any size: candidate_line.h.
// Relaxed:   blank and comment lines ("#", ";", "//"); anything before or after the puzzle, parted
//            by a character that is no cell (ratings, hashes, comments, quotes, a link's "?s=");
//            blanks and bars between the cells of a line that holds nothing else; blanks as empty
//            cells in a line of exactly size² characters without another mark for them. Lines of prose are passed over;
//            so is a number of up to 12 digits above the first puzzle: how many there are. A line of one character is a
//            puzzle only if the text is said to be lines.
// Silent:    about sense: two 5s in a row are read as they stand.
// Errors:    kTooFewCells, kTooManyCells, kBadCharacter, kDigitOutOfRange, kBadRegions, with line
//            and column; each costs its own line only. Expected is the size of the puzzle before,
//            else the nearest one.
// Cost:      one pass, no allocation between puzzles of one size; 0.2 µs for 9×9.
// Detection: a line longer than 64 characters is sure. Shorter ones (16 to 64) could be rows of a
//            grid: see recognise_line.
// Tested by tests/core/format/line_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// Lines of 1, 4, 9 … 64 characters may be puzzles or the rows of a grid of that size. They are
/// rows if a digit is larger than a puzzle of the line would have, or if a grid's worth of lines
/// holds no digit at all or belongs to a puzzle smaller than 4×4; else they are puzzles.
bool recognise_line(const Sample& sample);

/// Whether a word of the line is a puzzle, or was meant to be one: it is longer than a row of any grid.
bool holds_long_word(std::string_view text);

std::unique_ptr<FormatReader> make_line_reader(Entries& entries);
std::unique_ptr<FormatReader> make_sdm_reader(Entries& entries);

/// The digits; or the candidates, where they alone set the puzzle.
Result<std::string> write_line(const Puzzle& puzzle, const WriteOptions& options);
Result<std::string> write_sdm(const Puzzle& puzzle, const WriteOptions& options);

}  // namespace nonet
