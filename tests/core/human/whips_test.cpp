// tests/core/human/whips_test.cpp: whips, braids and g-whips.
#include "core/human/whips.h"

#include <algorithm>

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

using Results = std::vector<std::string>;

}  // namespace

TEST_CASE("a whip of three cells", "[human]") {
  // 4r1c1, not 4r1c5, 2r1c5, not 2r5c5, 7r5c5: r5c1 {4 7} has no digit.
  const Board board = board_but({{4, "24"}, {40, "27"}, {36, "47"}});
  CHECK(results(board, Technique::kWhip) == Results{"r1c1-4"});
  CHECK(results(board, Technique::kBraid).empty());
  CHECK(results(board, Technique::kGWhip).empty());
  const Step step = only_step(board, Technique::kWhip);
  REQUIRE(step.chains.size() == 1);
  const std::vector<ChainNode>& nodes = step.chains[0].nodes;
  CHECK(nodes.front().on);
  CHECK(nodes.front().cells == CellSet::of(0));
  int on = 0;
  for (const ChainNode& node : nodes) on += node.on ? 1 : 0;
  CHECK(on == 3);  // the target, and an R in each group but the last
  CHECK_FALSE(nodes.back().on);
  REQUIRE(step.cells.size() == 1);
}

TEST_CASE("a whip with a candidate that the target sees, and one that an earlier R sees",
          "[human]") {
  // r5c5 has a 4 besides, which r1c1 does not see; then there is none.
  CHECK(results(board_but({{4, "24"}, {40, "247"}, {36, "47"}}), Technique::kWhip).empty());
  // r5c1 has a 2 besides, which 2r1c5 does not see: none. With a 2 in r2c5, which 2r1c5 sees, there is one.
  CHECK(results(board_but({{4, "24"}, {40, "27"}, {36, "247"}}), Technique::kWhip) == Results{});
  CHECK(results(board_but({{4, "24"}, {13, "128"}, {40, "27"}, {36, "47"}}), Technique::kWhip) ==
        Results{"r1c1-4"});
}

TEST_CASE("a braid where no whip is", "[human]") {
  const Board board = board_of(
      "......... .5+3.19..8 .69.7.2.5 8+924+51+76+3 +6.4.3...9 3.+5+96...+2 ...+7.3... 9.7....2. "
      "..+61..8.7");
  CHECK(results(board, Technique::kBraid) == Results{"r2c4-2"});
  const Results whips = results(board, Technique::kWhip);
  CHECK(std::find(whips.begin(), whips.end(), "r2c4-2") == whips.end());
  const Step step = only_step(board, Technique::kBraid);
  REQUIRE(step.chains.size() == 1);
  CHECK(step.chains[0].nodes.front().cells == CellSet::of(12));
}

TEST_CASE("a g-whip where no whip is", "[human]") {
  const Board board = board_of(
      "26.+14.5.8 ....5.... ..+8..93.6 ...5+9.... ....1..3. .94.6..8. +43+19.+58+6. 68+7.+31.+5. "
      "92+5.+8..1+3",
      "1r2c1 9r2c7 2r2c9 4r4c8 7r6c1");
  CHECK(results(board, Technique::kGWhip) == Results{"r2c7-1"});
  const Step step = only_step(board, Technique::kGWhip);
  bool has_several = false;
  for (const ChainNode& node : step.chains[0].nodes) {
    has_several = has_several || node.cells.count() > 1;
  }
  CHECK(has_several);
}

TEST_CASE("no whips on boards that nothing refutes", "[human]") {
  for (const Technique row : {Technique::kWhip, Technique::kBraid, Technique::kGWhip}) {
    CHECK(results(board_but({}), row).empty());
    Board empty_cell = board_but({{4, "24"}, {40, "27"}, {36, "47"}, {80, "1"}});
    empty_cell.remove({80, 1});
    CHECK(results(empty_cell, row).empty());
  }
}

}  // namespace nonet::human
