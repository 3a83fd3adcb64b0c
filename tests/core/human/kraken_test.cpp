// tests/core/human/kraken_test.cpp: a fin that reaches the elimination by a chain, and one that does not.
#include "core/human/kraken.h"

#include <algorithm>

#include "tests/core/human/one_digit.h"

namespace nonet::human {
namespace {

/// An x-wing of 1 in rows 1 and 5, columns 2 and 7, with a fin in r5c4. Row 5 has 2 in columns 1 and 4 (and in `more`), and
/// r8c1 is 1 or 2: if r5c4 is 1, r5c1 is 2 and r8c1 is 1.
Board kraken_board(int more = -1) {
  Board board = one_digit(
      ".x....x.. xxxxxx.xx xxxxxx.xx xxxxxx.xx .x.x..x.. xxxxxx.xx xxxxxx.xx xxxxxx.xx xxxxxx.xx");
  for (int column = 0; column < 9; ++column) {
    if (column != 0 && column != 3 && column != more) {
      board.remove({static_cast<Cell>(36 + column), 2});
    }
  }
  for (Digit digit = 3; digit <= 9; ++digit) board.remove({63, digit});
  return board;
}

const Step* step_with(const std::vector<Step>& steps, const std::string& result) {
  for (const Step& step : steps) {
    if (result_of(step) == result) return &step;
  }
  return nullptr;
}

std::vector<Step> krakens(const Board& board) {
  return all_steps(
      board,
      {.order = {Technique::kKrakenFish}, .search = {}, .wants_evidence = true, .patience = {}});
}

}  // namespace

TEST_CASE("a kraken fish has a chain from its fin to the elimination", "[human]") {
  const std::vector<Step> steps = krakens(kraken_board());
  const Step* step = step_with(steps, "r8c2-1");
  REQUIRE(step != nullptr);
  CHECK(step->digits == std::vector<Digit>{1});
  REQUIRE(step->chains.size() == 1);
  const std::vector<ChainNode>& nodes = step->chains[0].nodes;
  REQUIRE(nodes.size() == 6);
  const Candidate expected[] = {{39, 1}, {39, 2}, {36, 2}, {63, 2}, {63, 1}, {64, 1}};
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    CHECK(nodes[i].cells == CellSet::of(expected[i].cell));
    CHECK(nodes[i].digit == expected[i].digit);
    CHECK(nodes[i].on == (i % 2 == 0));
  }
  const auto fin = std::find_if(step->marks.begin(), step->marks.end(),
                                [](const Mark& mark) { return mark.role == MarkRole::kFin; });
  REQUIRE(fin != step->marks.end());
  CHECK(fin->candidate == Candidate{39, 1});
}

TEST_CASE("without the strong link there is no chain and no kraken fish", "[human]") {
  CHECK(step_with(krakens(kraken_board(8)), "r8c2-1") == nullptr);
}

TEST_CASE("a fish is no kraken fish for what it removes by itself", "[human]") {
  // The fin r5c6 sees r4c5 and r6c5.
  const Board board = one_digit(
      ".x..x.... xxxxxx.xx xxxxxx.xx xxxxxxxxx .x..xx... xxxxxxxxx xxxxxxx.x xxxxxxx.x xxxxxxxx.");
  REQUIRE(results(board, Technique::kFinnedXWing) == std::vector<std::string>{"r4c5-1 r6c5-1"});
  const std::vector<StepHouse> houses{{0, HouseRole::kBase},
                                      {4, HouseRole::kBase},
                                      {10, HouseRole::kCover},
                                      {13, HouseRole::kCover}};
  for (const Step& step : krakens(board)) {
    if (step.houses == houses) CHECK(step.eliminations[0].cell % 9 != 4);
  }
}

}  // namespace nonet::human
