// core/format/every_line.h: a puzzle a line, and an answer for every line.
//
// Where one text is read by many programs, each its own part, or where the answers come back in any
// order, a line must be worth the same wherever it stands: one entry, whatever it holds, and the
// same one whatever stands before it. So each line is read as if it were the only one, and a line
// may bring its own number, by which its answer finds its place again:
//
//   17<TAB>53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//
// as `cat -n`, `nl` and the input of Hadoop's streaming have it: blanks, up to 15 digits, a tab
// (puzzles of 16 characters stay puzzles). A line without one has its number in the text.
// Lines end with "\n" or "\r\n", so that `wc -l` and `cat -n` count the same ones. A lone "\r" is a
// character that no puzzle has: it may have been the end of a line elsewhere, so what stands after it is
// not left out without a word.
// Errors: the formats' own; kBadCharacter for a lone "\r"; kEmptyText for a blank line or a comment, kUnknownFormat for a line of
// anything else without a puzzle, kLineTooLong.
// Tested by tests/core/format/every_line_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// Reads a text piece by piece, as TextReader does, except that every line gives one entry and a
/// text without lines none. Of the options, `format` is "sdm" or "line" (anything else).
class EveryLineReader : private LineTaker {
 public:
  EveryLineReader(ReadOptions options, TextReader::Sink sink, PlainLinesSink* lines_sink = nullptr);

  /// Any bytes, cut anywhere. Returns how many were read: all of them unless stop() was called.
  std::size_t feed(std::string_view bytes) { return splitter_.feed(bytes); }
  /// As TextReader::stop.
  void stop() { splitter_.stop(); }
  /// The text ends here. Call once.
  void finish() { splitter_.finish(); }

 private:
  Taken take_lines(std::string_view bytes, std::uint32_t number) override;
  void take_line(const Line& line) override;
  void take_long_line(const Line& beginning) override;
  Line without_number(const Line& line);

  ReadOptions options_;
  TextReader::Sink sink_;
  Entries entries_;
  LineSplitter splitter_;
  std::uint64_t line_number_ = 0;  // of the line being read
};

}  // namespace nonet
