// tests/core/human/rectangles_test.cpp: unique, hidden and avoidable rectangles.
#include "core/human/rectangles.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

using Texts = std::vector<std::string>;

TEST_CASE("unique rectangle 1: the only guarded corner loses both digits", "[human]") {
  CHECK(results(board_where("12r1c1 12r1c4 12r2c1 123r2c4"), Technique::kUniqueRectangle1) ==
        Texts{"r2c4-1 r2c4-2"});
  CHECK(results(board_where("12r1c1 12r4c1 12r1c3 1289r4c3"), Technique::kUniqueRectangle1) ==
        Texts{"r4c3-1 r4c3-2"});
}

TEST_CASE("a rectangle in four boxes, in one, or with a given is not deadly", "[human]") {
  for (const char* cells : {"12r1c1 12r1c4 12r4c1 123r4c4", "12r1c1 12r1c2 12r2c1 123r2c2",
                            "=1r1c1 12r1c4 12r2c1 123r2c4", "12r1c1 13r1c4 12r2c1 123r2c4"}) {
    for (const Technique technique : {Technique::kUniqueRectangle1, Technique::kUniqueRectangle2,
                                      Technique::kUniqueRectangle5}) {
      CHECK(results(board_where(cells), technique, {.rectangles_may_lack_candidates = false})
                .empty());
    }
  }
}

TEST_CASE("a corner may lack one of the digits if the options say so", "[human]") {
  const Board board = board_where("12r1c1 12r1c4 12r2c1 13r2c4");
  CHECK(results(board, Technique::kUniqueRectangle1) == Texts{"r2c4-1"});
  CHECK(results(board, Technique::kUniqueRectangle1, {.rectangles_may_lack_candidates = false})
            .empty());
  // A written 2 excludes it.
  CHECK(results(board_where("12r1c1 12r1c4 12r2c1 13r2c4 +2r9c4"), Technique::kUniqueRectangle1)
            .empty());
}

TEST_CASE("unique rectangle 2: both guards are the same digit", "[human]") {
  const Board board = board_where("12r1c1 12r1c4 123r2c1 123r2c4");
  CHECK(results(board, Technique::kUniqueRectangle2) ==
        Texts{"r2c2-3 r2c3-3 r2c5-3 r2c6-3 r2c7-3 r2c8-3 r2c9-3"});
  CHECK(results(board, Technique::kUniqueRectangle5).empty());
  CHECK(
      results(board_where("12r1c1 12r1c4 123r2c1 124r2c4"), Technique::kUniqueRectangle2).empty());
}

TEST_CASE("unique rectangle 3: the guards make a naked subset", "[human]") {
  const Board board = board_where("12r1c1 12r1c4 123r2c1 124r2c4 34r2c9");
  CHECK(results(board, Technique::kUniqueRectangle3) ==
        Texts{"r2c2-3 r2c2-4 r2c3-3 r2c3-4 r2c5-3 r2c5-4 r2c6-3 r2c6-4 r2c7-3 r2c7-4 r2c8-3 "
              "r2c8-4"});
  CHECK(results(board_where("12r1c1 12r1c4 123r2c1 124r2c4 345r2c9"), Technique::kUniqueRectangle3)
            .empty());
  // With {3,5} and {4,5} it is a triple.
  CHECK(results(board_where("12r1c1 12r2c1 123r1c4 124r2c4 35r3c4 45r3c5 8r*c9"),
                Technique::kUniqueRectangle3)
            .size() == 1);
}

TEST_CASE("unique rectangle 4: a row restricts one of the digits to the guarded corners",
          "[human]") {
  const char* others = " 123r2c1 124r2c4 12r1c1 12r1c4";
  CHECK(results(board_where(std::string("23456789r2c*") + others), Technique::kUniqueRectangle4) ==
        Texts{"r2c1-2 r2c4-2"});
  CHECK(results(board_where(std::string("23456789r2c* 19r2c9") + others),
                Technique::kUniqueRectangle4)
            .empty());
}

