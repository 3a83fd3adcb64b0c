// core/rate/hodoku.h: HoDoKu's level and score of a puzzle.
//
// HoDoKu solves with its own order of techniques and adds up a fixed number of points for each step. The level is that of
// the hardest step, raised while the score exceeds the level's cap (easy 800, medium 1000, hard 1600, unfair 1800). Where
// no technique helps it guesses: a digit of the solution for 10000 points.
//
// The order, points, levels and caps are those of HoDoKu 2.2's default options; which of several possible steps it takes
// is not published, so that scores differ a little (`scripts/test conformance` says how much).
// Tested by tests/core/rate/hodoku_test.cpp.
#pragma once

#include <span>

#include "core/human/search.h"
#include "core/human/technique.h"

namespace nonet::rate {

struct HodokuRating {
  human::Level level = human::Level::kEasy;
  int score = 0;
  int guesses = 0;       ///< digits for which no technique was found
  bool stopped = false;  ///< by `patience`; the rest is what was known until then
};

/// Of a proper puzzle of at most 16×16, from its givens. `solution`: one digit a cell. Cost: that of a path, 0.1 ms to
/// some dozens of ms.
HodokuRating rate_hodoku(const Puzzle& puzzle, std::span<const Digit> solution,
                         const human::Search::Patience& patience = {});

}  // namespace nonet::rate
