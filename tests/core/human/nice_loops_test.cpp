// tests/core/human/nice_loops_test.cpp: nice loops and alternating inference chains, plain, grouped and with sets.
#include "core/human/nice_loops.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

using Texts = std::vector<std::string>;

/// Candidates of the named cells; all other cells allow `others`.
Board with(std::initializer_list<std::pair<const char*, const char*>> cells,
           const char* others = "6789") {
  std::string text;
  for (int cell = 0; cell < 81; ++cell) {
    const std::string name =
        "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
    const char* digits = others;
    for (const auto& one : cells) {
      if (name == one.first) digits = one.second;
    }
    text += std::string(digits) + " ";
  }
  return board_with(text);
}

/// Two puzzles on their way; the second after more or fewer steps.
Board first_board() {
  return board_of(
      ".+5492...+8 9..8..5.+4 ..6+54...+2 2+48+6.53.. 5....2+4+86 +61.4.8.+2+5 .+6.3.92+4. "
      "4........ ....6+4853",
      "3r2c2 3r2c3 3r2c5 17r2c6 17r2c8 3r3c2 1r4c5 17r7c5 9r8c2 9r8c3 17r8c5");
}
Board second_board(std::string_view removed) {
  return board_of(
      "+2154.97.. ..8...+1+9. .+9..1..2. 6.9+1..57. 3+7....4.. ..+42.7... ....7194. .4.....5+7 "
      "9.75...3+1",
      removed);
}

std::vector<Step> steps_of(const Board& board, Technique technique) {
  return all_steps(board,
                   {.order = {technique}, .search = {}, .wants_evidence = true, .patience = {}});
}

bool contains(const Texts& texts, const std::string& one) {
  for (const std::string& text : texts) {
    if (text == one) return true;
  }
  return false;
}

/// Whether on and off take turns in each chain.
bool alternate(const std::vector<Step>& steps) {
  for (const Step& step : steps) {
    for (const Chain& chain : step.chains) {
      for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
        if (chain.nodes[i].on == chain.nodes[i - 1].on) return false;
      }
    }
  }
  return true;
}

}  // namespace

TEST_CASE("a loop of four cells with two candidates empties the lines between them", "[human]") {
  // {1 2} {2 3} {3 4} {4 1}; all digits everywhere else
  const auto corner = [](const char* last) {
    return with({{"r1c1", "12"}, {"r1c9", "23"}, {"r9c9", "34"}, {"r9c1", last}}, "123456789");
  };
  const std::vector<Step> steps = steps_of(corner("14"), Technique::kContinuousNiceLoop);
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].eliminations.size() == 28);
  for (const Candidate gone : steps[0].eliminations) {
    const int row = gone.cell / 9 + 1, column = gone.cell % 9 + 1;
    const int digit = row == 1 ? 2 : row == 9 ? 4 : column == 1 ? 1 : 3;
    CHECK(gone.digit == digit);
  }
  CHECK(results(corner("145"), Technique::kContinuousNiceLoop).empty());
}

TEST_CASE("a continuous loop removes other digits of its cells", "[human]") {
  const Board board = first_board();
  CHECK(results(board, Technique::kContinuousNiceLoop) ==
        Texts{"r8c2-2 r8c2-7 r8c3-1 r8c3-2 r8c3-7"});
  const std::vector<Step> steps = steps_of(board, Technique::kContinuousNiceLoop);
  REQUIRE(steps.size() == 1);
  const std::vector<ChainNode>& nodes = steps[0].chains[0].nodes;
  CHECK(nodes.front().cells == nodes.back().cells);
  CHECK(nodes.front().on == nodes.back().on);
  CHECK(alternate(steps));
}

TEST_CASE("a discontinuous loop removes what refutes itself", "[human]") {
  const Board board =
      second_board("36r2c9 368r3c9 8r4c5 8r4c6 3r4c9 35r6c5 6r7c2 6r7c3 2r7c9 2r8c3 2r9c2 6r9c7");
  CHECK(results(board, Technique::kDiscontinuousNiceLoop) == Texts{"r5c8-8"});
  CHECK(alternate(steps_of(board, Technique::kDiscontinuousNiceLoop)));
}

