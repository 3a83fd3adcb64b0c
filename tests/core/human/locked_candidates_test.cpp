// tests/core/human/locked_candidates_test.cpp: pointing and claiming.
#include "core/human/locked_candidates.h"

#include "tests/core/human/keep.h"

namespace nonet::human {

TEST_CASE("a digit whose places in a box lie in one row leaves the rest of the row", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, box(1), {r(1, 1), r(1, 3)});
  for (int c = 5; c <= 8; ++c) board.remove({r(1, c), 4});
  CHECK(results(board, Technique::kPointing) == Results{"r1c4-4 r1c9-4"});
  CHECK(results(board, Technique::kClaiming).empty());
}

TEST_CASE("a digit whose places in a line lie in one box leaves the rest of the box", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, column(5), {r(4, 5), r(6, 5)});
  keep(board, 4, column(6), {r(4, 6), r(1, 6)});
  CHECK(results(board, Technique::kClaiming) == Results{"r4c4-4 r4c6-4 r5c4-4 r6c4-4"});
}

TEST_CASE("a place off the line, or one place alone, is not locked", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, box(1), {r(1, 1), r(1, 2), r(2, 3)});
  CHECK(results(board, Technique::kPointing).empty());
  board.remove({r(1, 1), 4});
  board.remove({r(2, 3), 4});
  CHECK(results(board, Technique::kPointing).empty());
}

TEST_CASE("a region of a jigsaw points at cells in no common house", "[human]") {
  const std::vector<int> regions = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
  Puzzle puzzle = make_puzzle(Geometry::with_regions(regions).value());
  Board board(puzzle);
  board.remove({0, 1});
  board.remove({2, 1});  // region 0 keeps 1 in cells 1 and 4; cell 5 sees both
  const auto steps =
      all_steps(board, {.order = {Technique::kPointing}, .search = {}, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].eliminations == std::vector<Candidate>{{5, 1}});
  CHECK(steps[0].houses == std::vector<StepHouse>{{8, HouseRole::kBase}});
}

TEST_CASE("pointing names its box and the row", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, box(1), {r(1, 1), r(1, 3)});
  const auto steps =
      all_steps(board, {.order = {Technique::kPointing}, .search = {}, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].digits == std::vector<Digit>{4});
  CHECK(steps[0].marks.size() == 2);
  CHECK(steps[0].houses == std::vector<StepHouse>{{18, HouseRole::kBase}, {0, HouseRole::kCover}});
}

}  // namespace nonet::human
