// tests/core/human/bent_sets_test.cpp: bent quads, VWXYZ-wings and larger ones.
#include "core/human/bent_sets.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

TEST_CASE("a bent quad removes the digit that is not held by the line or the box", "[human]") {
  const Board board = pattern_board("12r5c1 24r5c9 13r5c5 34r4c4");
  // Row 4 sees r4c4, and its end sees r5c9 in the box.
  CHECK(results(board, Technique::kBentQuad) == Results{"r4c7-4 r4c8-4 r4c9-4 r5c4-4 r5c6-4"});
  CHECK(results(board, Technique::kVwxyzWing).empty());
  check_evidence(board, Technique::kBentQuad);
  const Step step =
      *next_step(board, {.order = {Technique::kBentQuad}, .search = {}, .patience = {}});
  CHECK(step.digits == std::vector<Digit>{1, 2, 3, 4});
  CHECK(step.cells[0].cells.count() == 4);
}

TEST_CASE("no bent quad: a second loose digit, a fifth digit, or all cells in the line",
          "[human]") {
  CHECK(results(pattern_board("12r5c1 24r5c9 13r5c5 234r4c4"), Technique::kBentQuad).empty());
  CHECK(results(pattern_board("125r5c1 24r5c9 13r5c5 34r4c4"), Technique::kBentQuad).empty());
  CHECK(results(pattern_board("12r5c1 24r5c9 13r5c5 34r5c4"), Technique::kBentQuad).empty());
}

TEST_CASE("larger bent sets, in rows and columns", "[human]") {
  const Board five = pattern_board("12r5c1 26r5c2 64r5c9 13r5c5 34r4c4");
  CHECK(results(five, Technique::kVwxyzWing) == Results{"r4c7-4 r4c8-4 r4c9-4 r5c4-4 r5c6-4"});
  CHECK(results(five, Technique::kBentQuad).empty());
  const Board six = pattern_board("12r1c5 26r2c5 67r3c5 74r9c5 13r5c5 34r4c4");
  CHECK(results(six, Technique::kUvwxyzWing) == Results{"r4c5-4 r6c5-4 r7c4-4 r8c4-4 r9c4-4"});
  const Board seven = pattern_board("12r1c5 26r2c5 67r3c5 78r7c5 84r9c5 13r5c5 34r4c4");
  CHECK(results(seven, Technique::kTuvwxyzWing) == Results{"r4c5-4 r6c5-4 r7c4-4 r8c4-4 r9c4-4"});
  const Board eight = pattern_board("12r1c5 26r2c5 67r3c5 78r7c5 84r9c5 13r5c5 35r4c4 54r4c6");
  CHECK(results(eight, Technique::kStuvwxyzWing) == Results{"r4c5-4 r6c5-4 r7c6-4 r8c6-4 r9c6-4"});
  // With nine digits a cell that has them all can be in the set as well: r6c5 for r4c5 and the reverse.
  const Board nine =
      pattern_board("12r1c5 26r2c5 67r3c5 78r7c5 84r9c5 13r5c5 35r4c4 59r6c6 94r4c6");
  CHECK(results(nine, Technique::kRstuvwxyzWing) ==
        Results{"r4c5-4", "r4c5-4 r6c5-4 r7c6-4 r8c6-4 r9c6-4", "r6c5-4"});
  check_evidence(nine, Technique::kRstuvwxyzWing);
}

}  // namespace nonet::human
