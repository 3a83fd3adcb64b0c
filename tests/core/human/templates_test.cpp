// tests/core/human/templates_test.cpp: what all templates of a digit have, what none has, and what other digits take.
#include "core/human/templates.h"

#include "tests/core/human/one_digit.h"

namespace nonet::human {

TEST_CASE("places in no template go, and one in all templates is placed", "[human]") {
  // Columns 1 and 4 belong to rows 1 and 5. Row 2 has r2c4 and r2c8; so it has r2c8.
  const Board board = one_digit(
      "x..x..... ...x...x. xxxxxxxxx .xx.xxxxx x..x..... .xx.xxxxx .xx.xxxxx .xx.xxxxx xxx.xxxxx");
  CHECK(results(board, Technique::kTemplateSet) == std::vector<std::string>{"r2c8=1"});
  const std::vector<std::string> deleted = results(board, Technique::kTemplateDelete);
  REQUIRE(deleted.size() == 1);
  CHECK(deleted[0].starts_with("r2c4-1 r3c1-1 r3c4-1 r3c7-1 r3c8-1 r3c9-1 "));
}

TEST_CASE("a place in all templates of one digit is taken for the others", "[human]") {
  Board board = one_digit(
      "x..x..... ...x...x. xxxxxxxxx .xx.xxxxx x..x..... .xx.xxxxx .xx.xxxxx .xx.xxxxx xxx.xxxxx");
  // The 2 of row 2 may stand in r2c8 and r2c1; r2c8 is the 1's.
  for (Cell cell = 9; cell < 18; ++cell) {
    if (cell != 9 && cell != 16) board.remove({cell, 2});
  }
  for (Cell cell = 36; cell < 54; ++cell) {
    if (cell % 3 != 0) board.remove({cell, 2});
  }
  const std::vector<std::string> placed = results(board, Technique::kTemplateSet);
  REQUIRE(placed.size() == 2);
  CHECK(placed[0] == "r2c1=2");
}

TEST_CASE("a digit without a template ends the search", "[human]") {
  const Board board = one_digit(
      "x........ x........ xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx ......... xxxxxxxxx");
  CHECK(results(board, Technique::kTemplateSet).empty());
  CHECK(results(board, Technique::kTemplateDelete).empty());
}

}  // namespace nonet::human
