// core/human/basic_fish.h: x-wing to leviathan: n rows whose places of a digit lie in n columns, and the same turned.
//
//     c1      c2
//   . X . | . X .  ← row 1      Both rows need the digit, and have it in columns 1 and 2 only. So these two
//   . * . | . . .               columns get it there, and the places marked * are false.
//   . X . | . X .  ← row 3
//
// Why:    n rows hold the digit n times; their n columns hold it n times at most, so nowhere else.
// Finds:  each result once for a digit, rows before columns.
// Misses: rows with one place (a single), and rows of which a part is a smaller fish.
// Cost:   a row is one word of columns; a few µs for all digits of a 9×9. Works on any layout: only lines count.
// Source: sudokuwiki.org/X_Wing_Strategy and the pages that follow it.
// Tested by tests/core/human/basic_fish_test.cpp.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

/// `size`: 2..7 lines.
bool find_basic_fish(Search& search, Technique technique, int size);

}  // namespace nonet::human
