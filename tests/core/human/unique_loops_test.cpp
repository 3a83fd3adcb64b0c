// tests/core/human/unique_loops_test.cpp: unique loops and extended rectangles.
#include "core/human/unique_loops.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

using Texts = std::vector<std::string>;

namespace {

/// Six cells, two in each of three rows, columns and boxes, with the candidates of the last two.
Board loop_of_six(const std::string& fifth, const std::string& sixth,
                  const std::string& more = "") {
  return board_where("12r1c1 12r1c4 12r2c4 12r3c1 " + fifth + "r2c7 " + sixth + "r3c7 " + more);
}

}  // namespace

TEST_CASE("a unique loop with one guarded cell", "[human]") {
  CHECK(results(loop_of_six("12", "123"), Technique::kUniqueLoop) == Texts{"r3c7-1 r3c7-2"});
  CHECK(results(loop_of_six("12", "12"), Technique::kUniqueLoop).empty());
}

TEST_CASE("a loop with a single cell in a box is not deadly", "[human]") {
  CHECK(results(board_where("12r1c1 12r1c4 12r2c4 12r2c7 12r4c1 123r4c7"), Technique::kUniqueLoop)
            .empty());
}

TEST_CASE("a box with three cells of a loop is an oddagon, and no unique loop", "[human]") {
  CHECK(results(board_where("12r1c1 12r2c2 12r1c4 12r2c4 123r3c1 12r3c7"), Technique::kUniqueLoop)
            .empty());
}

TEST_CASE("a unique loop whose guards are one digit", "[human]") {
  CHECK(results(loop_of_six("123", "123"), Technique::kUniqueLoop) ==
        Texts{"r1c7-3 r1c8-3 r1c9-3 r2c8-3 r2c9-3 r3c8-3 r3c9-3 r4c7-3 r5c7-3 r6c7-3 r7c7-3 r8c7-3 "
              "r9c7-3"});
}

TEST_CASE("a unique loop whose guards make a naked pair", "[human]") {
  CHECK(results(loop_of_six("123", "124", "34r9c7"), Technique::kUniqueLoop) ==
        Texts{"r1c7-3 r1c7-4 r4c7-3 r4c7-4 r5c7-3 r5c7-4 r6c7-3 r6c7-4 r7c7-3 r7c7-4 r8c7-3 "
              "r8c7-4"});
}

TEST_CASE("a unique loop with a digit that is locked in the guarded cells", "[human]") {
  std::string others;
  for (const char row : {'1', '4', '5', '6', '7', '8', '9'}) {
    others += std::string("23456789r") + row + "c7 ";
  }
  CHECK(results(loop_of_six("123", "124", others), Technique::kUniqueLoop) ==
        Texts{"r2c7-2 r3c7-2"});
}

TEST_CASE("an extended rectangle in three boxes, and in two", "[human]") {
  CHECK(results(board_where("12r1c1 12r2c1 23r1c4 23r2c4 13r1c7 134r2c7"),
                Technique::kExtendedRectangle) == Texts{"r2c7-1 r2c7-3"});
  CHECK(results(board_where("12r1c1 12r4c1 23r1c2 23r4c2 13r1c3 134r4c3"),
                Technique::kExtendedRectangle) == Texts{"r4c3-1 r4c3-3"});
  CHECK(results(board_where("12r1c1 12r1c2 23r4c1 23r4c2 13r7c1 1345r7c2"),
                Technique::kExtendedRectangle) == Texts{"r7c2-1 r7c2-3"});
}

TEST_CASE("extended rectangles whose guards are one digit, or in two cells of a row", "[human]") {
  CHECK(results(board_where("12r1c1 12r2c1 23r1c4 234r2c4 13r1c7 134r2c7"),
                Technique::kExtendedRectangle) ==
        Texts{"r2c2-4 r2c3-4 r2c5-4 r2c6-4 r2c8-4 r2c9-4"});
  CHECK(results(board_where("12r1c1 12r2c1 23r1c4 234r2c4 13r1c7 135r2c7 45r2c9"),
                Technique::kExtendedRectangle) ==
        Texts{"r2c2-4 r2c2-5 r2c3-4 r2c3-5 r2c5-4 r2c5-5 r2c6-4 r2c6-5 r2c8-4 r2c8-5"});
}

TEST_CASE("lines in six boxes, or with four digits, cannot be exchanged", "[human]") {
  CHECK(results(board_where("12r1c1 12r4c1 23r1c4 23r4c4 13r1c7 134r4c7"),
                Technique::kExtendedRectangle)
            .empty());
  CHECK(results(board_where("12r1c1 12r2c1 23r1c4 23r2c4 45r1c7 134r2c7"),
                Technique::kExtendedRectangle)
            .empty());
  // Four cells of one box do not hold three digits only.
  CHECK(results(board_where("12r1c1 12r2c1 23r1c2 23r2c2 13r1c7 134r2c7"),
                Technique::kExtendedRectangle)
            .empty());
}

}  // namespace nonet::human
