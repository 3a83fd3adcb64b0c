#include "core/engine/tabu_search.h"

#include <vector>

#include "core/engine/propagate.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"
#include "tests/rounds.h"

using namespace nonet;

namespace {

/// What the rules alone leave of each cell, as the search takes it.
std::vector<DigitSet> candidates_of(const Puzzle& puzzle) {
  Propagation propagation(puzzle.geometry);
  REQUIRE(propagation.start(starting_candidates(puzzle)));
  return {propagation.candidates().begin(), propagation.candidates().end()};
}

std::vector<Digit> digits_of(const TabuSearch& search) {
  return {search.digits().begin(), search.digits().end()};
}

}  // namespace

TEST_CASE("the tabu search fills grids of which much is empty", "[engine]") {
  std::mt19937 random(5);
  struct Case {
    Shape shape;
    int empty;
  };
  constexpr Case kCases[] = {{{4, 2, 2}, 12},    {{9, 3, 3}, 55},    {{10, 2, 5}, 70},
                             {{16, 4, 4}, 150},  {{25, 5, 5}, 380},  {{30, 1, 30}, 500},
                             {{36, 6, 6}, 1000}, {{64, 8, 8}, 3800}, {{25, 5, 5}, 0}};
  for (const auto& [shape, empty] : kCases) {
    const Puzzle puzzle = reference::puzzle_with_empty(shape, empty, random);
    TabuSearch search(puzzle.geometry);
    search.start(candidates_of(puzzle));
    INFO(shape.size << " with " << empty);
    REQUIRE(search.run(3'000'000));
    CHECK(reference::is_solution(puzzle, digits_of(search)));
    // It stays there, and another puzzle of the shape begins anew.
    CHECK(search.run(10));
    const Puzzle other = reference::puzzle_with_empty(shape, empty, random);
    search.start(candidates_of(other));
    REQUIRE(search.run(3'000'000));
    CHECK(reference::is_solution(other, digits_of(search)));
  }
}

TEST_CASE("the tabu search knows the regions of jigsaws", "[engine]") {
  std::mt19937 random(3);
  int solved = 0;
  for (int round = 0; round < rounds(20); ++round) {
    const Puzzle puzzle = reference::jigsaw(6, 4, random);
    Propagation propagation(puzzle.geometry);
    if (!propagation.start(starting_candidates(puzzle))) continue;
    TabuSearch search(puzzle.geometry);
    search.start(propagation.candidates());
    if (!search.run(100'000)) continue;
    CHECK(reference::is_solution(puzzle, digits_of(search)));
    ++solved;
  }
  CHECK(solved > 0);
}

TEST_CASE("the tabu search knows extra houses, also where a cell has hundreds of them",
          "[engine]") {
  ExtraHouses crossed, windowed, grouped, paired;
  crossed.diagonal_down = crossed.diagonal_up = true;
  windowed.windows = true;
  grouped.groups = true;
  // The first cell differs from a third of all others.
  for (int cell = 1; cell < 1296; ++cell) {
    if ((cell / 36 + cell) % 3 == 1) paired.regions.push_back({0, static_cast<Cell>(cell)});
  }
  const auto empty = [](Shape shape, const ExtraHouses& extra) {
    return make_puzzle(Geometry::with_boxes(shape, extra).value());
  };
  for (const Puzzle& puzzle :
       {empty({9, 3, 3}, crossed), empty({16, 4, 4}, crossed), empty({9, 3, 3}, windowed),
        empty({9, 3, 3}, grouped), empty({36, 6, 6}, paired)}) {
    TabuSearch search(puzzle.geometry);
    search.start(candidates_of(puzzle));
    REQUIRE(search.run(3'000'000));
    CHECK(reference::is_solution(puzzle, digits_of(search)));
  }
}

TEST_CASE("a tabu search may be suspended after any move", "[engine]") {
  std::mt19937 random(9);
  const Puzzle puzzle = reference::puzzle_with_empty({25, 5, 5}, 320, random);
  const auto candidates = candidates_of(puzzle);
  TabuSearch whole(puzzle.geometry), sliced(puzzle.geometry);
  whole.start(candidates);
  REQUIRE(whole.run(3'000'000));
  sliced.start(candidates);
  int moves = 0;
  while (!sliced.run(1)) ++moves;
  CHECK(moves > 10);
  CHECK(digits_of(sliced) == digits_of(whole));
}

TEST_CASE("where there is no solution, the tabu search finds none", "[engine]") {
  std::mt19937 random(4);
  int without = 0;
  for (int round = 0; round < rounds(400); ++round) {
    Puzzle puzzle = reference::puzzle_with_empty({6, 2, 3}, 22, random);
    if (!reference::spoil(puzzle, random)) continue;
    Propagation propagation(puzzle.geometry);
    if (!propagation.start(starting_candidates(puzzle))) continue;
    if (!reference::solutions(puzzle, 1).empty()) continue;
    ++without;
    const std::vector<DigitSet> candidates(propagation.candidates().begin(),
                                           propagation.candidates().end());
    TabuSearch search(puzzle.geometry);
    search.start(candidates);
    CHECK(!search.run(5000));
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
      CHECK(candidates[cell].contains(search.digits()[cell]));
    }
  }
  CHECK(without > 0);
}
