// core/human/step_parts.h: fills the lists of a step from sets. Out of line, since every finder needs them.
//
// Tested by the families' tests, e.g. tests/core/human/wings_test.cpp.
#pragma once

#include "core/human/step.h"

namespace nonet::human {

/// Appends the digits, rising.
void add_digits(Step& step, DigitSet digits);
/// These cells lose the digit.
void add_eliminations(Step& step, const CellSet& cells, Digit digit);
/// This cell loses the digits.
void add_eliminations(Step& step, Cell cell, DigitSet digits);
/// Marks those of the digits that the cells have.
void add_marks(Step& step, const Board& board, const CellSet& cells, DigitSet digits,
               MarkRole role = MarkRole::kPattern, int group = 0);

}  // namespace nonet::human
