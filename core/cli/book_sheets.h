// core/cli/book_sheets.h: the sheets of a book as SVG, byte for byte as the page draws them (web/page/book/sheets.js,
// web/scene/paper.js and pens.js).
//
// Digits are text, so that they can be searched for and copied from a PDF made of the sheets.
// Tested by tests/wasm/book.test.mjs and tests/core/cli/book_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/cli/book_layout.h"
#include "core/generate/generate.h"

namespace nonet::cli {

/// What a book says; each may be empty.
struct BookWords {
  std::string title;
  std::string grade;  ///< of each puzzle
  std::string about;  ///< what it takes to make the same book again
};

/// A text for an XML file: what that cannot hold becomes U+FFFD.
std::string xml_text(std::string_view text);

/// One sheet as a file. `made` are all puzzles of the book, of one size; `page` counts from 1.
std::string sheet_svg(const BookPlan& plan, const BookWords& words,
                      const std::vector<generate::Made>& made, const Sheet& sheet, std::size_t page,
                      std::size_t pages);

}  // namespace nonet::cli
