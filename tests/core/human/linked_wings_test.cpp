// tests/core/human/linked_wings_test.cpp: W-, M-, S-, L- and H-wings.
#include "core/human/linked_wings.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

TEST_CASE("a W-wing: two equal pairs that see the ends of a link", "[human]") {
  const Board board = pattern_board("12r1c1 12r5c5", "2c9 r1 r5");
  CHECK(results(board, Technique::kWWing) == Results{"r1c5-1 r5c1-1"});
  check_evidence(board, Technique::kWWing);
  // The pairs differ; the link is missing; the pairs see each other; the link has a third place.
  CHECK(results(pattern_board("12r1c1 23r5c5", "2c9 r1 r5"), Technique::kWWing).empty());
  CHECK(results(pattern_board("12r1c1 12r5c5"), Technique::kWWing).empty());
  CHECK(results(pattern_board("12r1c1 12r5c1", "2c9 r1 r5"), Technique::kWWing).empty());
  CHECK(results(pattern_board("12r1c1 12r5c5", "2c9 r1 r5 r8"), Technique::kWWing).empty());
}

TEST_CASE("an M-wing: a pair, a link of its digit and one of the other", "[human]") {
  const Board board = pattern_board("12r1c1", "2c9 r1 r5; 1r5 c2 c9");
  CHECK(results(board, Technique::kMWing) == Results{"r1c2-1 r2c2-1 r3c2-1 r4c1-1 r6c1-1"});
  check_evidence(board, Technique::kMWing);
  const Step step = *next_step(board, {.order = {Technique::kMWing}, .search = {}, .patience = {}});
  REQUIRE(step.chains.size() == 1);
  CHECK(step.chains[0].nodes.size() == 6);
  CHECK(step.houses.size() == 2);
  CHECK(results(pattern_board("12r1c1", "2c9 r1 r5; 3r5 c2 c9"), Technique::kMWing).empty());
  CHECK(results(pattern_board("12r1c1", "2c9 r1 r5; 1r6 c2 c9"), Technique::kMWing).empty());
}

TEST_CASE("an M-wing that comes back to its pair places the digit", "[human]") {
  // If r1c1 is 2, r2c2 is 2, so 1 has no place in the box but r1c1.
  const Board board = pattern_board("12r1c1", "2c2 r1 r2; 1b1 1 5");
  CHECK(results(board, Technique::kMWing) == Results{"r1c1=1"});
  const Board open = pattern_board("12r1c1", "2c2 r1 r2; 1b1 1 5 9");
  CHECK(results(open, Technique::kMWing).empty());
}

TEST_CASE("an S-wing: two links that meet at a pair", "[human]") {
  const Board board = pattern_board("12r5c5", "1c1 r1 r5; 2c9 r1 r5");
  CHECK(results(board, Technique::kSWing) == Results{"r1c1-2 r1c9-1"});
  check_evidence(board, Technique::kSWing);
  CHECK(results(pattern_board("12r5c5", "1c1 r1 r5; 2c9 r2 r5"), Technique::kSWing).empty());
  CHECK(results(pattern_board("123r5c5", "1c1 r1 r5; 2c9 r1 r5"), Technique::kSWing).empty());
}

TEST_CASE("L-wings: three links of two or three digits", "[human]") {
  const Board two = pattern_board("", "1c1 r1 r5; 1c9 r5 r8; 2r8 c1 c9");
  CHECK(results(two, Technique::kLWing) == Results{"r1c1-2"});
  const Board three = pattern_board("", "1r1 c1 c9; 2c9 r1 r9; 3r9 c1 c9");
  CHECK(results(three, Technique::kLWing) == Results{"r1c1-3 r9c1-1"});
  check_evidence(three, Technique::kLWing);
  const Board there_and_back = pattern_board("", "1r1 c1 c9; 2c9 r1 r9; 1r9 c2 c9");
  CHECK(results(there_and_back, Technique::kLWing) == Results{"r2c2-1 r3c2-1 r7c1-1 r8c1-1"});
  CHECK(results(pattern_board("", "1r1 c1 c9; 2c9 r1 r9; 3r9 c2 c9"), Technique::kLWing).empty());
  // Three links of one digit are an X-chain.
  CHECK(results(pattern_board("", "1r1 c1 c9; 1r5 c1 c5; 1r9 c5 c9"), Technique::kLWing).empty());
}

TEST_CASE("H-wings: pairs and links with three digits", "[human]") {
  const Board one_pair = pattern_board("12r1c1", "2c9 r1 r5; 3r5 c1 c9");
  CHECK(results(one_pair, Technique::kHWing) == Results{"r5c1-1"});
  const Board two_pairs = pattern_board("12r1c1 23r1c5", "3r5 c1 c5");
  CHECK(results(two_pairs, Technique::kHWing) == Results{"r5c1-1"});
  check_evidence(two_pairs, Technique::kHWing);
  CHECK(results(pattern_board("12r1c1 23r1c5", "3r5 c2 c5"), Technique::kHWing).empty());
  CHECK(results(pattern_board("12r1c1 23r1c5", "3r5 c1 c5 c7"), Technique::kHWing).empty());
}

}  // namespace nonet::human
