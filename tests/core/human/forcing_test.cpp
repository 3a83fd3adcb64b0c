// tests/core/human/forcing_test.cpp: nishio, forcing chains and forcing nets.
#include "core/human/forcing.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

using Results = std::vector<std::string>;

constexpr std::initializer_list<Technique> kRows = {Technique::kNishio,
                                                    Technique::kCellForcingChain,
                                                    Technique::kHouseForcingChain,
                                                    Technique::kContradictionForcingNet,
                                                    Technique::kCellForcingNet,
                                                    Technique::kHouseForcingNet};

/// That of all rows only one finds something, and what.
void check_only(const Board& board, Technique technique, const Results& expected) {
  for (const Technique row : kRows) {
    INFO(std::string(row_of(row).key));
    CHECK(results(board, row) == (row == technique ? expected : Results{}));
  }
}

}  // namespace

TEST_CASE("nishio: a candidate that makes another one true and false", "[human]") {
  // 4r1c1 ─▸ 2r1c5 ─▸ 7r5c5, and 4r1c1 ─▸ 7r5c1 in the same row.
  const Board board = board_but({{4, "24"}, {40, "27"}, {36, "47"}});
  check_only(board, Technique::kNishio, {"r1c1-4"});
  const Step step = only_step(board, Technique::kNishio);
  REQUIRE(step.chains.size() == 2);
  const ChainNode& on = step.chains[0].nodes.back();
  const ChainNode& off = step.chains[1].nodes.back();
  CHECK(on.on);
  CHECK_FALSE(off.on);
  CHECK(on.digit == off.digit);
  CHECK(on.cells == off.cells);
  check_only(board_but({{4, "24"}, {40, "27"}, {36, "479"}}), Technique::kNishio, {});
}

TEST_CASE("cell forcing chain: each digit of r5c5 makes r1c1 no 4", "[human]") {
  const Board board = board_but({{40, "123"}, {36, "14"}, {4, "24"}, {44, "36"}, {8, "46"}});
  check_only(board, Technique::kCellForcingChain, {"r1c1-4"});
  const Step step = only_step(board, Technique::kCellForcingChain);
  REQUIRE(step.chains.size() == 3);
  for (const Chain& chain : step.chains) {
    CHECK(chain.nodes.front().on);
    CHECK(chain.nodes.front().cells == CellSet::of(40));
    CHECK_FALSE(chain.nodes.back().on);
    CHECK(chain.nodes.back().cells == CellSet::of(0));
  }
  REQUIRE(step.cells.size() == 1);
  CHECK(step.cells[0].cells == CellSet::of(40));
  // A fourth digit has no chain.
  check_only(board_but({{40, "1238"}, {36, "14"}, {4, "24"}, {44, "36"}, {8, "46"}}),
             Technique::kCellForcingChain, {});
}

TEST_CASE("house forcing chain: each place of 5 in row 9 makes r1c1 no 4", "[human]") {
  std::vector<std::pair<int, std::string>> cells = {
      {36, "45"}, {4, "45"}, {62, "56"}, {8, "46"}, {58, "12346789"}};
  for (const int cell : {73, 74, 75, 77, 78, 79}) cells.emplace_back(cell, "12346789");
  const Board board = board_but(cells);
  check_only(board, Technique::kHouseForcingChain, {"r1c1-4"});
  const Step step = only_step(board, Technique::kHouseForcingChain);
  CHECK(step.chains.size() == 3);
  CHECK(step.digits == std::vector<Digit>{5});
  CHECK(step.houses == std::vector<StepHouse>{{8, HouseRole::kBase}});
  cells.erase(cells.begin() + 5);  // r9c2 may be 5 too
  check_only(board_but(cells), Technique::kHouseForcingChain, {});
}

TEST_CASE("contradiction forcing net: a cell that two chains together leave empty", "[human]") {
  // 4r1c1 makes r1c5 a 2, r5c1 a 9 and r5c9 (through r1c9) a 7: r5c5 has no digit. By chains that is a cell forcing
  // chain read backwards.
  const Board single = board_but({{4, "24"}, {36, "49"}, {8, "46"}, {44, "67"}, {40, "279"}});
  CHECK(results(single, Technique::kContradictionForcingNet).empty());
  CHECK(results(single, Technique::kCellForcingChain) == Results{"r1c1-4"});
  // With r5c9 {6 7 9}, r5c1's 9 is necessary too.
  const Board board = board_but({{4, "24"}, {36, "49"}, {8, "46"}, {44, "679"}, {40, "279"}});
  check_only(board, Technique::kContradictionForcingNet, {"r1c1-4"});
  const Step step = only_step(board, Technique::kContradictionForcingNet);
  REQUIRE(step.chains.size() == 1);
  CHECK(step.chains[0].nodes.front().cells == CellSet::of(0));
  CHECK(step.chains[0].nodes.front().on);
  check_only(board_but({{4, "24"}, {36, "49"}, {8, "46"}, {44, "679"}, {40, "2379"}}),
             Technique::kContradictionForcingNet, {});
}

TEST_CASE("cell forcing net: a digit that follows from both digits of a cell", "[human]") {
  const Board board = board_of(
      "8..51.... ..+69.7+83. ...+6..2.. .6+8.9.3.. 3.4..67.8 1..8..... .5....+9.6 .+8..6.+5.+3 "
      "+6.7...184");
  CHECK(results(board, Technique::kCellForcingNet) == Results{"r7c1=4"});
  const Step step = only_step(board, Technique::kCellForcingNet);
  CHECK(step.chains.size() == 2);
  for (const Chain& chain : step.chains) {
    CHECK(chain.nodes.front().cells == step.cells[0].cells);
    CHECK(chain.nodes.back().digit == 4);
    CHECK(chain.nodes.back().on);
  }
}

TEST_CASE("house forcing net: a digit that follows from each place of another", "[human]") {
  const Board board = board_of(
      "1...5.... ..36+7.... ..5.39... .6..+1.... .9+4+78.612 .+17.+9+6..8 ..1.+4.9.6 ....275.. "
      "....6.72.");
  CHECK(results(board, Technique::kHouseForcingNet) == Results{"r8c2=3"});
  const Step step = only_step(board, Technique::kHouseForcingNet);
  CHECK(step.houses.size() == 1);
  CHECK(step.chains.size() == 2);
}

TEST_CASE("forcing needs at most 9×9 cells and a board without contradiction", "[human]") {
  Board empty_cell = board_but({{4, "24"}, {40, "27"}, {36, "47"}, {80, "1"}});
  empty_cell.remove({80, 1});
  check_only(empty_cell, Technique::kNishio, {});
  const auto geometry = Geometry::with_boxes({12, 3, 4}).value();
  const Board large(make_puzzle(geometry));
  for (const Technique row : kRows) {
    const FindOptions find{.order = {row}, .search = {}, .wants_evidence = true, .patience = {}};
    CHECK(all_steps(large, find).empty());
  }
}

}  // namespace nonet::human
