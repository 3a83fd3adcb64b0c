// core/format/symbols.h: the meaning of each character in formats with one character a cell.
//
// Relaxed: '.', '0', '*', '_', '-', 'x', 'X' and ' ' are empty; letters may be small.
// Above 9 there are dialects, distinguished by the characters that occur in the puzzle:
//
//   ours          1–9, then A = 10, B = 11 …           "0" and "." are both empty
//   from zero     0–9, A, B … of which 0 is the last    if "0" and another empty mark occur, and the
//                 (hexadecimal 16×16: 0 is 16)          last digit of "ours" does not
//   letters only  A = 1, B = 2 …                        if no digit 1–9 occurs, but a letter that
//                                                       "ours" does not use (any letter up to 9×9)
//
// In each dialect, a digit keeps its face value, so that a person recognises the puzzle. 'X' is empty
// unless it is a digit: from 33×33 in "ours", from 24×24 in "letters only" beside another empty
// mark. Why this is safe: a proper puzzle contains all of its digits but at most one. So a puzzle in
// "letters only" contains a letter that "ours" does not use, and no text written in "ours" looks like
// another dialect.
// Tested by tests/core/format/symbols_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/bits.h"
#include "core/base/error.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// The largest size with one character a cell: 9 digits and 26 letters.
inline constexpr int kLargestSymbolSize = 35;

/// The value of a character in "ours": 0 (empty), 1..9, 10..35 (letters, also 'X'); −1: no symbol.
int symbol_value(char character);

/// Whether the character is '.', '*', '_' or '-'.
bool is_blank_mark(char character);

/// 1..26 for a letter of either case, else 0.
int letter_index(char character);

/// Whether the character is ' ' or a tab.
bool is_blank(char character);

/// The character of a digit 1..35 in "ours".
char symbol_of(Digit digit);

/// The size of a grid with that many cells: 1..64; 0: there is none.
int size_of_square(std::size_t cells);

/// Reads size·size symbols (size ≤ 35) into `cells`, choosing the dialect.
/// Returns the index of the first character that no cell can contain, or symbols.size().
/// Cost: 0.05 µs for 81.
std::size_t decode_symbols(std::string_view symbols, int size, Digit* cells);

/// The error of text[index], which is no cell of a grid of that size.
Error symbol_error(std::string_view text, std::size_t index, int size, Place at);

/// The whole character that begins at text[index], in printable form: "ä", "0x07" for a control
/// character, "0xE9" for a byte that is not UTF-8.
std::string character_at(std::string_view text, std::size_t index);

/// The text without blanks at its ends.
std::string_view trimmed(std::string_view text);

/// Whether a line is blank, or a comment that begins with "#", ";" or "//".
bool is_comment(std::string_view text);

/// The grid as one line of symbols, `empty` for empty cells; size ≤ 35.
std::string symbol_line(const std::vector<Digit>& cells, char empty);
/// The same of any size: symbols, '.' for empty cells; above 35×35 numbers with blanks between them.
std::string line_of_any_size(const std::vector<Digit>& cells);

}  // namespace nonet
