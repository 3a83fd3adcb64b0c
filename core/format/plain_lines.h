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

#include <functional>
#include <utility>

#include "core/format/entries.h"

namespace nonet {

/// Consecutive lines of that kind, as they stand in the text.
struct PlainLines {
  std::string_view text;   ///< begins with the first puzzle; valid during the call
  std::size_t stride = 0;  ///< bytes from one puzzle to the next
  std::size_t count = 0;
  std::string_view format;
  std::uint32_t number = 0;       ///< of the first entry, as ReadEntry's; the others count on
  Place at;                       ///< of the first; each line has one
  std::uint64_t line_number = 0;  ///< as ReadEntry's, of the first; the others count on
};

/// 81 digits and dots?
bool is_plain_line(std::string_view text);

/// Copies 81 of them; dots only for the empty cells.
void copy_plain_line(const char* from, char* to);

/// Who wants them hands one to the reader.
class PlainLinesSink {
 public:
  using Function = std::function<void(const PlainLines&)>;

  explicit PlainLinesSink(Function function) : function_(std::move(function)) {}

  /// Hands on as many such lines as `bytes` begins with. The first is line `number`.
  LineTaker::Taken take(std::string_view bytes, std::uint32_t number, std::string_view format,
                        Entries& entries);
  /// A line without its end if it is such a one; else false.
  bool take_line(const Line& line, std::uint64_t line_number, Entries& entries);

 private:
  Function function_;
};

}  // namespace nonet
