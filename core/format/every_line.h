// core/format/every_line.h: one puzzle a line, and exactly one entry for every line.
//
// When many programs read parts of one text, or answers come back in any order, a line's entry must
// not depend on other lines. So each line is read as if it were the only one, and gives one entry
// whatever it contains. A line may begin with its own number, by which the answers can be sorted:
//
//   17<TAB>53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//
// as written by `cat -n`, `nl` and Hadoop's streaming: blanks, up to 15 digits, a tab (so puzzles of
// 16 characters remain puzzles). The number of a line without one is its position in the text.
// Lines end with "\n" or "\r\n", so that `wc -l` and `cat -n` count the same lines. A lone "\r" is an
// error: it may be a line end of another system, and what follows must not be ignored silently.
// Errors: those of the formats; kBadCharacter for a lone "\r"; kEmptyText for a blank line or a
// comment, kUnknownFormat for any other line without a puzzle, kLineTooLong.
// Tested by tests/core/format/every_line_test.cpp.
#pragma once

#include "core/format/entries.h"

namespace nonet {

/// Reads a text piece by piece, as TextReader does, except that every line gives one entry and a
/// text without lines none. Of the options, `format` is "sdm", the key of `more`, or "line" (anything else).
class EveryLineReader : private LineTaker {
 public:
  /// `more`: a format whose lines are read as well; it outlives this object. Null: none.
  EveryLineReader(ReadOptions options, TextReader::Sink sink, const MoreFormat* more = nullptr);

  /// Any bytes, cut anywhere. Returns how many were read: all of them unless stop() was called.
  std::size_t feed(std::string_view bytes) { return splitter_.feed(bytes); }
  /// As TextReader::stop.
  void stop() { splitter_.stop(); }
  /// Reads what is left at the end of the text. Call once.
  void finish() { splitter_.finish(); }

 private:
  Taken take_lines(std::string_view bytes, std::uint32_t number) override;
  void take_line(const Line& line) override;
  void take_long_line(const Line& beginning) override;
  Line without_number(const Line& line);
  bool is_of_more_alone() const;
  std::unique_ptr<FormatReader> reader_for(std::string_view line);

  ReadOptions options_;
  TextReader::Sink sink_;
  Entries entries_;
  LineSplitter splitter_;
  const MoreFormat* more_;
};

}  // namespace nonet
