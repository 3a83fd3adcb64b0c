// core/format/plain_lines.h: lines that hold a plain 9×9 puzzle and nothing else, many at once.
//
// Files of a million puzzles look like this, and their digits need not be looked at one by one: the
// 9×9 engine takes the characters themselves. What is left to do here is to be sure that each line
// is 81 digits and dots and then its end ("\n" or "\r\n"), the same end in all of them. Such a line
// can be read in one way only, so whoever takes it line by line (line.cpp) gets the same puzzle:
// other marks for empty cells might make it a drawn rule, a blank or a letter another puzzle.
// Cost: 0.01 µs a line, with the instructions for sixteen characters that every processor has.
// Tested by tests/core/format/plain_lines_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// 81 digits and dots?
bool is_plain_line(std::string_view text);

/// Hands on as many such lines as `bytes` begins with, if that is wanted. The first is line `number`.
LineTaker::Taken take_plain_lines(std::string_view bytes, std::uint32_t number,
                                  std::string_view format, Entries& entries);

}  // namespace nonet