TEST_CASE("a discontinuous loop keeps what follows from its own absence", "[human]") {
  // not 1r1c1 = 1r1c9 - 2r1c9 = 2r9c9 - 3r9c9 = 3r9c1 - 1r9c1 = 1r1c1, each strong link in a line
  const auto ring = [](const char* between) {
    return with(
        {{"r1c1", "1678"}, {"r1c9", "126"}, {"r9c9", "236"}, {"r9c1", "136"}, {"r5c9", between}});
  };
  CHECK(contains(results(ring("6789"), Technique::kDiscontinuousNiceLoop), "r1c1-6 r1c1-7 r1c1-8"));
  CHECK(results(ring("2678"), Technique::kDiscontinuousNiceLoop).empty());
}

TEST_CASE("an alternating inference chain removes two or more", "[human]") {
  const Board board = second_board("36r2c9 368r3c9 8r4c5 8r4c6 3r4c9 35r6c5 2r7c9 2r8c3 2r9c2");
  CHECK(results(board, Technique::kAic) == Texts{"r7c2-6 r7c3-6 r9c7-6"});
}

TEST_CASE("grouped loops and chains", "[human]") {
  CHECK(results(first_board(), Technique::kGroupedContinuousNiceLoop) ==
        Texts{"r8c2-7 r8c3-1 r8c3-7 r9c4-2"});
  const Board board = second_board("36r2c9 368r3c9 5r6c5 2r7c9 2r8c3 2r9c2");
  CHECK(results(board, Technique::kGroupedDiscontinuousNiceLoop) == Texts{"r4c9-3"});
  for (const Technique technique :
       {Technique::kGroupedContinuousNiceLoop, Technique::kGroupedDiscontinuousNiceLoop,
        Technique::kGroupedAic}) {
    const std::vector<Step> steps = steps_of(first_board(), technique);
    CHECK_FALSE(steps.empty());
    CHECK(alternate(steps));
    for (const Step& step : steps) {
      int groups = 0;
      for (const ChainNode& node : step.chains[0].nodes) groups += node.cells.single() ? 0 : 1;
      CHECK(groups > 0);
      CHECK(step.cells.empty());
    }
  }
}

TEST_CASE("loops and chains through almost locked sets name their sets", "[human]") {
  const Board board = second_board(
      "36r2c9 368r3c9 8r4c5 8r4c6 3r4c9 8r5c8 35r6c5 6r7c2 6r7c3 2r7c9 2r8c3 2r9c2 "
      "6r9c5 6r9c7");
  CHECK(results(board, Technique::kAlsNiceLoop) == Texts{"r3c4-6"});
  const std::vector<Step> steps = steps_of(board, Technique::kAlsNiceLoop);
  REQUIRE(steps.size() == 1);
  CHECK(alternate(steps));
  REQUIRE(steps[0].cells.size() == 1);
  CHECK(steps[0].cells[0].digits.count() == steps[0].cells[0].cells.count() + 1);
  int named = 0;
  for (const ChainNode& node : steps[0].chains[0].nodes) named += node.set == 0 ? 1 : 0;
  CHECK(named == 1);
}

TEST_CASE("the option lets grouped rows run through sets", "[human]") {
  const Board board = second_board(
      "36r2c9 368r3c9 8r4c5 8r4c6 3r4c9 8r5c8 35r6c5 6r7c2 6r7c3 2r7c9 2r8c3 2r9c2 "
      "6r9c5 6r9c7");
  CHECK_FALSE(contains(results(board, Technique::kGroupedDiscontinuousNiceLoop), "r3c4-6"));
  SearchOptions options;
  options.chains_use_sets = true;
  CHECK(contains(results(board, Technique::kGroupedDiscontinuousNiceLoop, options), "r3c4-6"));
}

}  // namespace nonet::human
