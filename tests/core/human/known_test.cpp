// tests/core/human/known_test.cpp: what is known of a puzzle before it is explained.
#include "core/human/known.h"

#include "tests/catch.h"

namespace nonet::human {
namespace {

Puzzle empty_puzzle() {
  return make_puzzle(Geometry::with_boxes({9, 3, 3}).value());
}

}  // namespace

TEST_CASE("one solution is known, of several the first", "[human]") {
  Puzzle puzzle = empty_puzzle();
  Known known = know(puzzle);
  CHECK(known.solutions == 2);
  CHECK(known.solution.size() == 81);
  puzzle.givens.assign(known.solution.begin(), known.solution.end());
  puzzle.givens[40] = 0;
  const std::vector<Digit> grid = known.solution;
  known = know(puzzle);
  CHECK(known.solutions == 1);
  CHECK(known.solution == grid);
  CHECK_FALSE(known.stopped);
}

TEST_CASE("entries and candidates do not count", "[human]") {
  Puzzle puzzle = empty_puzzle();
  const std::vector<Digit> grid = know(puzzle).solution;
  puzzle.givens.assign(grid.begin(), grid.end());
  puzzle.givens[0] = puzzle.givens[1] = 0;
  puzzle.entries.assign(81, 0);
  puzzle.entries[0] = grid[1];
  puzzle.candidates.assign(81, DigitSet());
  const Known known = know(puzzle);
  CHECK(known.solutions == 1);
  CHECK(known.solution == grid);
}

TEST_CASE("givens that clash have no solution", "[human]") {
  Puzzle puzzle = empty_puzzle();
  puzzle.givens[0] = puzzle.givens[8] = 4;
  CHECK(know(puzzle).solutions == 0);
  CHECK(know(puzzle).solution.empty());
}

TEST_CASE("the search for solutions can be stopped", "[human]") {
  // Row 1 needs a 9 in r1c9, which sees one: no conflict, but a long way to say so on a grid of 16x16.
  Puzzle puzzle = make_puzzle(Geometry::with_boxes({16, 4, 4}).value());
  int calls = 0;
  const Known known = know(puzzle, [&] {
    ++calls;
    return false;
  });
  CHECK((known.stopped || known.solutions == 2));
  CHECK(known.stopped == (calls > 0));
}

}  // namespace nonet::human
