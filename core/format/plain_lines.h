// core/format/plain_lines.h: the fast path for files of plain 9×9 puzzles, one a line.
//
// Files of a million puzzles look like this, and their digits need not be looked at one by one: the
// 9×9 engine takes the characters themselves. So a reader whose ReadOptions have a function
// `plain_lines` hands such lines to it as they stand in the text, as many in one call as follow each
// other; the sink gets all other entries, in their order among them. The only user is core/batch.
//
//   LineSplitter ─ LineTaker::take_lines ─▸ reader of lines ─ Entries ─▸ ReadOptions::plain_lines
//                └ LineTaker::take_line  ─▸ any reader      ─ Entries ─▸ sink
//
// Why the entries are the same: such a line is 81 digits and dots and then its end ("\n" or "\r\n",
// the same in all lines of a call). It can be read in one way only, so line.cpp would make the same
// puzzle of it. Other marks for empty cells might make it a drawn rule, a blank or a letter another
// puzzle.
// Cost: 0.01 µs a line, with the instructions for sixteen characters that every processor has.
// Tested by tests/core/format/plain_lines_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/error.h"

namespace nonet {

inline constexpr std::size_t kPlainCells = 81;

/// Consecutive lines of that kind, as they stand in the text. The members that ReadEntry has too mean
/// the same, for the first line; in the others the numbers and the line of the place count on.
struct PlainLines {
  std::string_view text;   ///< begins with the first puzzle; valid during the call
  std::size_t stride = 0;  ///< bytes from one puzzle to the next
  std::size_t count = 0;
  std::string_view format = {};
  std::uint32_t number = 0;
  Place at = {};
  std::optional<std::uint64_t> line_number = {};

  /// The first `most` of them, or all, which are no longer among these.
  PlainLines take_first(std::size_t most);
};

/// 81 digits and dots?
bool is_plain_line(std::string_view text);

/// Copies 81 of them; dots only for the empty cells.
void copy_plain_line(const char* from, char* to);

/// The whole lines of that kind that `bytes` begins with: text, stride and count.
PlainLines leading_plain_lines(std::string_view bytes);

}  // namespace nonet
