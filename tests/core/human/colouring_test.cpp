// tests/core/human/colouring_test.cpp: simple colours and multi-colours.
#include "core/human/colouring.h"

#include "tests/core/human/keep.h"

namespace nonet::human {

TEST_CASE("what sees both colours is false", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 1), r(1, 5)});
  keep(board, 4, column(5), {r(1, 5), r(7, 5)});
  keep(board, 4, row(7), {r(7, 5), r(7, 9)});
  keep(board, 4, column(9), {r(7, 9), r(3, 9)});
  CHECK(results(board, Technique::kSimpleColoursTrap) == Results{"r3c4-4 r3c6-4"});
  CHECK(results(board, Technique::kSimpleColoursWrap).empty());
  const auto steps =
      all_steps(board, {.order = {Technique::kSimpleColoursTrap}, .search = {}, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].marks.size() == 5);
}

TEST_CASE("a colour that sees itself is false", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 1), r(1, 5)});
  keep(board, 4, column(5), {r(1, 5), r(7, 5)});
  keep(board, 4, column(1), {r(1, 1), r(8, 1)});
  keep(board, 4, row(8), {r(8, 1), r(8, 4)});
  CHECK(results(board, Technique::kSimpleColoursWrap) == Results{"r1c1-4 r7c5-4 r8c4-4"});
  const auto steps =
      all_steps(board, {.order = {Technique::kSimpleColoursWrap}, .search = {}, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].houses == std::vector<StepHouse>{{static_cast<HouseIndex>(box(8))}});
}

TEST_CASE("a pair of places alone says nothing", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 1), r(1, 2)});
  CHECK(results(board, Technique::kSimpleColoursTrap).empty());
}

TEST_CASE("two sets whose colours meet remove what sees the other two", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 2), r(1, 8)});
  keep(board, 4, column(3), {r(2, 3), r(7, 3)});
  CHECK(results(board, Technique::kMultiColours1) == Results{"r7c8-4"});
  CHECK(results(board, Technique::kMultiColours2).empty());
}

TEST_CASE("a colour that sees both colours of another set is false", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 2), r(1, 5)});
  keep(board, 4, box(2), {r(1, 5), r(3, 6)});
  keep(board, 4, row(5), {r(5, 2), r(5, 6)});
  CHECK(results(board, Technique::kMultiColours2) == Results{"r1c2-4 r3c6-4"});
}

}  // namespace nonet::human
