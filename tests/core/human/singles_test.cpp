// tests/core/human/singles_test.cpp: full houses, naked and hidden singles.
#include "core/human/singles.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {

TEST_CASE("a house that lacks one digit is a full house, and no other single", "[human]") {
  const Board board = board_of(
      "12345678. ......... ......... ......... ......... ......... ......... ......... .........");
  CHECK(results(board, Technique::kFullHouse) == std::vector<std::string>{"r1c9=9"});
  CHECK(results(board, Technique::kNakedSingle).empty());
  CHECK(results(board, Technique::kHiddenSingle).empty());
}

TEST_CASE("a cell with one candidate is a naked single", "[human]") {
  const Board board = board_of(
      "1234..... ......5.. ....6.... ....7.... ....8.... ....9.... ......... ......... .........");
  CHECK(results(board, Technique::kNakedSingle) == std::vector<std::string>{"r1c5=5"});
}

TEST_CASE("a digit with one place in a box is a hidden single there, reported once", "[human]") {
  const Board board = board_of(
      "......... ...1..... ......1.. .1....... 2.3...... ......... ......... ......... .........");
  const auto found = all_steps(
      board,
      {.order = {Technique::kHiddenSingle}, .search = {}, .wants_evidence = true, .patience = {}});
  REQUIRE(found.empty());
  const Board more = board_of(
      "......... ...1..... ......1.. .1....... 2........ ......... 3........ ......... .........");
  CHECK(results(more, Technique::kHiddenSingle).empty());
  const Board box = board_of(
      "2........ ...1..... ......1.. .1....... ......... ......... ..1...... ......... .........");
  CHECK(results(box, Technique::kHiddenSingle).empty());
  const Board last = board_of(
      ".2....... ...1..... ......1.. .1....... ......... ......... ..1...... ......... .........");
  CHECK(results(last, Technique::kHiddenSingle) == std::vector<std::string>{"r1c1=1"});
}

}  // namespace nonet::human
