// core/cli/book_layout.h: where everything of a book stands on its sheets, as numbers alone.
//
//   head: title ········ answers      each sheet has the same room for head and foot, so all puzzles are equally large
//   ┌ 1 ─ Hard ┐  ┌ 2 ─ Hard ┐        a place: a caption, and below it a grid; in the middle of its share of the sheet
//   └──────────┘  └──────────┘
//   foot: seed, kind ····· 3 / 26
//
// All lengths are whole hundredths of a millimetre, and divisions round down: so the page, which prints the same book
// (web/page/book/layout.js), comes to the very same numbers.
// Tested by tests/wasm/book.test.mjs, which compares the two, and tests/core/cli/book_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace nonet::cli {

enum class Paper : std::uint8_t { kA4, kLetter };
/// On the last sheets, there turned by 180°, or left out.
enum class Answers : std::uint8_t { kEnd, kUpsideDown, kNone };

inline constexpr int kMostPerSheet = 6;

/// How a book is laid out.
struct BookPlan {
  Paper paper = Paper::kA4;
  int per_sheet = 4;  ///< 1..kMostPerSheet
  bool is_large = false;
  Answers answers = Answers::kEnd;
};

struct SheetFrame {
  int width, height, margin, right, bottom;
};
SheetFrame frame_of_sheet(const BookPlan& plan);

/// Which of the puzzles are on a sheet, from 0.
struct Sheet {
  bool is_answers;
  std::size_t first, count;
};
/// The sheets for so many puzzles of a size.
std::vector<Sheet> sheets_of(const BookPlan& plan, std::size_t puzzles, int size);

/// Of a puzzle: its grid is a square.
struct BookPlace {
  int left, top, side, baseline, font;
};
/// The places of a sheet in the order of reading.
std::vector<BookPlace> places_of(const BookPlan& plan, bool is_answers, int size);

/// A line of the head or the foot: `end_font` is for what stands at its end.
struct SheetLine {
  int baseline, font, end_font;
};
SheetLine head_of(const BookPlan& plan, bool is_cover, std::string_view title);
SheetLine foot_of(const BookPlan& plan, std::string_view about);

}  // namespace nonet::cli
