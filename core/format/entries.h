// core/format/entries.h: what all readers share: options, geometries, and the way to the sink.
//
// A FormatReader is made for one text in one format. It turns lines into entries and hands each to
// Entries, which numbers it and gives it to the sink.
// Tested by the tests of the formats.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/format/format.h"
#include "core/format/lines.h"
#include "core/format/plain_lines.h"

namespace nonet {

/// The entries of one text.
class Entries {
 public:
  Entries(const ReadOptions& options, const TextReader::Sink& sink)
      : options_(options), sink_(sink) {}

  const ReadOptions& options() const { return options_; }
  std::uint32_t count() const { return count_; }

  /// Empties `entry` for the next puzzle, keeping its memory.
  static void clear(ReadEntry& entry, std::string_view format, Place at);
  /// Gives `entry` an empty grid of that size and these boxes: those that the text shows, else the
  /// option's if it is of that size, else the usual ones. False: entry.error is set.
  /// Cost: a comparison when the puzzle before was of the same shape.
  bool set_size(ReadEntry& entry, int size, const Shape* shown = nullptr);

  /// Gives the entry's puzzle the extra houses of these words in place of any others, unless the entry has an error.
  /// Errors: kBadHouses at `at`.
  void set_houses(ReadEntry& entry, std::span<const std::string> words, Place at);

  /// Numbers the entry and gives it to the sink, with the extra houses of the options unless its text has some.
  void emit(ReadEntry& entry);
  /// Numbers the entry and gives it to the sink as it is.
  void number(ReadEntry& entry);
  /// Gives the plain lines that `bytes` begins with, of which the first is line `number`, to
  /// ReadOptions::plain_lines. None if that is empty, or if the options' boxes are not the usual ones, or if they have
  /// extra houses.
  LineTaker::Taken take_plain_lines(std::string_view bytes, std::uint32_t number,
                                    std::string_view format);
  /// The same for one line without its end. False: it was not taken.
  bool take_plain_line(const Line& line, std::string_view format);
  /// Sets the line_number of the entries and lines that follow.
  void set_line_number(std::uint64_t number) { line_number_ = number; }
  /// Hands on an entry that says why there is no puzzle at `at`.
  void fail(std::string_view format, Place at, Error error, std::string_view title = {});

 private:
  bool takes_plain_lines() const;
  void emit(PlainLines lines, std::string_view format, Place at);

  const ReadOptions& options_;
  const TextReader::Sink& sink_;
  GeometryCache geometries_;
  Shape last_shape_;
  std::shared_ptr<const Geometry> last_geometry_;
  std::uint32_t count_ = 0;
  std::optional<std::uint64_t> line_number_;
};

/// A reader of one format.
class FormatReader : public LineTaker {
 public:
  explicit FormatReader(Entries& entries) : entries_(entries) {}
  /// Whether a line certainly belongs to this format. If not, a part of the text in another format may
  /// begin: TextReader then finds the format of the lines up to the next one that is claimed.
  virtual bool claims(std::string_view) const { return true; }
  /// Whether something has begun that the lines read so far do not end, such as a list without its last bracket.
  virtual bool is_unfinished() const { return false; }
  void take_long_line(const Line& beginning) override;
  /// The text ends here.
  virtual void finish() = 0;

 protected:
  Entries& entries_;
};

/// The first lines of a text, from which its format is found.
struct Sample {
  std::vector<KeptLine> lines;
  bool complete = false;  ///< the text ends here, or the format has to be found from these lines
};

/// Whether the sample is of that format. While it is not complete, a format says yes only if
/// nothing that may follow could make it another one.
using Recognise = bool (*)(const Sample& sample);

using MakeReader = std::unique_ptr<FormatReader> (*)(Entries& entries);

/// A format that is read besides those of the table in format.cpp, line by line, by who gives it to the reader. It may be mixed with
/// others. So a program contains it only if it uses it.
struct MoreFormat {
  FormatInfo info;
  /// Whether a line is of that format, and of no other.
  bool (*claims)(std::string_view line);
  MakeReader make_reader;  ///< a reader of lines, each alone
  /// Whether a line may begin something of that format where nothing else is open; its reader then finds out whether it does. Null: none.
  bool (*may_begin)(std::string_view line) = nullptr;
};

using Write = Result<std::string> (*)(const Puzzle& puzzle, const WriteOptions& options);

/// The error of a writer whose format cannot hold a puzzle.
Error cannot_write(std::string_view format, const Puzzle& puzzle);

/// Whether one character a cell can say the puzzle: no jigsaw, no extra houses, size ≤ 35.
bool fits_symbols(const Puzzle& puzzle);

}  // namespace nonet