TEST_CASE("unique rectangle 5: the same guard in opposite or in three corners", "[human]") {
  CHECK(results(board_where("12r1c1 123r1c4 123r2c1 12r2c4"), Technique::kUniqueRectangle5) ==
        Texts{"r1c2-3 r1c3-3 r2c5-3 r2c6-3"});
  CHECK(results(board_where("12r1c1 123r1c4 123r2c1 123r2c4"), Technique::kUniqueRectangle5) ==
        Texts{"r2c5-3 r2c6-3"});
}

TEST_CASE("unique rectangle 6: one of the digits makes an X-Wing in the corners", "[human]") {
  const std::string corners = " 12r1c1 123r1c4 124r2c1 12r2c4";
  CHECK(results(board_where("23456789r1c* 23456789r2c*" + corners), Technique::kUniqueRectangle6) ==
        Texts{"r1c4-1 r2c1-1"});
  CHECK(results(board_where("23456789r1c*" + corners), Technique::kUniqueRectangle6).empty());
}

TEST_CASE("hidden rectangle: links along both sides of the opposite corner", "[human]") {
  const std::string corners = " 12r1c1 123r1c4 124r2c1 125r2c4";
  const Board board = board_where("23456789r2c* 23456789r*c4" + corners);
  CHECK(results(board, Technique::kHiddenRectangle) == Texts{"r2c4-2"});
  CHECK(results(board_where("23456789r2c*" + corners), Technique::kHiddenRectangle).empty());
}

TEST_CASE("the evidence names corners, guards and the linking houses", "[human]") {
  const Board board = board_where("23456789r2c* 23456789r*c4 12r1c1 123r1c4 124r2c1 125r2c4");
  const auto steps = all_steps(board, {.order = {Technique::kHiddenRectangle},
                                       .search = {},
                                       .wants_evidence = true,
                                       .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].digits == std::vector<Digit>{1, 2});
  REQUIRE(steps[0].cells.size() == 1);
  CHECK(steps[0].cells[0].role == CellsRole::kPattern);
  CHECK(steps[0].cells[0].cells.count() == 4);
  int guards = 0;
  for (const Mark& mark : steps[0].marks) guards += mark.role == MarkRole::kExtra;
  CHECK(guards == 3);
  CHECK(steps[0].houses == std::vector<StepHouse>{{1, HouseRole::kBase}, {12, HouseRole::kBase}});
}

TEST_CASE("avoidable rectangle 1: the fourth corner must not complete the exchange", "[human]") {
  CHECK(results(board_where("+1r1c1 +2r1c4 +2r2c1 13456r2c4"), Technique::kAvoidableRectangle1) ==
        Texts{"r2c4-1"});
  CHECK(results(board_where("=1r1c1 +2r1c4 +2r2c1 13456r2c4"), Technique::kAvoidableRectangle1)
            .empty());
  CHECK(results(board_where("+1r1c1 +2r1c4 +2r4c1 13456r4c4"), Technique::kAvoidableRectangle1)
            .empty());
}

TEST_CASE("avoidable rectangle 2: two open corners share one further digit", "[human]") {
  CHECK(results(board_where("+1r1c1 +2r1c4 23r2c1 13r2c4"), Technique::kAvoidableRectangle2) ==
        Texts{"r2c2-3 r2c3-3 r2c5-3 r2c6-3 r2c7-3 r2c8-3 r2c9-3"});
  CHECK(results(board_where("+1r1c1 +1r2c4 23r1c4 23r2c1"), Technique::kAvoidableRectangle2) ==
        Texts{"r1c2-2 r1c3-2 r2c5-2 r2c6-2", "r1c2-3 r1c3-3 r2c5-3 r2c6-3"});
  CHECK(
      results(board_where("+1r1c1 +2r1c4 23r2c1 14r2c4"), Technique::kAvoidableRectangle2).empty());
}

}  // namespace nonet::human
