// tests/core/human/als_test.cpp: als-xz, als-xy-wing, als-chain and death blossom on positions typed from their rules.
#include "core/human/als.h"

#include <algorithm>

#include "tests/core/human/sparse_board.h"

namespace nonet::human {
namespace {

using Texts = std::vector<std::string>;

const char* const kWing = "14r5c1 34r6c1 12r5c5 27r1c5 37r1c4";
const char* const kChain = "19r9c1 12r5c1 23r5c5 34r1c5 45r1c9 56r8c9 69r8c6";
const char* const kBlossom = "123r5c5 19r5c1 29r1c5 38r4c4 89r4c1";

}  // namespace

TEST_CASE("two sets linked by a digit remove another one that both have", "[human]") {
  const Board board = sparse_board("14r1c1 17r1c2 48r4c1 78r5c3");
  CHECK(results(board, Technique::kAlsXz) == Texts{"r1c3-7 r2c3-7 r3c3-7 r4c2-7 r5c2-7 r6c2-7"});
  const std::vector<Step> steps = steps_of(board, Technique::kAlsXz);
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].digits == std::vector<Digit>{7});
  CHECK(steps[0].cells.size() == 2);
  REQUIRE(steps[0].chains.size() == 1);
  const std::vector<ChainNode>& nodes = steps[0].chains[0].nodes;
  REQUIRE(nodes.size() == 4);
  CHECK((nodes[0].digit == 7 && !nodes[0].on));
  CHECK((nodes[1].digit == nodes[2].digit && nodes[1].on && !nodes[2].on));
  CHECK((nodes[3].digit == 7 && nodes[3].on));
}

TEST_CASE("sets are not linked if a place of the digit sees not all of them", "[human]") {
  CHECK(results(sparse_board("14r1c1 17r1c2 48r4c1 478r5c3"), Technique::kAlsXz).empty());
}

TEST_CASE("two sets linked twice hold all their other digits", "[human]") {
  const Board board = sparse_board("15r1c1 25r1c5 16r9c1 26r9c5");
  const Texts found = results(board, Technique::kAlsXz);
  REQUIRE(found.size() == 1);
  // Each of the two rows and two columns gives a digit to the two cells there, and loses it elsewhere.
  const std::vector<Step> steps = steps_of(board, Technique::kAlsXz);
  CHECK(steps[0].eliminations.size() == 28);
  CHECK(found[0].find("r1c2-5") != std::string::npos);
  CHECK(found[0].find("r9c2-6") != std::string::npos);
  CHECK(found[0].find("r5c1-1") != std::string::npos);
  CHECK(found[0].find("r5c5-2") != std::string::npos);
  CHECK(steps[0].chains[0].nodes.size() == 5);
}

TEST_CASE("sets share cells only where that is allowed", "[human]") {
  // Made for this test: random digits, some hundred sets.
  const Board board = board_of(
      ".5.2...9. 8...4.1.. ..9..3..6 .3....6.. 1...7...4 ..6....2. 5..8..4.. ..4.1...9 .2...9.7.");
  SearchOptions apart;
  apart.sets_may_overlap = false;
  const Texts few = results(board, Technique::kAlsXz, apart);
  const Texts all = results(board, Technique::kAlsXz);
  CHECK(few.size() < all.size());
  CHECK(std::includes(all.begin(), all.end(), few.begin(), few.end()));
  for (const Step& step : steps_of(board, Technique::kAlsXz, apart)) {
    CHECK(!step.cells[0].cells.intersects(step.cells[1].cells));
  }
}

TEST_CASE("three sets remove what the outer two have, and two of them do not", "[human]") {
  const Board board = sparse_board(kWing);
  CHECK(results(board, Technique::kAlsXz).empty());
  CHECK(results(board, Technique::kAlsXyWing) == Texts{"r1c1-3 r6c4-3"});
  const std::vector<Step> steps = steps_of(board, Technique::kAlsXyWing);
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].cells.size() == 3);
  CHECK(steps[0].chains[0].nodes.size() == 6);
  // A third digit in the middle, and it may lack both links.
  CHECK(
      results(sparse_board("14r5c1 34r6c1 128r5c5 27r1c5 37r1c4"), Technique::kAlsXyWing).empty());
}

TEST_CASE("a chain of four sets, which no three sets replace", "[human]") {
  const Board board = sparse_board(kChain);
  CHECK(results(board, Technique::kAlsXz).empty());
  CHECK(results(board, Technique::kAlsXyWing).empty());
  CHECK(results(board, Technique::kAlsChain) == Texts{"r8c1-9 r8c2-9 r8c3-9 r9c4-9 r9c5-9 r9c6-9"});
  const std::vector<Step> steps = steps_of(board, Technique::kAlsChain);
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].cells.size() == 4);
  CHECK(steps[0].chains[0].nodes.size() == 8);
  // The same cells, one with a digit more: the chain ends there.
  CHECK(results(sparse_board("19r9c1 12r5c1 237r5c5 34r1c5 45r1c9 56r8c9 69r8c6"),
                Technique::kAlsChain)
            .empty());
}

TEST_CASE("a stem loses each digit to a petal", "[human]") {
  const Board board = sparse_board(kBlossom);
  CHECK(results(board, Technique::kDeathBlossom) == Texts{"r1c1-9"});
  const std::vector<Step> steps = steps_of(board, Technique::kDeathBlossom);
  REQUIRE(steps.size() == 1);
  REQUIRE(steps[0].cells.size() == 4);
  CHECK(steps[0].cells[0].role == CellsRole::kPivot);
  CHECK(steps[0].chains.size() == 3);
  CHECK(results(sparse_board("1234r5c5 19r5c1 29r1c5 38r4c4 89r4c1"), Technique::kDeathBlossom)
            .empty());
}

TEST_CASE("nothing is found on an empty board", "[human]") {
  const Board board = sparse_board("");
  CHECK(results(board, Technique::kAlsXz).empty());
  CHECK(results(board, Technique::kAlsXyWing).empty());
  CHECK(results(board, Technique::kAlsChain).empty());
  CHECK(results(board, Technique::kDeathBlossom).empty());
}

}  // namespace nonet::human
