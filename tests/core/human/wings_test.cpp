// tests/core/human/wings_test.cpp: XY-, XYZ- and WXYZ-wings.
#include "core/human/wings.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

TEST_CASE("an XY-wing removes z from what sees both pincers", "[human]") {
  const Board board = pattern_board("12r1c1 13r1c5 23r2c2");
  CHECK(results(board, Technique::kXyWing) == Results{"r1c2-3 r1c3-3 r2c4-3 r2c5-3 r2c6-3"});
  check_evidence(board, Technique::kXyWing);
  const Step step =
      *next_step(board, {.order = {Technique::kXyWing}, .search = {}, .patience = {}});
  CHECK(step.digits == std::vector<Digit>{1, 2, 3});
  REQUIRE(step.cells.size() == 3);
  CHECK(step.cells[0].cells == CellSet::of(0));
  CHECK(step.cells[1].cells == CellSet::of(4));
  CHECK(step.cells[2].cells == CellSet::of(10));
}

TEST_CASE("no XY-wing: a pincer out of sight, one with three digits, or a naked triple",
          "[human]") {
  CHECK(results(pattern_board("12r1c1 13r1c5 23r5c9"), Technique::kXyWing).empty());
  CHECK(results(pattern_board("12r1c1 13r1c5 234r2c2"), Technique::kXyWing).empty());
  CHECK(results(pattern_board("12r1c1 13r1c2 23r1c3"), Technique::kXyWing).empty());
  CHECK(results(pattern_board("12r1c1 13r1c5 24r2c2"), Technique::kXyWing).empty());
}

TEST_CASE("an XYZ-wing removes z from what sees the pivot and both pincers", "[human]") {
  const Board board = pattern_board("123r1c1 13r1c5 23r2c2");
  CHECK(results(board, Technique::kXyzWing) == Results{"r1c2-3 r1c3-3"});
  CHECK(results(board, Technique::kXyWing).empty());
  check_evidence(board, Technique::kXyzWing);
  CHECK(results(pattern_board("123r1c1 13r1c5 23r5c1"), Technique::kXyzWing).empty());
}

TEST_CASE("a WXYZ-wing has a pivot with or without z and three pincers", "[human]") {
  const Board with_z = pattern_board("1234r5c5 14r5c1 24r5c9 34r4c4");
  CHECK(results(with_z, Technique::kWxyzWing) == Results{"r5c4-4 r5c6-4"});
  const Board without_z = pattern_board("123r5c5 14r5c1 24r5c9 34r4c4");
  CHECK(results(without_z, Technique::kWxyzWing) == Results{"r5c4-4 r5c6-4"});
  check_evidence(without_z, Technique::kWxyzWing);
  CHECK(results(pattern_board("1235r5c5 14r5c1 24r5c9 34r4c4"), Technique::kWxyzWing).empty());
  CHECK(results(pattern_board("1234r5c5 14r5c1 24r5c9 34r5c4"), Technique::kWxyzWing).empty());
}

}  // namespace nonet::human
