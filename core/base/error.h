// core/base/error.h: all errors that input can cause, as data.
//
// The core contains no sentences: an error is a code, a place and up to three arguments. The code's key
// ("bad-character") names a sentence in web/i18n/*.json, which the page and the command line fill in.
// A test compares the table below with the English sentences.
// To add an error: one row in NONET_ERRORS, and one sentence in each language file under "errors".
// Tested by tests/core/base/error_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

// Code, key, and the meaning of the arguments.
#define NONET_ERRORS(ROW)                                                                         \
  ROW(kEmptyText, "empty-text")         /* nothing but blanks */                                  \
  ROW(kNotText, "not-text")             /* text: what it seems to be ("PNG", "binary data") */    \
  ROW(kUnknownFormat, "unknown-format") /* text, but no puzzle in it */                           \
  ROW(kLineTooLong, "line-too-long")    /* expected: the longest line allowed, in bytes */        \
  ROW(kBadCharacter, "bad-character")   /* text: the character; no cell can hold it */            \
  ROW(kDigitOutOfRange, "digit-range")  /* text: the entry; expected: the largest digit */        \
  ROW(kTooFewCells, "too-few-cells")    /* found, expected: cells of the grid */                  \
  ROW(kTooManyCells, "too-many-cells")  /* found, expected: cells of the grid */                  \
  ROW(kTooFewRows, "too-few-rows")      /* found, expected: rows; the grid is cut short */        \
  ROW(kTooManyRows, "too-many-rows")    /* found, expected: rows */                               \
  ROW(kRowLength, "row-length")         /* found, expected: cells of this row */                  \
  ROW(kEmptyRow, "empty-row")           /* a row of length 0 inside a grid */                     \
  ROW(kNoSuchSize, "no-such-size")      /* found: cells, the square of no size from 1 to 64 */    \
  ROW(kTooLarge, "too-large")           /* found: size; expected: the largest, 64 */              \
  ROW(kBadBoxes, "bad-boxes")           /* text: "2x4"; found: size they do not divide */         \
  ROW(kBadRegions, "bad-regions")       /* found, expected: cells in region {text} */             \
  ROW(kBadHouses, "bad-houses") /* text: "windows" …; found: size of a grid without room */     \
  ROW(kConflictingEntry, "conflicting-entry") /* text: the digit; found: the earlier line */      \
  ROW(kUnclosedList, "unclosed-list")         /* a list of lists without its last bracket */      \
  ROW(kRowsOrColumns, "rows-or-columns") /* objects whose members are the rows, or the columns */ \
  ROW(kMissingColumn, "missing-column")  /* CSV: text: the column's name */                       \
  ROW(kBadSolution, "bad-solution")      /* the file's own solution column cannot be read */      \
  ROW(kUnknownFormatName, "unknown-format-name") /* text: what was asked for */                   \
  ROW(kBadArgument, "bad-argument")   /* text: the field of a call that makes no sense */         \
  ROW(kCannotWrite, "cannot-write")   /* text: format; found: size it has no way to write */      \
  ROW(kNoCandidates, "no-candidates") /* text: format; found: size; its digits are candidates */  \
  ROW(kUnknownConstraint, "unknown-constraint") /* text: the type that is not known */            \
  ROW(kBadConstraint, "bad-constraint") /* text: the type, its argument that makes no sense */

enum class Errc : std::uint8_t {
#define NONET_ROW(code, key) code,
  NONET_ERRORS(NONET_ROW)
#undef NONET_ROW
};

/// A place in a text. Lines and columns count from 1 as editors do; a column counts bytes of UTF-8;
/// 0 means "not known" or "the whole text" (line) or "the whole line" (column).
struct Place {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  friend constexpr bool operator==(Place, Place) = default;
};

/// What is wrong, and where. The code's row above defines `text`, `found` and `expected`.
struct Error {
  Errc code;
  Place at;
  std::string text;
  std::int64_t found = 0;
  std::int64_t expected = 0;
};

/// The key of the code's sentence, e.g. "bad-character".
std::string_view error_key(Errc code);

}  // namespace nonet
