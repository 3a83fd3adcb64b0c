// core/format/lines.h: bytes in, lines out.
//
// Every format is read line by line, so this file alone decides what a line is: ended by "\n", "\r\n" or,
// unless Ends::kNewline says otherwise, a lone "\r"; without the byte order mark, the "> " that marks a
// quotation and page breaks before it; and with the look-alikes that pasted texts are full of (no-break
// spaces, box-drawing characters, keycaps, coloured squares, the digits of other scripts) replaced by the
// plain characters that the formats know. A line remembers the columns of its characters in the text, so
// that an error still points into the text as the person sees it. UTF-16 with its mark is read as UTF-8 (utf16.h),
// and its columns count bytes of that. A lone byte B7 or A0 is Latin-1's middle dot or no-break space: no
// UTF-8 has it.
// Cost: one pass; a line of plain ASCII without such marks inside one piece is never copied.
// Tested by tests/core/format/lines_test.cpp and streaming_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/format/utf16.h"

namespace nonet {

/// One line without its end. Valid only during the call that hands it over; see KeptLine.
struct Line {
  std::string_view text;
  std::uint32_t number = 0;  ///< from 1
  /// The column of each byte of `text` in the text, from 0; nullptr if nothing was replaced.
  const std::vector<std::uint32_t>* columns = nullptr;
  std::size_t begin = 0;  ///< bytes of the line before `text`: see from()

  /// The place of text[index]; `index` may be one past the end.
  Place place(std::size_t index) const;
  /// The line without its first `length` bytes; everything left keeps its place.
  Line from(std::size_t length) const {
    return {text.substr(length), number, columns, begin + length};
  }
};

/// A line's own copy (of a whole one: see Line::from), for the readers that need several lines at once.
struct KeptLine {
  std::string text;
  std::uint32_t number = 0;
  std::vector<std::uint32_t> columns;

  explicit KeptLine(const Line& line);
  Line line() const { return Line{text, number, columns.empty() ? nullptr : &columns}; }
};

/// Takes the lines of a text, in order.
class LineTaker {
 public:
  struct Taken {
    std::size_t bytes = 0;
    std::uint32_t lines = 0;
  };

  virtual ~LineTaker() = default;
  /// Takes whole lines at the beginning of `bytes`, before they are cut: as many as suit it. The first is
  /// line `number`. Only for plain_lines.h.
  virtual Taken take_lines(std::string_view, std::uint32_t) { return {}; }
  virtual void take_line(const Line& line) = 0;
  /// Takes the first bytes of a line that is longer than the limit; the rest is dropped.
  virtual void take_long_line(const Line& beginning) = 0;
};

/// Cuts a stream of bytes into lines. The lines do not depend on where the pieces were cut.
class LineSplitter {
 public:
  /// What ends a line.
  enum class Ends : std::uint8_t {
    kAny,     ///< "\n", "\r\n" or a lone "\r"
    kNewline  ///< "\n", also after any number of "\r": the lines that `wc -l` and `cat -n` count
  };

  LineSplitter(std::size_t longest_line, LineTaker& taker, Ends ends = Ends::kAny);

  /// Returns how many bytes were used: all of them unless stop() was called. The caller feeds the rest
  /// in the next call. A text in UTF-16 is never stopped in the middle of what was fed.
  std::size_t feed(std::string_view bytes);
  /// The taker calls this to let feed() return after this line.
  void stop() { stopped_ = true; }
  /// Hands over the last line if it has no end.
  void finish();

 private:
  std::size_t split(std::string_view bytes);
  void end_line(std::string_view rest);
  void keep(std::string_view rest);
  void hand_over(std::string_view text);

  std::size_t longest_line_;
  LineTaker& taker_;
  const Ends ends_;
  Utf16Decoder utf16_;
  std::string kept_;                    // the beginning of a line whose end has not been fed yet
  std::string cleaned_;                 // a line with its look-alikes replaced
  std::vector<std::uint32_t> columns_;  // of cleaned_
  std::uint32_t number_ = 0;            // of the last line handed over
  bool dropping_ = false;               // inside a line that is too long
  bool after_return_ = false;           // the last byte was '\r': a '\n' now belongs to it
  bool stopped_ = false;                // stop() was called during feed()
};

}  // namespace nonet
