// core/format/group.h: a cell written as a word: a number, or a group of candidates.
//
//   12      the number 12 in a 16×16 grid; the candidates 1 and 2 in a 9×9 one
//   *15     the candidates 1 and 5 with someone's highlighting:
//           any of * # @ ! + ~ ^ " ( ) [ ] { } < >
//   u5      a 5 that the person, not the puzzle, has placed (.sdx)
//   .       nothing is known: every candidate (also 0 _ x)
//   -       no candidate is left
//
// Candidates are symbols in "ours" (symbols.h), so groups reach size 35.
// Tested by tests/core/format/candidates_test.cpp.
#pragma once

#include <string_view>

#include "core/base/bits.h"

namespace nonet {

/// What data tools write into an empty cell: "NaN", "None", "null", "<NA>" …, or blanks alone.
bool says_nothing(std::string_view word);

/// "5", "5." and "5.0" are 5, as numpy and pandas print the numbers of a column that has gaps.
std::string_view without_fraction(std::string_view word);

/// Whether 0 is the digit `size` among cells written as numbers, by the rule that holds for
/// characters as well (symbols.h): 0 and another empty mark occur, `last` (the digit `size`) does not.
bool zero_is_last(int size, bool zero, bool empty, bool last);

/// A word as a number; −1: it is none. Large numbers are all kMaxSize + 1 or more.
int number_of(std::string_view word);

/// A group of candidates.
struct Group {
  bool valid = false;
  bool lone = false;       ///< a single digit
  bool by_person = false;  ///< "u5"
  bool markup = false;
  DigitSet digits;
};

/// Invalid beyond size 35.
Group read_group(std::string_view word, int size);

/// The number that a word of several characters is in a drawn grid: "12" above 9×9, "5.0" from 4×4 on
/// ("5." and smaller grids are cells of one character each); −1: none, or larger than `size`.
int word_number(std::string_view word, int size);

/// Whether a word of several characters can be a cell at all: a number up to `size` (which then has
/// two digits, or a fraction of nought), a word for nothing, or a group.
bool is_number_or_group(std::string_view word, int size);

}  // namespace nonet
