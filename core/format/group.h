// core/format/group.h: a cell written as a word: a number, or a group of candidates.
//
//   12      the number 12 in a 16×16 grid; the candidates 1 and 2 in a 9×9 one
//   *15     the candidates 1 and 5 with highlighting: any of * # @ ! + ~ ^ " ( ) [ ] { } < >
//   u5      a 5 that a person has placed, not a given (.sdx)
//   .       nothing is known: every candidate (also 0 _ x)
//   -       no candidate is left
//
// Candidates are symbols in "ours" (symbols.h), so groups reach size 35.
// Tested by tests/core/format/candidates_test.cpp.
#pragma once

#include <string_view>

#include "core/base/bits.h"

namespace nonet {

/// Whether the word is what data tools write for an empty cell: "NaN", "None", "null", "<NA>" …, or
/// only blanks.
bool means_empty(std::string_view word);

/// Removes ".", ".0" …: numpy and pandas print the numbers of a column with gaps as "5." or "5.0".
std::string_view without_fraction(std::string_view word);

/// Whether 0 is the digit `size` in cells written as numbers. The rule is that of characters
/// (symbols.h): 0 (`zero`) and another empty mark (`empty`) occur, the digit `size` (`last`) does not.
bool zero_is_last(int size, bool zero, bool empty, bool last);

/// The value of a word; −1: it is no number. Numbers above kMaxSize give any value above kMaxSize.
int number_of(std::string_view word);

/// A group of candidates.
struct Group {
  bool valid = false;
  bool lone = false;       ///< a single digit
  bool by_person = false;  ///< "u5"
  bool markup = false;
  DigitSet digits;
};

/// Reads a word as a group of candidates. The group is invalid if size > 35.
Group read_group(std::string_view word, int size);

/// The number that a word of several characters means in a drawn grid: "12" above 9×9, "5.0" from 4×4
/// on ("5.", and words in smaller grids, are cells of one character each); −1: it is no number, or larger
/// than `size`.
int word_number(std::string_view word, int size);

/// Whether a word of several characters can be a cell: a number up to `size` (with two digits, or with
/// the fraction .0), a word for an empty cell, or a group.
bool is_number_or_group(std::string_view word, int size);

}  // namespace nonet
