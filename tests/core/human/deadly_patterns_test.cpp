// tests/core/human/deadly_patterns_test.cpp: BUG-lite, MUG and reverse BUG.
#include "core/human/deadly_patterns.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

using Texts = std::vector<std::string>;

TEST_CASE("BUG-lite: each digit twice in each house, and one guarded cell", "[human]") {
  CHECK(results(board_where("12r1c1 12r2c1 23r1c4 23r2c4 13r1c7 134r2c7"), Technique::kBugLite) ==
        Texts{"r2c7-1 r2c7-3"});
  // Eight cells.
  CHECK(results(board_where("12r1c1 12r3c1 34r1c2 34r3c2 23r1c4 23r3c4 14r1c7 145r3c7"),
                Technique::kBugLite) == Texts{"r3c7-1 r3c7-4"});
}

TEST_CASE("BUG-lite: guards of one digit", "[human]") {
  CHECK(results(board_where("12r1c1 12r2c1 23r1c4 23r2c4 134r1c7 134r2c7"), Technique::kBugLite) ==
        Texts{"r1c8-4 r1c9-4 r2c8-4 r2c9-4 r3c7-4 r3c8-4 r3c9-4 r4c7-4 r5c7-4 r6c7-4 r7c7-4 "
              "r8c7-4 r9c7-4"});
}

TEST_CASE("no BUG-lite: a box with a digit once, or loops of two digits", "[human]") {
  CHECK(results(board_where("12r1c1 12r4c1 23r1c4 23r4c4 13r1c7 134r4c7"), Technique::kBugLite)
            .empty());
  CHECK(results(board_where("12r1c1 12r1c4 12r2c4 12r3c1 12r2c7 123r3c7"), Technique::kBugLite)
            .empty());
}

TEST_CASE("MUG: columns of two, three and two of three digits", "[human]") {
  CHECK(results(board_where("12r1c1 12r2c1 123r1c4 123r2c4 23r1c7 234r2c7"), Technique::kMug) ==
        Texts{"r2c7-2 r2c7-3"});
  CHECK(results(board_where("12r1c1 124r2c1 123r1c4 1234r2c4 23r1c7 23r2c7"), Technique::kMug) ==
        Texts{"r2c2-4 r2c3-4 r2c5-4 r2c6-4 r2c8-4 r2c9-4"});
  CHECK(
      results(board_where("12r1c1 12r2c1 123r1c4 123r2c4 23r1c7 23r2c7"), Technique::kMug).empty());
}

TEST_CASE("MUG: four digits in two rows", "[human]") {
  CHECK(results(board_where("123r1c1 124r2c1 234r1c4 1234r2c4 34r1c7 34r2c7 14r1c8 1345r2c8"),
                Technique::kMug) == Texts{"r2c8-1 r2c8-3 r2c8-4"});
}

TEST_CASE("reverse BUG: a digit must not close a set of two exchangeable digits", "[human]") {
  CHECK(results(board_where("+2r1c4 +1r2c4 +2r2c7 +1r3c7 +2r3c1"), Technique::kReverseBug) ==
        Texts{"r1c1-1"});
  CHECK(results(board_where("+2r1c4 =1r2c4 +2r2c7 +1r3c7 +2r3c1"), Technique::kReverseBug).empty());
  CHECK(results(board_where("+2r1c4 +1r2c4 +2r3c1"), Technique::kReverseBug).empty());
  CHECK(results(board_where("+2r1c4 +2r2c1 +1r2c4"), Technique::kReverseBug) == Texts{"r1c1-1"});
}

}  // namespace nonet::human
