// tests/core/human/remote_pair_test.cpp: remote pairs.
#include "core/human/remote_pair.h"

#include "tests/core/human/keep.h"

namespace nonet::human {
namespace {

/// 12 in r1c1 – r1c8 – r6c8 – r6c3, without what naked pairs remove there.
Board chain_of_four() {
  Board board = board_of(kOpenBoard);
  for (const Cell cell : {r(1, 1), r(1, 8), r(6, 8), r(6, 3)}) leave(board, cell, {1, 2});
  for (const Digit digit : {Digit{1}, Digit{2}}) {
    keep(board, digit, row(1), {r(1, 1), r(1, 8)});
    keep(board, digit, column(8), {r(1, 8), r(6, 8)});
    keep(board, digit, row(6), {r(6, 8), r(6, 3)});
  }
  return board;
}

}  // namespace

TEST_CASE("what sees both ends of a chain of pairs is neither digit", "[human]") {
  Board board = chain_of_four();
  CHECK(results(board, Technique::kRemotePair) ==
        Results{"r2c3-1 r2c3-2 r3c3-1 r3c3-2 r4c1-1 r4c1-2 r5c1-1 r5c1-2"});
  const auto steps =
      all_steps(board, {.order = {Technique::kRemotePair}, .search = {}, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].digits == std::vector<Digit>{1, 2});
  REQUIRE(steps[0].chains.size() == 1);
  const auto& nodes = steps[0].chains[0].nodes;
  REQUIRE(nodes.size() == 4);
  const Cell cells[] = {r(1, 1), r(1, 8), r(6, 8), r(6, 3)};
  for (std::size_t i = 0; i < 4; ++i) CHECK(nodes[i].cells == CellSet::of(cells[i]));
}

TEST_CASE("three cells, or a cell with a third digit, are no remote pair", "[human]") {
  Board board = board_of(kOpenBoard);
  for (const Cell cell : {r(1, 1), r(1, 8), r(6, 8)}) leave(board, cell, {1, 2});
  leave(board, r(6, 3), {1, 2, 3});
  CHECK(results(board, Technique::kRemotePair).empty());
}

}  // namespace nonet::human
