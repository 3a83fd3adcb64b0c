// tests/core/generate/general_dig_test.cpp: dug puzzles of all sizes are proper and minimal, by the reference solver.
#include "core/generate/general_dig.h"

#include <numeric>

#include "core/generate/full_grid.h"
#include "core/generate/regions.h"
#include "core/generate/symmetry.h"
#include "tests/core/generate/made.h"
#include "tests/reference/reference.h"

namespace nonet::generate {
namespace {

Puzzle dug(const std::shared_ptr<const Geometry>& geometry, Symmetry symmetry, Random& random,
           bool& is_proven) {
  std::vector<Digit> grid;
  Puzzle puzzle = make_puzzle(geometry);
  if (!FullGrids(geometry).next(random, grid)) return puzzle;
  const std::vector<std::uint16_t> group = groups_of(symmetry, geometry->size());
  std::vector<std::uint16_t> turn_of(group.size());
  std::iota(turn_of.begin(), turn_of.end(), std::uint16_t{0});
  random.shuffle(turn_of);
  std::vector<std::uint16_t> turn;
  for (const std::uint16_t each : group) turn.push_back(turn_of[each]);
  puzzle.givens = grid;
  is_proven = GeneralDigger(geometry).dig(grid, turn, puzzle.givens);
  return puzzle;
}

std::size_t reference_solutions(const Puzzle& puzzle) {
  return reference::solutions(puzzle, 2).size();
}

}  // namespace

TEST_CASE("small puzzles are dug until each given is needed", "[generate]") {
  Random random(1);
  for (const int size : {2, 3, 4, 5, 6}) {
    for (int round = 0; round < 6; ++round) {
      const auto geometry = round % 2 == 0
                                ? Geometry::with_boxes(usual_shape(size)).value()
                                : Geometry::with_regions(make_regions(size, random)).value();
      bool is_proven = false;
      Puzzle puzzle = dug(geometry, Symmetry::kNone, random, is_proven);
      if (clues_of(puzzle) == 0) continue;  // a jigsaw without a grid
      CHECK(is_proven);
      CHECK(reference_solutions(puzzle) == 1);
      for (Digit& given : puzzle.givens) {
        if (given == 0) continue;
        const Digit taken = std::exchange(given, Digit{0});
        CHECK(reference_solutions(puzzle) == 2);
        given = taken;
      }
    }
  }
}

TEST_CASE("groups go together", "[generate]") {
  Random random(2);
  const auto geometry = Geometry::with_boxes({6, 2, 3}).value();
  const std::vector<std::uint16_t> group = groups_of(Symmetry::kHalfTurn, 6);
  for (int round = 0; round < 5; ++round) {
    bool is_proven = false;
    Puzzle puzzle = dug(geometry, Symmetry::kHalfTurn, random, is_proven);
    CHECK(is_proven);
    CHECK(reference_solutions(puzzle) == 1);
    for (std::size_t cell = 0; cell < 36; ++cell) {
      CHECK((puzzle.givens[cell] == 0) == (puzzle.givens[35 - cell] == 0));
      if (puzzle.givens[cell] == 0) continue;
      Puzzle rest = puzzle;
      rest.givens[cell] = rest.givens[35 - cell] = 0;
      CHECK(reference_solutions(rest) == 2);
    }
  }
}

TEST_CASE("a dig can be ended", "[generate]") {
  const auto geometry = Geometry::with_boxes({12, 3, 4}).value();
  Random random(3);
  std::vector<Digit> grid;
  REQUIRE(FullGrids(geometry).next(random, grid));
  std::vector<std::uint16_t> turn(144);
  std::iota(turn.begin(), turn.end(), std::uint16_t{0});
  std::vector<Digit> givens = grid;
  int calls = 0;
  CHECK_FALSE(GeneralDigger(geometry).dig(grid, turn, givens, [&] { return ++calls < 10; }));
  CHECK(calls == 10);
  CHECK(std::count(givens.begin(), givens.end(), Digit{0}) == 9);
}

}  // namespace nonet::generate
