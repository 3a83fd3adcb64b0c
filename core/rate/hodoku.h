// core/rate/hodoku.h: HoDoKu's level and score of a puzzle.
//
// HoDoKu solves with its own order of techniques and adds up a fixed number of points for each step. The level is that of
// the hardest step, raised while the score exceeds the level's cap (easy 800, medium 1000, hard 1600, unfair 1800). Where
// no technique helps it guesses: a digit of the solution for 10000 points.
//
// The order, points, levels and caps are those of HoDoKu's default options. Which of several possible steps it takes
// decides much of the score: hodoku_choice.h, and for singles hodoku_singles.h. Of the 1,439 puzzles that we have HoDoKu's
// own figures of, 1,436 get the same level, 1,410 a score within 5 %, and 1,394 the same score; the others are mostly
// those with forcing nets, of which HoDoKu builds some less far than we do (`scripts/test conformance`).
//
// The choices follow the behaviour of the version whose figures we have: of chains that remove equally many candidates
// it prefers the short one, as HoDoKu does since 2.3.
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

/// Of a proper puzzle of at most 16×16, from its givens. `solution`: one digit a cell. On grids over 9×9, which HoDoKu does
/// not have, the first step of each technique is taken. Cost: 30 µs for singles, 0.8 ms on average, some dozens of ms at most.
HodokuRating rate_hodoku(const Puzzle& puzzle, std::span<const Digit> solution,
                         const human::Search::Patience& patience = {});

}  // namespace nonet::rate
