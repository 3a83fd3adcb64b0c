// tests/core/human/sue_de_coq_test.cpp: Sue de Coq on positions typed from its rule.
#include "core/human/sue_de_coq.h"

#include "tests/core/human/sparse_board.h"

namespace nonet::human {

TEST_CASE("cells of a line and of a box lock the digits of their crossing", "[human]") {
  const Board board = sparse_board("1234r1c1 1234r1c2 12r1c7 34r2c1");
  const std::vector<Step> steps = steps_of(board, Technique::kSueDeCoq);
  REQUIRE(steps.size() == 1);
  // 1 and 2 go from the six other cells of the line, 3 and 4 from the six other cells of the box.
  CHECK(steps[0].eliminations.size() == 24);
  const std::string found = result_of(steps[0]);
  CHECK(found.find("r1c9-1") != std::string::npos);
  CHECK(found.find("r3c3-3") != std::string::npos);
  CHECK(found.find("r1c9-3") == std::string::npos);
  CHECK(found.find("r1c3-1 r1c3-2 r1c3-3 r1c3-4") != std::string::npos);
  CHECK(steps[0].cells.size() == 3);
  CHECK(steps[0].houses.size() == 2);
}

TEST_CASE("a digit of the crossing alone goes from the line and from the box", "[human]") {
  const Board board = sparse_board("12345r1c1 12345r1c2 12345r1c3 12r1c7 34r2c1");
  const std::vector<Step> steps = steps_of(board, Technique::kSueDeCoq);
  REQUIRE(steps.size() == 1);
  const std::string found = result_of(steps[0]);
  CHECK(found.find("r1c9-5") != std::string::npos);
  CHECK(found.find("r3c3-5") != std::string::npos);
}

TEST_CASE("no Sue de Coq if the line's and the box's cells have a digit in common", "[human]") {
  CHECK(results(sparse_board("1234r1c1 1234r1c2 12r1c7 23r2c1"), Technique::kSueDeCoq).empty());
  CHECK(results(sparse_board("12345r1c1 1234r1c2 12r1c7 34r2c1"), Technique::kSueDeCoq).empty());
  CHECK(results(sparse_board(""), Technique::kSueDeCoq).empty());
}

}  // namespace nonet::human
