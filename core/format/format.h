// core/format/format.h: any text in, puzzles out; a puzzle in, text out.
//
// This is the only public interface of the formats. Reading is a stream: bytes are fed as they come, and
// the sink gets each puzzle as soon as its last line has been read, so that a file of a million puzzles
// needs the memory of one. The format is found from the first lines; each entry says which it was.
// One table (format.cpp) has a row for each format; to add one: its pair of files and its row.
// Tested by tests/core/format/*_test.cpp and tests/fuzz/read_fuzz.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/puzzle.h"

namespace nonet {

/// One row of the table of formats.
struct FormatInfo {
  std::string_view key;        ///< "line", "boxed", "list", "titled", "cells", "sdk", "csv" …
  std::string_view extension;  ///< of a file of this format, without the dot: "sdm"; may be empty
  bool reads;
  bool writes;
  bool reads_lines = false;   ///< a puzzle from each line
  bool writes_lines = false;  ///< a puzzle as one line
};

/// Every format, in the order in which they are tried.
std::span<const FormatInfo> formats();

struct ConstrainedPuzzle;

/// What was found at one place of a text: a puzzle, or the reason why there is none.
struct ReadEntry {
  std::optional<Error> error;  ///< if set, `puzzle` is invalid; `error->at` is the place
  Puzzle puzzle;
  std::string title;            ///< "Grid 01"; empty where the format has none
  std::vector<Digit> solution;  ///< the solution that the text itself claims (CSV); else empty
  /// Where each cell's character or number stands, row by row; only with ReadOptions::cell_places.
  std::vector<Place> cell_places;
  std::string_view format;   ///< a key of formats(); empty: none was recognised
  std::uint32_t number = 0;  ///< 1-based index of the entry, unreadable ones included
  /// A puzzle with constraints; only of readers that have a MoreFormat. It is valid during the sink's call: who copies the entry copies
  /// the puzzle, too. Then `puzzle` has no geometry and no cells, and there are no cell_places.
  const ConstrainedPuzzle* constrained = nullptr;
  Place at;                                  ///< where the entry begins
  std::optional<std::uint64_t> line_number;  ///< only of EveryLineReader
};

struct PlainLines;
/// A format besides those of the table (entries.h).
struct MoreFormat;

struct ReadOptions {
  /// Boxes to assume where the text does not show them (6×6 as 3×2, say); its size is only used for
  /// texts of that size. Default: usual_shape.
  std::optional<Shape> shape;
  /// Extra houses to assume where the text names none, as words (core/grid/extra_houses.h). Default: none.
  std::vector<std::string> houses = {};
  /// Take this format (a key) instead of finding it; unknown keys give kUnknownFormatName.
  std::string_view format;
  bool cell_places = false;
  /// Takes the lines that hold a plain 9×9 puzzle and nothing else, as they stand in the text, instead
  /// of the sink (plain_lines.h). Empty: every entry goes to the sink.
  std::function<void(const PlainLines&)> plain_lines = {};
};

/// Reads a text piece by piece.
///
/// Relaxed about looks, silent about sense, as each format's header says. A byte order mark,
/// Windows and old Mac line ends, tabs and no-break spaces are all fine. Every text gives at least
/// one entry: one that holds nothing readable gives one with an error. Memory: one puzzle and one
/// line (at most kLongestLine bytes); at first the lines from which the format is found (64 KiB and
/// the line that exceeds them); in a text that draws grids, up to 130 rows without a blank line
/// between them (each at most 64 KiB).
class TextReader {
 public:
  /// Longer lines than this are an error: the widest writing of a 64×64 grid in one line is far
  /// shorter.
  static constexpr std::size_t kLongestLine = std::size_t{1} << 20;

  using Sink = std::function<void(const ReadEntry&)>;

  /// `sink` is called for each entry, in order, from within feed() and finish().
  TextReader(ReadOptions options, Sink sink);
  /// The same with one more format, whose key ReadOptions::format may have, too. Its lines may stand before, between and after puzzles of
  /// formats that may be mixed. It outlives this object.
  TextReader(ReadOptions options, Sink sink, const MoreFormat& more);
  ~TextReader();
  TextReader(const TextReader&) = delete;
  TextReader& operator=(const TextReader&) = delete;

  /// Any bytes, cut anywhere. Returns how many were read: all of them unless stop() was called. The
  /// caller feeds the rest in the next call.
  std::size_t feed(std::string_view bytes);
  /// A sink that has enough entries for now calls this: feed() returns after this line.
  void stop();
  /// The text ends here. Call once.
  void finish();

 private:
  struct State;
  struct MixedState;
  std::unique_ptr<State> state_;
};

/// The whole text at once.
std::vector<ReadEntry> read_text(std::string_view text, const ReadOptions& options = {});

/// What some formats write besides the puzzle.
struct WriteOptions {
  std::string_view title;           ///< used by formats with titles
  std::span<const Digit> solution;  ///< used by CSV's second column
};

/// The puzzle's cells (filled_cells; CSV: the givens alone, beside the solution) in the format
/// `key`. Lines end in '\n', the last one too. A format with a header line (CSV) does not write it
/// here: see write_header. Errors: kUnknownFormatName; kCannotWrite (a size, a jigsaw or extra
/// houses that the format cannot hold).
Result<std::string> write_puzzle(const Puzzle& puzzle, std::string_view key,
                                 const WriteOptions& options = {});

/// The line before the first puzzle ("puzzle,solution\n"); mostly empty.
std::string_view write_header(std::string_view key);

}  // namespace nonet
