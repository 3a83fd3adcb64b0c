#include "core/grid/puzzle.h"

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("starting_candidates: the given alone, else the stated candidates, else all", "[grid]") {
  Puzzle puzzle = make_puzzle(Geometry::with_boxes({4, 2, 2}).value());
  puzzle.givens[0] = 3;
  CHECK(starting_candidates(puzzle)[0] == DigitSet::of(3));
  CHECK(starting_candidates(puzzle)[1] == DigitSet::up_to(4));
  puzzle.candidates.assign(16, DigitSet::up_to(4));
  puzzle.candidates[1] = DigitSet::of(2);
  puzzle.candidates[2] = DigitSet();
  CHECK(starting_candidates(puzzle)[0] == DigitSet::of(3));
  CHECK(starting_candidates(puzzle)[1] == DigitSet::of(2));
  CHECK(starting_candidates(puzzle)[2].empty());
}

TEST_CASE("filled_cells: givens first, then entries", "[grid]") {
  Puzzle puzzle = make_puzzle(Geometry::with_boxes({4, 2, 2}).value());
  puzzle.givens[0] = 3;
  CHECK(filled_cells(puzzle) == puzzle.givens);
  puzzle.entries.assign(16, 0);
  puzzle.entries[0] = 1;
  puzzle.entries[1] = 4;
  CHECK(filled_cells(puzzle)[0] == 3);
  CHECK(filled_cells(puzzle)[1] == 4);
}
