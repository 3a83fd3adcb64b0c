// tests/core/generate/minimise_test.cpp: what is left of a puzzle is proper, minimal, and a part of it.
#include "core/generate/minimise.h"

#include "tests/core/generate/made.h"

namespace nonet::generate {
namespace {

void check_minimised(const Puzzle& puzzle, const std::vector<Digit>& solution, std::uint64_t seed) {
  Puzzle less = puzzle;
  Random random(seed);
  CHECK(minimise(less, solution, random));
  CHECK(solutions_of(less) == 1);
  CHECK(is_minimal(less));
  for (std::size_t cell = 0; cell < less.givens.size(); ++cell) {
    if (less.givens[cell] != 0) CHECK(less.givens[cell] == puzzle.givens[cell]);
  }
  Puzzle again = puzzle;
  Random same(seed);
  minimise(again, solution, same);
  CHECK(again.givens == less.givens);
}

}  // namespace

TEST_CASE("puzzles are minimised", "[generate]") {
  Wishes wishes;
  wishes.clues = Range{36, 40};
  for (const Made& one : made(wishes, 5)) check_minimised(one.puzzle, one.solution, one.number);
  wishes = {};
  wishes.jigsaw = true;
  wishes.clues = Range{36, 40};
  for (const Made& one : made(wishes, 3)) check_minimised(one.puzzle, one.solution, one.number);
  wishes = {};
  wishes.shape = {6, 2, 3};
  wishes.clues = Range{20, 20};
  for (const Made& one : made(wishes, 3)) check_minimised(one.puzzle, one.solution, one.number);
}

TEST_CASE("full and minimal puzzles are minimised too", "[generate]") {
  for (const Made& one : made({}, 3)) {
    Puzzle full = one.puzzle;
    full.givens = one.solution;
    check_minimised(full, one.solution, 1);
    Puzzle same = one.puzzle;
    Random random(1);
    CHECK(minimise(same, one.solution, random));
    CHECK(same.givens == one.puzzle.givens);
  }
}

}  // namespace nonet::generate
