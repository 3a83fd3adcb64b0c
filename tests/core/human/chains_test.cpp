// tests/core/human/chains_test.cpp: X-chains and XY-chains.
#include "core/human/chains.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

using Texts = std::vector<std::string>;

/// An empty 9×9 in which 1 stands in rows 1, 5 and 8 in the named cells only.
Board ones(std::initializer_list<const char*> places) {
  std::string removed;
  for (const int row : {1, 5, 8}) {
    for (int column = 1; column <= 9; ++column) {
      const std::string name = "r" + std::to_string(row) + "c" + std::to_string(column);
      bool stays = false;
      for (const char* place : places) stays = stays || name == place;
      if (!stays) removed += "1" + name + " ";
    }
  }
  return board_of(std::string(81, '.'), removed);
}

/// Candidates of the named cells; all other cells allow 6, 7, 8 and 9.
Board with(std::initializer_list<std::pair<const char*, const char*>> cells) {
  std::string text;
  for (int cell = 0; cell < 81; ++cell) {
    const std::string name =
        "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
    const char* digits = "6789";
    for (const auto& one : cells) {
      if (name == one.first) digits = one.second;
    }
    text += std::string(digits) + " ";
  }
  return board_with(text);
}

std::vector<Step> steps_of(const Board& board, Technique technique, bool wants_evidence) {
  return all_steps(
      board,
      {.order = {technique}, .search = {}, .wants_evidence = wants_evidence, .patience = {}});
}

}  // namespace

TEST_CASE("an X-chain of five links: one end holds the digit", "[human]") {
  // r1c1 = r1c4 - r5c4 = r5c7 - r8c7 = r8c2
  const Board board = ones({"r1c1", "r1c4", "r5c4", "r5c7", "r8c7", "r8c2"});
  CHECK(results(board, Technique::kXChain) == Texts{"r2c2-1 r3c2-1 r7c1-1 r9c1-1"});
  const std::vector<Step> steps = steps_of(board, Technique::kXChain, true);
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].digits == std::vector<Digit>{1});
  REQUIRE(steps[0].chains.size() == 1);
  CHECK(steps[0].chains[0].nodes.size() == 6);
  CHECK_FALSE(steps[0].chains[0].nodes.front().on);
  CHECK(steps[0].chains[0].nodes.back().on);
  CHECK(steps[0].marks.size() == 6);
  const std::vector<Step> bare = steps_of(board, Technique::kXChain, false);
  REQUIRE(bare.size() == 1);
  CHECK(bare[0].chains.empty());
  CHECK(bare[0].eliminations == steps[0].eliminations);
}

TEST_CASE("a third place in a row of an X-chain breaks it", "[human]") {
  CHECK(results(ones({"r1c1", "r1c4", "r5c4", "r5c7", "r8c7", "r8c2", "r8c9"}), Technique::kXChain)
            .empty());
  CHECK(
      results(ones({"r1c1", "r1c4", "r5c5", "r5c7", "r8c7", "r8c2"}), Technique::kXChain).empty());
}

TEST_CASE("an X-chain in a puzzle on its way", "[human]") {
  const Board board = board_of(
      ".+4+8+9.53+1+2 ..+24.+1... 1..82..4. ..9..+4.5+1 4...1.92. .7+1.5+94+3+8 .27+1+46.+93 "
      "+9+16+5..+27+4 .3+4+79+21..",
      "5r2c1 68r4c1 6r4c4 36r4c5 3r5c6");
  CHECK(results(board, Technique::kXChain) == Texts{"r3c7-7"});
}

TEST_CASE("an XY-chain of four cells", "[human]") {
  const Board board = with({{"r1c1", "12"},
                            {"r1c9", "23"},
                            {"r9c9", "34"},
                            {"r9c2", "14"},
                            {"r2c2", "1678"},
                            {"r8c1", "1678"},
                            {"r5c5", "1678"}});
  CHECK(results(board, Technique::kXyChain) == Texts{"r2c2-1 r8c1-1"});
  const std::vector<Step> steps = steps_of(board, Technique::kXyChain, true);
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].digits == std::vector<Digit>{1});
  CHECK(steps[0].chains[0].nodes.size() == 8);
}

TEST_CASE("three candidates in a cell break an XY-chain; three cells are an XY-wing", "[human]") {
  CHECK(
      results(
          with({{"r1c1", "12"}, {"r1c9", "23"}, {"r9c9", "345"}, {"r9c2", "14"}, {"r2c2", "1678"}}),
          Technique::kXyChain)
          .empty());
  CHECK(results(with({{"r1c1", "12"}, {"r1c9", "23"}, {"r2c7", "13"}, {"r2c2", "1678"}}),
                Technique::kXyChain)
            .empty());
}

TEST_CASE("an XY-chain in a puzzle on its way", "[human]") {
  const Board board = board_of(
      ".+3.16+4+8+95 8+69+5+27+3+1+4 +5+14.3.+7+26 ......4.. ........1 .2+5.8+167+9 .4.7..... "
      ".562..+1.+7 .7...59.3",
      "9r4c1 8r4c3 9r4c5 3r4c6 9r5c1 8r5c3 49r5c5 3r5c6 2r7c1 2r7c3 9r7c6 9r8c6 4r9c4");
  CHECK(results(board, Technique::kXyChain) == Texts{"r4c6-9"});
}

}  // namespace nonet::human
