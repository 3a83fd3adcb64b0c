// tests/core/format/reading.h: entries as one line of text each, so that tests are tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/format/format.h"
#include "core/format/symbols.h"

namespace nonet {

/// The cells as symbols, '.' where empty; above 35×35 as numbers.
inline std::string shown_cells(const std::vector<Digit>& cells) {
  if (cells.size() <= 35 * 35) return symbol_line(cells, '.');
  std::string text;
  for (const Digit digit : cells) text += std::to_string(digit) + ' ';
  return text;
}

inline std::string shown_place(Place place) {
  return std::to_string(place.line) + ":" + std::to_string(place.column);
}

/// "boxed 3x3 53..7…", "titled 'Grid 01' too-few-rows 9:1 8/9" or "line bad-character 1:5 '?'".
inline std::string shown(const ReadEntry& entry) {
  std::string text(entry.format.empty() ? "-" : entry.format);
  if (!entry.title.empty()) text += " '" + entry.title + "'";
  if (entry.error) {
    text += " " + std::string(error_key(entry.error->code)) + " " + shown_place(entry.error->at);
    if (!entry.error->text.empty()) text += " '" + entry.error->text + "'";
    if (entry.error->found != 0 || entry.error->expected != 0) {
      text += " " + std::to_string(entry.error->found);
      text += "/" + std::to_string(entry.error->expected);
    }
    return text;
  }
  const Geometry& geometry = *entry.puzzle.geometry;
  if (geometry.is_jigsaw()) {
    text += " jigsaw";
  } else {
    text += " " + std::to_string(geometry.shape().box_rows);
    text += "x" + std::to_string(geometry.shape().box_columns);
  }
  text += " " + shown_cells(entry.puzzle.givens);
  if (!entry.puzzle.entries.empty()) text += " entries " + shown_cells(entry.puzzle.entries);
  if (!entry.solution.empty()) text += " solution " + shown_cells(entry.solution);
  return text;
}

inline std::vector<std::string> shown(std::string_view text, const ReadOptions& options = {}) {
  std::vector<std::string> lines;
  for (const ReadEntry& entry : read_text(text, options)) lines.push_back(shown(entry));
  return lines;
}

inline std::vector<std::string> shown_as(std::string_view text, std::string_view format) {
  ReadOptions options;
  options.format = format;
  return shown(text, options);
}

using Lines = std::vector<std::string>;

/// The puzzle that most tests use, and its solution.
inline const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// kPuzzle's rows, each after `before` and before `after`, with '.' replaced by `empty`.
inline std::string rows_of_puzzle(std::string_view before, std::string_view after,
                                  char empty = '.') {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    std::string line = kPuzzle.substr(9 * row, 9);
    for (char& character : line) character = character == '.' ? empty : character;
    text += std::string(before) + line + std::string(after);
  }
  return text;
}

/// A puzzle of that shape: about a third of the cells of a full grid.
inline Puzzle sample_puzzle(Shape shape, unsigned seed = 1) {
  Puzzle puzzle = make_puzzle(Geometry::with_boxes(shape).value());
  const int size = shape.size;
  for (int cell = 0; cell < size * size; ++cell) {
    const int row = cell / size, column = cell % size;
    seed = seed * 1664525u + 1013904223u;
    if ((seed >> 16) % 3 != 0) continue;
    const int digit = ((row % shape.box_rows) * shape.box_columns + row / shape.box_rows + column);
    puzzle.givens[static_cast<std::size_t>(cell)] = static_cast<Digit>(digit % size + 1);
  }
  return puzzle;
}

}  // namespace nonet
