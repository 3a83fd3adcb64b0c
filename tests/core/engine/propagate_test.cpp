#include "core/engine/propagate.h"

#include <vector>

#include "core/grid/puzzle.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"

using namespace nonet;

TEST_CASE("singles alone solve an easy puzzle", "[engine]") {
  const Puzzle puzzle = reference::puzzle_of(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  Propagation propagation(puzzle.geometry);
  REQUIRE(propagation.start(starting_candidates(puzzle)));
  CHECK(propagation.open_cells() == 0);
  std::vector<Digit> cells;
  for (const DigitSet digits : propagation.candidates()) cells.push_back(digits.first());
  CHECK(reference::is_solution(puzzle, cells));
}

TEST_CASE("propagation never loses a solution", "[engine]") {
  std::mt19937 random(4);
  for (int round = 0; round < 200; ++round) {
    const Shape shape = round % 2 == 0 ? Shape{9, 3, 3} : Shape{6, 3, 2};
    const Puzzle puzzle = reference::puzzle_with_empty(shape, shape.size == 9 ? 45 : 24, random);
    Propagation propagation(puzzle.geometry);
    REQUIRE(propagation.start(starting_candidates(puzzle)));
    for (const auto& solution : reference::solutions(puzzle, 20)) {
      for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        REQUIRE(propagation.candidates()[cell].contains(solution[cell]));
      }
    }
  }
}

TEST_CASE("undo_to restores every candidate, also after a contradiction", "[engine]") {
  std::mt19937 random(5);
  const Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 60, random);
  Propagation propagation(puzzle.geometry);
  REQUIRE(propagation.start(starting_candidates(puzzle)));
  const std::vector<DigitSet> before(propagation.candidates().begin(),
                                     propagation.candidates().end());
  const int open_before = propagation.open_cells();
  int contradictions = 0;
  for (std::size_t cell = 0; cell < before.size(); ++cell) {
    DigitSet digits = before[cell];
    if (digits.single()) continue;
    while (!digits.empty()) {
      const auto mark = propagation.mark();
      contradictions += propagation.assign(static_cast<Cell>(cell), digits.pop_first()) ? 0 : 1;
      propagation.undo_to(mark);
      REQUIRE(std::vector<DigitSet>(propagation.candidates().begin(),
                                    propagation.candidates().end()) == before);
      REQUIRE(propagation.open_cells() == open_before);
    }
  }
  CHECK(contradictions > 0);
}

TEST_CASE("the only cell of a digit is found in every house", "[engine]") {
  const Puzzle puzzle = reference::puzzle_of(std::string(81, '.'));
  Propagation propagation(puzzle.geometry);
  for (const House& house : puzzle.geometry->houses()) {
    auto candidates = starting_candidates(puzzle);
    const Cell kept = house.cells[4];
    for (const Cell cell : house.cells) {
      if (cell != kept) candidates[cell].erase(1);
    }
    REQUIRE(propagation.start(candidates));
    CHECK(propagation.candidates()[kept] == DigitSet::of(1));
  }
}

TEST_CASE("a cell without digits and a digit without cells are contradictions", "[engine]") {
  Puzzle puzzle = reference::puzzle_of("123.............");
  Propagation propagation(puzzle.geometry);
  auto candidates = starting_candidates(puzzle);
  candidates[3].erase(4);
  CHECK_FALSE(propagation.start(candidates));
  candidates = starting_candidates(puzzle);
  for (std::size_t cell = 4; cell < 8; ++cell) candidates[cell].erase(4);  // no 4 in row 2
  CHECK_FALSE(propagation.start(candidates));
  CHECK(propagation.start(starting_candidates(puzzle)));  // usable again after the contradictions
}
