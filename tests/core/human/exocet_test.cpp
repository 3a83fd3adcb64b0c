// tests/core/human/exocet_test.cpp: junior and senior exocets.
#include "core/human/exocet.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

using Results = std::vector<std::string>;

/// An exocet typed from its picture: base r1c1 r1c2 {1 2 3}, crosslines columns 3, 4 and 7, targets r2c4 and r3c7 with
/// the companions r3c4 and r2c7. The three digits stand in rows 4 and 7 of the crosslines only.
std::string exocet(const std::string& companion, const std::string& row_8) {
  std::string cells;
  for (int cell = 0; cell < 81; ++cell) {
    const int row = cell / 9, column = cell % 9;
    const bool is_crossline = column == 2 || column == 3 || column == 6;
    std::string word = "123456789";
    if (row == 0) word = column < 2 ? "123" : "123456789";
    if (row > 2 && is_crossline && row != 3 && row != 6) word = "456789";
    if (cell == 21) word = companion;
    if (cell == 15) word = "456789";
    if (cell == 9 + 3 || cell == 18 + 6) word = "12345";
    if (cell == 63 + 6) word = row_8;
    cells += word + ' ';
  }
  return cells;
}

}  // namespace

TEST_CASE("a junior exocet: its targets take digits of the base", "[human]") {
  const Board board = board_with(exocet("456789", "456789"));
  CHECK(results(board, Technique::kJuniorExocet) == Results{"r2c4-4 r2c4-5 r3c7-4 r3c7-5"});
  CHECK(results(board, Technique::kSeniorExocet).empty());
  const FindOptions find{
      .order = {Technique::kJuniorExocet}, .search = {}, .wants_evidence = true, .patience = {}};
  const std::vector<Step> steps = all_steps(board, find);
  REQUIRE(steps.size() == 1);
  REQUIRE(steps[0].cells.size() == 3);
  CHECK(steps[0].cells[0].cells == (CellSet::of(0) | CellSet::of(1)));
  CHECK(steps[0].digits == std::vector<Digit>{1, 2, 3});
}

TEST_CASE("no exocet if a companion or a third row takes a digit of the base", "[human]") {
  CHECK(results(board_with(exocet("1456789", "456789")), Technique::kJuniorExocet).empty());
  CHECK(results(board_with(exocet("456789", "1456789")), Technique::kJuniorExocet).empty());
}

TEST_CASE("a digit that the targets cannot take is not in the base", "[human]") {
  const Board board = board_of(
      "45+6+27+38.. ...+6+59..+3 3+7+9+14+862+5 ..78..3.. ...+7....+8 .84+365... +7...169.+2 "
      "1+6+5+9+8+2.3. ..2.+37..6");
  CHECK(results(board, Technique::kJuniorExocet) == Results{"r4c9-1"});
}

TEST_CASE("a senior exocet: a target outside the band of the base", "[human]") {
  const Board board = board_of(
      "+794+2+6...1 +6..+45..72 ..+27+1.6.+4 .+4+3.8+6.2+7 ....7234+6 +2+76+3+4...+8 .8..+24+7+6+3 "
      "32.69.+4+85 +46.+8+3.+2+1+9",
      "1r5c3");
  CHECK(results(board, Technique::kSeniorExocet) == Results{"r4c4-5 r5c3-5"});
}

TEST_CASE("exocets need a plain 9×9", "[human]") {
  const auto geometry = Geometry::with_boxes({6, 2, 3}).value();
  const Board board(make_puzzle(geometry));
  const FindOptions find{
      .order = {Technique::kJuniorExocet}, .search = {}, .wants_evidence = true, .patience = {}};
  CHECK(all_steps(board, find).empty());
}

}  // namespace nonet::human
