#include "core/solve/validate.h"

#include "tests/catch.h"
#include "tests/reference/puzzles.h"

using namespace nonet;
using reference::puzzle_of;

TEST_CASE("every conflict is reported with its house and all its cells", "[solve]") {
  const Puzzle puzzle = puzzle_of("11.1............");
  const auto report = validate(puzzle);
  REQUIRE(report.conflicts.size() == 2);
  CHECK(report.conflicts[0].kind == HouseKind::kRow);
  CHECK(report.conflicts[0].house_index == 0);
  CHECK(report.conflicts[0].digit == 1);
  CHECK(report.conflicts[0].cells == std::vector<Cell>{0, 1, 3});
  CHECK(report.conflicts[1].kind == HouseKind::kBox);
  CHECK(report.conflicts[1].cells == std::vector<Cell>{0, 1});
  CHECK(report.solutions == SolutionCount::kNone);
  CHECK(has_conflict(*puzzle.geometry, puzzle.givens));
}

TEST_CASE("a conflict in a column and one in a jigsaw region", "[solve]") {
  Puzzle puzzle = make_puzzle(Geometry::with_regions(std::vector<int>{1, 1, 1, 2,  //
                                                                      1, 2, 2, 2,  //
                                                                      3, 3, 3, 4,  //
                                                                      3, 4, 4, 4})
                                  .value());
  puzzle.givens[3] = puzzle.givens[5] = 2;   // region 2
  puzzle.givens[0] = puzzle.givens[12] = 4;  // column 1
  const auto conflicts = find_conflicts(*puzzle.geometry, puzzle.givens);
  REQUIRE(conflicts.size() == 2);
  CHECK(conflicts[0].kind == HouseKind::kColumn);
  CHECK(conflicts[1].kind == HouseKind::kRegion);
  CHECK(conflicts[1].house_index == 1);
}

TEST_CASE("unfinished, right, wrong", "[solve]") {
  CHECK(validate(puzzle_of("1234341221434321")).state == GridState::kRight);
  CHECK(validate(puzzle_of("1234341221434322")).state == GridState::kWrong);
  CHECK(validate(puzzle_of("123434122143432.")).state == GridState::kUnfinished);
}

TEST_CASE("entries count for the state but not for the number of solutions", "[solve]") {
  Puzzle puzzle = puzzle_of("123434122143432.");
  puzzle.entries.assign(16, 0);
  puzzle.entries[15] = 2;
  const auto wrong = validate(puzzle);
  CHECK(wrong.state == GridState::kWrong);
  CHECK_FALSE(wrong.conflicts.empty());
  CHECK(wrong.solutions == SolutionCount::kOne);
  puzzle.entries[15] = 1;
  CHECK(validate(puzzle).state == GridState::kRight);
}

TEST_CASE("none, one, several, and unknown when stopped", "[solve]") {
  CHECK(validate(puzzle_of("123...4.........")).solutions == SolutionCount::kNone);
  CHECK(validate(puzzle_of("1234341221434321")).solutions == SolutionCount::kOne);
  CHECK(validate(puzzle_of("1...............")).solutions == SolutionCount::kSeveral);
  // No solution, but the proof takes a long search: nine digits for eight cells, well hidden.
  const auto stopped = validate(
      puzzle_of(
          ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
      [](const Counters&) { return false; });
  CHECK(stopped.solutions == SolutionCount::kUnknown);
}
