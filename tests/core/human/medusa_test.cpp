// tests/core/human/medusa_test.cpp: the six rules of 3D Medusa.
#include "core/human/medusa.h"

#include "tests/core/human/keep.h"

namespace nonet::human {

TEST_CASE("medusa 1: two candidates of a colour in a cell", "[human]") {
  Board board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  keep(board, 2, column(1), {r(1, 1), r(8, 1)});
  keep(board, 2, box(7), {r(8, 1), r(9, 3)});
  keep(board, 2, column(3), {r(9, 3), r(5, 3)});
  keep(board, 1, row(1), {r(1, 1), r(1, 3)});
  keep(board, 1, column(3), {r(1, 3), r(5, 3)});
  const auto steps =
      all_steps(board, {.order = {Technique::kThreeDMedusa}, .search = {}, .patience = {}});
  REQUIRE(!steps.empty());
  CHECK(result_of(steps[0]) == "r1c1-1 r5c3-1 r5c3-2 r8c1-2");
  REQUIRE(steps[0].cells.size() == 1);
  CHECK(steps[0].cells[0].cells == CellSet::of(r(5, 3)));
  CHECK(steps[0].cells[0].role == CellsRole::kPattern);
}

TEST_CASE("medusa 2 and 4: two places of a colour in a house; both colours seen", "[human]") {
  Board board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  keep(board, 1, row(1), {r(1, 1), r(1, 5)});
  keep(board, 1, column(5), {r(1, 5), r(7, 5)});
  keep(board, 1, column(1), {r(1, 1), r(8, 1)});
  keep(board, 1, row(8), {r(8, 1), r(8, 4)});
  CHECK(results(board, Technique::kThreeDMedusa) ==
        Results{"r1c1-1 r7c5-1 r8c4-1", "r2c4-1 r3c4-1 r7c2-1 r7c3-1"});
}

TEST_CASE("medusa 3: both colours in a cell", "[human]") {
  Board board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  keep(board, 1, row(1), {r(1, 1), r(1, 9)});
  keep(board, 1, column(9), {r(1, 9), r(9, 9)});
  keep(board, 2, column(1), {r(1, 1), r(9, 1)});
  keep(board, 2, row(9), {r(9, 1), r(9, 9)});
  leave(board, r(9, 9), {1, 2, 5, 8});
  CHECK(results(board, Technique::kThreeDMedusa) == Results{"r9c9-5 r9c9-8"});
}

TEST_CASE("medusa 5: one colour seen, the other in the cell", "[human]") {
  Board board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  keep(board, 1, row(1), {r(1, 1), r(1, 9)});
  keep(board, 2, column(1), {r(1, 1), r(9, 1)});
  keep(board, 2, row(9), {r(9, 1), r(9, 7)});
  keep(board, 2, box(9), {r(9, 7), r(7, 9)});
  CHECK(results(board, Technique::kThreeDMedusa) == Results{"r1c9-2", "r1c9-2 r7c9-1"});
}

TEST_CASE("medusa 6: a cell whose candidates all see one colour", "[human]") {
  Board board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  keep(board, 1, row(1), {r(1, 1), r(1, 9)});
  keep(board, 1, column(9), {r(1, 9), r(5, 9)});
  leave(board, r(5, 9), {1, 4});
  leave(board, r(5, 1), {2, 4});
  CHECK(results(board, Technique::kThreeDMedusa) == Results{"r1c1-2 r1c9-1 r5c9-4"});
}

TEST_CASE("colours of one digit are left to simple colours", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 4, row(1), {r(1, 1), r(1, 5)});
  keep(board, 4, column(5), {r(1, 5), r(7, 5)});
  keep(board, 4, column(1), {r(1, 1), r(8, 1)});
  keep(board, 4, row(8), {r(8, 1), r(8, 4)});
  CHECK(results(board, Technique::kThreeDMedusa).empty());
}

}  // namespace nonet::human
