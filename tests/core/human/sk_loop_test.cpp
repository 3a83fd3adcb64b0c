// tests/core/human/sk_loop_test.cpp: a ring of eight pairs typed from the rule.
#include "core/human/sk_loop.h"

#include "tests/core/human/sparse_board.h"

namespace nonet::human {
namespace {

// Rows 2 and 5 give 1 2, columns 2 and 5 give 5 6, boxes 2 and 4 give 3 4, boxes 1 and 5 give 7 8.
const std::string kRing =
    "1278r2c1 1278r2c3 1234r2c4 1234r2c6 3456r1c5 3456r3c5 5678r4c5 5678r6c5 "
    "1278r5c4 1278r5c6 1234r5c1 1234r5c3 3456r4c2 3456r6c2 5678r1c2 ";

}  // namespace

TEST_CASE("each line and box of a ring keeps its digits in the ring", "[human]") {
  const std::vector<Step> steps = steps_of(sparse_board(kRing + "5678r3c2"), Technique::kSkLoop);
  REQUIRE(steps.size() == 1);
  // Two digits go from five cells of each of four lines and four boxes.
  CHECK(steps[0].eliminations.size() == 80);
  const std::string text = result_of(steps[0]);
  CHECK(text.find("r2c9-1") != std::string::npos);
  CHECK(text.find("r2c2-7") != std::string::npos);
  CHECK(text.find("r9c5-6") != std::string::npos);
  CHECK(text.find("r9c5-1") == std::string::npos);
  CHECK(steps[0].houses.size() == 8);
  CHECK(steps[0].cells.size() == 8);
}

TEST_CASE("a ring with a digit too many is no loop", "[human]") {
  CHECK(steps_of(sparse_board(kRing + "56789r3c2"), Technique::kSkLoop).empty());
  CHECK(steps_of(sparse_board(kRing), Technique::kSkLoop).empty());
}

}  // namespace nonet::human
