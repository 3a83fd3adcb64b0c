// tests/core/generate/pattern_test.cpp: puzzles with given patterns.
#include "core/generate/pattern.h"

#include "tests/core/generate/made.h"

namespace nonet::generate {

TEST_CASE("a pattern gets digits with one solution", "[generate]") {
  const auto geometry = Geometry::with_boxes({9, 3, 3}).value();
  // A ring and a cross: 28 and 33 cells.
  for (const char* drawn : {"..1.1.1.. .1..1..1. 1...1...1 ...1.1... 111...111 ...1.1... 1...1...1 "
                            ".1..1..1. ..1.1.1..",
                            "1...1...1 .1..1..1. ..1.1.1.. ...111... 111111111 ...111... ..1.1.1.. "
                            ".1..1..1. 1...1...1"}) {
    const std::vector<bool> pattern = pattern_of(drawn);
    PatternSearch search(geometry, pattern);
    FullGrids grids_of(geometry);
    Random random(1);
    int found = 0;
    for (int round = 0; round < 5; ++round) {
      Puzzle puzzle = make_puzzle(geometry);
      std::vector<Digit> solution;
      if (!search.next(grids_of, random, puzzle, solution, {})) continue;
      ++found;
      CHECK(solutions_of(puzzle) == 1);
      CHECK(is_full(*geometry, solution));
      for (std::size_t cell = 0; cell < 81; ++cell) {
        CHECK(puzzle.givens[cell] == (pattern[cell] ? solution[cell] : 0));
      }
    }
    CHECK(found >= 4);
  }
}

TEST_CASE("a pattern without puzzles is given up, and patience ends the search", "[generate]") {
  const auto geometry = Geometry::with_boxes({9, 3, 3}).value();
  // Two empty rows of a band can be exchanged.
  std::vector<bool> pattern(81, true);
  std::fill_n(pattern.begin(), 18, false);
  PatternSearch search(geometry, pattern);
  FullGrids grids_of(geometry);
  Random random(1);
  Puzzle puzzle = make_puzzle(geometry);
  std::vector<Digit> solution;
  CHECK_FALSE(search.next(grids_of, random, puzzle, solution, {}));
  int calls = 0;
  CHECK_FALSE(search.next(grids_of, random, puzzle, solution, [&] { return ++calls < 3; }));
  CHECK(calls == 3);
}

TEST_CASE("an empty pattern suits the smallest grid only", "[generate]") {
  for (const int size : {1, 2}) {
    const auto geometry = Geometry::with_boxes(usual_shape(size)).value();
    PatternSearch search(geometry, std::vector<bool>(static_cast<std::size_t>(size * size)));
    FullGrids grids_of(geometry);
    Random random(1);
    Puzzle puzzle = make_puzzle(geometry);
    std::vector<Digit> solution;
    CHECK(search.next(grids_of, random, puzzle, solution, {}) == (size == 1));
  }
}

}  // namespace nonet::generate
