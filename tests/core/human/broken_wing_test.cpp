// tests/core/human/broken_wing_test.cpp: odd loops of a digit, and their guardians.
#include "core/human/broken_wing.h"

#include <algorithm>

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

// A loop r1c1 (row) r1c5 (column) r4c5 (row) r4c2 (column) r2c2 (box) r1c1.
constexpr std::string_view kLoop = "1c5 r1 r4; 1r4 c5 c2; 1c2 r4 r2; 1b1 1 5;";

TEST_CASE("the single guardian of a broken wing is true", "[human]") {
  const Board board = pattern_board("", std::string(kLoop) + "1r1 c1 c5 c9");
  CHECK(results(board, Technique::kBrokenWing) == Results{"r1c9=1"});
  check_evidence(board, Technique::kBrokenWing);
}

TEST_CASE("what sees all guardians is false", "[human]") {
  const Board board = pattern_board("", std::string(kLoop) + "1r1 c1 c5 c7 c9");
  const Results found = results(board, Technique::kBrokenWing);
  REQUIRE(!found.empty());
  CHECK(std::find(found.begin(), found.end(), "r2c7-1 r2c8-1 r2c9-1 r3c7-1 r3c8-1 r3c9-1") !=
        found.end());
}

TEST_CASE("an even loop, and guardians that nothing sees", "[human]") {
  // A rectangle is an X-wing.
  CHECK(results(pattern_board("", "1r1 c1 c5; 1r4 c1 c5"), Technique::kBrokenWing).empty());
  CHECK(results(pattern_board(""), Technique::kBrokenWing).empty());
}

}  // namespace nonet::human
