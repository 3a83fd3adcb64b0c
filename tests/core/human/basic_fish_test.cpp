// tests/core/human/basic_fish_test.cpp: fish of lines without fins, on a 9×9 and on a jigsaw.
#include "core/human/basic_fish.h"

#include "tests/core/human/one_digit.h"

namespace nonet::human {

TEST_CASE("two rows with the same two columns are an x-wing, with its evidence", "[human]") {
  const Board board = one_digit(
      ".x..x.... xxxxxxxxx xxxxxxxxx xxxxxxxxx .x..x.... xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx");
  const auto steps = all_steps(
      board, {.order = {Technique::kXWing}, .search = {}, .wants_evidence = true, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].eliminations.size() == 14);
  CHECK(steps[0].houses == std::vector<StepHouse>{{0, HouseRole::kBase},
                                                  {4, HouseRole::kBase},
                                                  {10, HouseRole::kCover},
                                                  {13, HouseRole::kCover}});
  CHECK(steps[0].marks.size() == 4);
  CHECK(steps[0].digits == std::vector<Digit>{1});
}

TEST_CASE("columns are bases too", "[human]") {
  const Board board = one_digit(
      ".xxx.xxxx .xxx.xxxx xxxxxxxxx .xxx.xxxx .xxx.xxxx .xxx.xxxx .xxx.xxxx xxxxxxxxx .xxx.xxxx");
  CHECK(results(board, Technique::kXWing) ==
        std::vector<std::string>{"r3c2-1 r3c3-1 r3c4-1 r3c6-1 r3c7-1 r3c8-1 r3c9-1 "
                                 "r8c2-1 r8c3-1 r8c4-1 r8c6-1 r8c7-1 r8c8-1 r8c9-1"});
}

TEST_CASE("a third place in a row is no x-wing", "[human]") {
  const Board board = one_digit(
      ".x..x.... xxxxxxxxx xxxxxxxxx xxxxxxxxx .x..x..x. xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx");
  CHECK(results(board, Technique::kXWing).empty());
  CHECK(results(board, Technique::kSwordfish).empty());
}

TEST_CASE("a swordfish needs two places in each row, and no x-wing inside", "[human]") {
  const Board whole = one_digit(
      ".x..x.... xxxxxxxxx xxxxxxxxx xxxxxxxxx .x....x.. xxxxxxxxx xxxxxxxxx ....x.x.. xxxxxxxxx");
  CHECK(results(whole, Technique::kSwordfish).size() == 1);
  const Board with_x_wing = one_digit(
      ".x..x.... xxxxxxxxx xxxxxxxxx xxxxxxxxx .x..x.... xxxxxxxxx xxxxxxxxx ....x.x.. xxxxxxxxx");
  CHECK(results(with_x_wing, Technique::kXWing).size() == 1);
  CHECK(results(with_x_wing, Technique::kSwordfish).empty());
}

TEST_CASE("regions do not matter to lines", "[human]") {
  // A 6×6 without boxes.
  const auto geometry = Geometry::with_boxes({6, 1, 6}).value();
  Board board(make_puzzle(geometry));
  for (const int row : {1, 4}) {
    for (const int column : {0, 2, 3, 5}) {
      board.remove({static_cast<Cell>(row * 6 + column), 2});
    }
  }
  CHECK(results(board, Technique::kXWing).size() == 1);
}

}  // namespace nonet::human
