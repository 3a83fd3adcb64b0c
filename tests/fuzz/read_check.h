// tests/fuzz/read_check.h: properties that must hold for every text, however broken.
//
// Used by the fuzz targets and by tests/core/format/streaming_test.cpp, so that a text found by a fuzzer
// can be added to that test as one line.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/format/every_line.h"
#include "core/format/format.h"
#include "core/format/plain_lines.h"
#include "core/format/utf16.h"

namespace nonet {
namespace reading {

/// The text as the readers see it: UTF-16 with its byte order mark as UTF-8, anything else unchanged.
inline std::string decoded(std::string_view text) {
  Utf16Decoder decoder;
  std::string plain(decoder.decode(text));
  return plain += decoder.finish();
}

/// The lengths of the text's lines in bytes.
inline std::vector<std::size_t> line_lengths(std::string_view text) {
  std::vector<std::size_t> lengths(1, 0);
  for (std::size_t index = 0; index < text.size(); ++index) {
    const bool line_end = text[index] == '\n' || text[index] == '\r';
    if (!line_end) {
      ++lengths.back();
      continue;
    }
    if (text[index] == '\r' && index + 1 < text.size() && text[index + 1] == '\n') ++index;
    lengths.push_back(0);
  }
  return lengths;
}

inline bool inside(Place place, const std::vector<std::size_t>& lengths) {
  if (place.line == 0) return place.column == 0;
  if (place.line > lengths.size()) return false;
  return place.column <= std::max<std::size_t>(lengths[place.line - 1], 1);
}

inline bool same(const ReadEntry& a, const ReadEntry& b) {
  if (a.error.has_value() != b.error.has_value() || a.format != b.format || a.title != b.title ||
      a.number != b.number || a.at != b.at || a.cell_places != b.cell_places) {
    return false;
  }
  if (a.error) {
    return a.error->code == b.error->code && a.error->at == b.error->at &&
           a.error->text == b.error->text && a.error->found == b.error->found &&
           a.error->expected == b.error->expected;
  }
  return a.puzzle.givens == b.puzzle.givens && a.puzzle.entries == b.puzzle.entries &&
         a.puzzle.candidates == b.puzzle.candidates && a.solution == b.solution;
}

inline std::string check_puzzle(const ReadEntry& entry) {
  const Puzzle& puzzle = entry.puzzle;
  if (puzzle.geometry == nullptr) return "no geometry";
  const auto cells = static_cast<std::size_t>(puzzle.geometry->cell_count());
  const int size = puzzle.geometry->size();
  if (puzzle.givens.size() != cells) return "givens of the wrong length";
  for (const auto* digits : {&puzzle.givens, &puzzle.entries, &entry.solution}) {
    if (!digits->empty() && digits->size() != cells) return "digits of the wrong length";
    for (const Digit digit : *digits) {
      if (digit > size) return "a digit out of range";
    }
  }
  if (!puzzle.candidates.empty() && puzzle.candidates.size() != cells) {
    return "candidates of the wrong length";
  }
  for (const DigitSet set : puzzle.candidates) {
    if (!(set - DigitSet::up_to(size)).empty()) return "a candidate out of range";
  }
  return {};
}

inline bool same_regions(const Geometry& a, const Geometry& b) {
  if (a.size() != b.size() || a.is_jigsaw() != b.is_jigsaw()) return false;
  for (int cell = 0; cell < a.cell_count(); ++cell) {
    if (a.region_of(static_cast<Cell>(cell)) != b.region_of(static_cast<Cell>(cell))) return false;
  }
  return true;
}

/// The candidates of each cell, with entries as placed digits.
inline std::vector<DigitSet> meaning(const Puzzle& puzzle) {
  std::vector<DigitSet> candidates = starting_candidates(puzzle);
  const std::vector<Digit> filled = filled_cells(puzzle);
  for (std::size_t cell = 0; cell < filled.size(); ++cell) {
    if (filled[cell] != 0) candidates[cell] = DigitSet::of(filled[cell]);
  }
  return candidates;
}

inline std::string check_round_trip(const Puzzle& puzzle, std::string_view key) {
  // Lines of letters alone are words to the readers: rows of a puzzle have digits or empty cells, too.
  const std::vector<Digit> filled = filled_cells(puzzle);
  if (std::all_of(filled.begin(), filled.end(), [](Digit digit) { return digit > 9; })) return {};
  WriteOptions write_options;
  write_options.title = "Grid 07";
  const auto written = write_puzzle(puzzle, key, write_options);
  if (!written.ok()) {
    const Errc code = written.error().code;
    return code == Errc::kCannotWrite || code == Errc::kNoCandidates ? "" : "wrong write error";
  }
  ReadOptions options;
  options.format = key;
  options.shape = puzzle.geometry->shape();
  const auto text = std::string(write_header(key)) + written.value();
  const auto entries = read_text(text, options);
  if (entries.size() != 1) return std::string(key) + ": not one entry for\n" + text;
  if (entries[0].error) {
    const bool conflict = entries[0].error->code == Errc::kConflictingEntry;
    return conflict ? "" : std::string(key) + ": cannot be read back:\n" + text;
  }
  const Puzzle& back = entries[0].puzzle;
  if (!same_regions(*back.geometry, *puzzle.geometry)) return std::string(key) + ": boxes\n" + text;
  if (key == "candidates") {
    // A puzzle without candidates is written with those that placed digits do not exclude.
    if (!puzzle.candidates.empty() && meaning(back) != meaning(puzzle)) {
      return "candidates differ:\n" + text;
    }
    return {};
  }
  // CSV's first column has only the givens.
  const auto cells = key == "csv" ? puzzle.givens : filled_cells(puzzle);
  if (filled_cells(back) != cells) return std::string(key) + ": cells\n" + text;
  return {};
}

// Plain lines in batches must be the same entries, in the same order.
inline std::string check_plain_lines(std::string_view text, ReadOptions options,
                                     const std::vector<ReadEntry>& entries) {
  std::size_t next = 0;
  std::string wrong;
  options.plain_lines = [&](const PlainLines& lines) {
    for (std::size_t i = 0; i < lines.count && next < entries.size(); ++i, ++next) {
      const ReadEntry& entry = entries[next];
      std::string cells(lines.text.substr(i * lines.stride, 81));
      for (char& cell : cells) cell = static_cast<char>(cell == '.' ? 0 : cell - '0');
      if (entry.error || lines.number + i != entry.number || lines.at.line + i != entry.at.line ||
          lines.at.column != entry.at.column || lines.format != entry.format ||
          !std::equal(cells.begin(), cells.end(), entry.puzzle.givens.begin(),
                      entry.puzzle.givens.end())) {
        wrong = "a plain line is another entry";
      }
    }
  };
  const auto sink = [&](const ReadEntry& entry) {
    if (next < entries.size() && !same(entry, entries[next])) wrong = "another entry among lines";
    ++next;
  };
  TextReader reader(options, sink);
  reader.feed(text);
  reader.finish();
  return next == entries.size() ? wrong : "other entries when taken by lines";
}

// Each line must give one entry: the text before each "\n", and the text after the last one.
inline std::string check_every_line(std::string_view text, std::string_view plain) {
  std::size_t count = 0;
  EveryLineReader reader({}, [&](const ReadEntry&) { ++count; });
  reader.feed(text);
  reader.finish();
  const auto newlines = static_cast<std::size_t>(std::count(plain.begin(), plain.end(), '\n'));
  const bool has_rest = !plain.empty() && plain.back() != '\n';
  return count == newlines + has_rest ? "" : "not an entry a line";
}

/// What must hold of an entry of a stream that may have puzzles with constraints, and of the same one when the text was cut elsewhere. `index`: of all
/// entries, from 0.
inline bool is_right(const ReadEntry& entry, const ReadEntry& in_pieces, std::size_t index,
                     const std::vector<std::size_t>& lengths) {
  const bool is_same = (entry.constrained != nullptr) == (in_pieces.constrained != nullptr) &&
                       same(entry, in_pieces) && entry.number == index + 1;
  if (!is_same || !inside(entry.at, lengths)) return false;
  if (!entry.error) return entry.constrained != nullptr || check_puzzle(entry).empty();
  // What is missing at a line's end has its place one past the end.
  const auto [line, column] = entry.error->at;
  return inside({line, column < 2 ? column : column - 1}, lengths);
}

}  // namespace reading

/// Reads `text` in `format` (empty: detected), whole and in pieces cut by `seed` with stops, writes each
/// puzzle in every format and reads it back. Returns the first problem, or "".
inline std::string check_reading(std::string_view text, std::string_view format,
                                 std::uint32_t seed) {
  using namespace reading;
  ReadOptions options;
  options.format = format;
  options.cell_places = true;
  const auto entries = read_text(text, options);
  if (entries.empty()) return "no entry";

  std::vector<ReadEntry> in_pieces;
  TextReader* stopping = nullptr;
  TextReader reader(options, [&](const ReadEntry& entry) {
    in_pieces.push_back(entry);
    if (in_pieces.size() % 3 != 0) stopping->stop();
  });
  stopping = &reader;
  for (std::size_t begin = 0; begin < text.size();) {
    seed = seed * 1664525u + 1013904223u;
    begin += reader.feed(text.substr(begin, seed % 3 == 0 ? 1 : 1 + seed % 97));
  }
  reader.finish();
  if (in_pieces.size() != entries.size()) return "other entries when cut";

  const std::string plain = decoded(text);
  for (const std::string& wrong :
       {check_plain_lines(text, options, entries), check_every_line(text, plain)}) {
    if (!wrong.empty()) return wrong;
  }

  const auto lengths = line_lengths(plain);
  for (std::size_t index = 0; index < entries.size(); ++index) {
    const ReadEntry& entry = entries[index];
    if (!same(entry, in_pieces[index])) return "another entry when cut";
    if (entry.number != index + 1) return "entries are not counted";
    if (!inside(entry.at, lengths)) return "an entry outside the text";
    if (entry.error) {
      if (!inside(entry.error->at, lengths)) return "an error outside the text";
      continue;
    }
    if (auto wrong = check_puzzle(entry); !wrong.empty()) return wrong;
    if (entry.cell_places.size() != entry.puzzle.givens.size()) return "places are missing";
    for (const Place place : entry.cell_places) {
      // An empty cell may be a missing blank at a line's end: its place is one past the end.
      if (place.line == 0 ||
          !inside({place.line, place.column == 1 ? 1 : place.column - 1}, lengths)) {
        return "a cell outside the text";
      }
    }
    if (index >= 2) continue;  // writing takes most of the time
    for (const FormatInfo& info : formats()) {
      if (auto wrong = check_round_trip(entry.puzzle, info.key); !wrong.empty()) return wrong;
    }
  }
  return {};
}

}  // namespace nonet
