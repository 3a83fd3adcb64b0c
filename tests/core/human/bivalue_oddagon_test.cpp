// tests/core/human/bivalue_oddagon_test.cpp: odd loops of cells with the same two digits.
#include "core/human/bivalue_oddagon.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

TEST_CASE("a cell that alone has guardians is none of the two digits", "[human]") {
  // The fifth cell sees r1c1 in the box or in column 1, and r4c2 in column 2 or in its box.
  const Results expected = {"r2c2-1 r2c2-2", "r3c2-1 r3c2-2", "r5c1-1 r5c1-2", "r6c1-1 r6c1-2"};
  const Board board = pattern_board("12r1c1 12r1c5 12r4c5 12r4c2 123r2c2");
  CHECK(results(board, Technique::kBivalueOddagon) == expected);
  check_evidence(board, Technique::kBivalueOddagon);
}

TEST_CASE("guardians of one digit remove it from what sees them all", "[human]") {
  const Board board = pattern_board("123r1c1 12r1c5 12r4c5 12r4c2 123r2c2");
  CHECK(results(board, Technique::kBivalueOddagon) ==
        Results{"r1c2-3 r1c3-3 r2c1-3 r2c3-3 r3c1-3 r3c2-3 r3c3-3"});
  check_evidence(board, Technique::kBivalueOddagon);
}

TEST_CASE("no oddagon: guardians of two digits, an even loop, a chain that is open", "[human]") {
  const auto found = [](std::string_view cells) {
    return results(pattern_board(cells), Technique::kBivalueOddagon);
  };
  CHECK(found("124r1c1 12r1c5 12r4c5 12r4c2 123r2c2").empty());
  CHECK(found("12r1c1 12r1c5 12r4c5 123r4c1").empty());
  CHECK(found("12r1c1 12r1c5 12r4c5 12r4c8 123r2c2").empty());
}

}  // namespace nonet::human
