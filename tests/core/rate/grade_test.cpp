// tests/core/rate/grade_test.cpp: effort by its formula, and the five grades.
#include "core/rate/grade.h"

#include "core/human/find.h"
#include "core/human/orders.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"

namespace nonet::rate {
namespace {

using human::Technique;
using reference::puzzle_of;

// Random full grids from which digits were taken, one for each grade.
constexpr std::string_view kEasy =
    "8..9.............6...6.8..5..91.3.6..8..5..9425.....7...1...3.7..5..2....4..9....";
constexpr std::string_view kModerate =
    "..8.7...6............9.52.4..7..3.9.3.2...1......19....1.7.........34...24...1.39";
constexpr std::string_view kTricky =
    "...5...7..1.6...28.8......95463.12......2......7..65.3.5.........28...1.6....4..5";
constexpr std::string_view kHard =
    "21.....6...5.....3..698..4...2......6....429..892.7.5....34.91....1......43.....6";
constexpr std::string_view kExtreme =
    "..2..63.4.......2......1..6...3...453...14....7.5...8.....83...49........3..5.7..";
// Of little effort, but with an aligned triple exclusion on its path.
constexpr std::string_view kExtremeByTechnique =
    ".8..59...6...2......5.....91......3.......7...5.463.1..1...2.5.8.37..692........7";

}  // namespace

TEST_CASE("grades have keys", "[rate]") {
  CHECK(grade_key(Grade::kEasy) == "easy");
  CHECK(grade_key(Grade::kModerate) == "moderate");
  CHECK(grade_key(Grade::kTricky) == "tricky");
  CHECK(grade_key(Grade::kHard) == "hard");
  CHECK(grade_key(Grade::kExtreme) == "extreme");
}

TEST_CASE("grades rise with the effort", "[rate]") {
  CHECK(grade_of(0) == Grade::kEasy);
  Grade last = Grade::kEasy;
  int changes = 0;
  for (int effort = 0; effort < 20'000; ++effort) {
    CHECK_FALSE(grade_of(effort) < last);
    changes += grade_of(effort) != last;
    last = grade_of(effort);
  }
  CHECK(changes == 4);
  CHECK(last == Grade::kExtreme);
}

TEST_CASE("a grade is found by its key, and by the word medium", "[rate]") {
  for (const std::string_view key : grade_keys()) CHECK(grade_key(*grade_named(key)) == key);
  CHECK(grade_named("medium") == Grade::kModerate);
  CHECK_FALSE(grade_named("middling"));
}

TEST_CASE("points are HoDoKu's, and for what it lacks those of the row above", "[rate]") {
  CHECK(points_of(Technique::kFullHouse) == 4);
  CHECK(points_of(Technique::kHiddenSingle) == 14);
  CHECK(points_of(Technique::kXWing) == 140);
  CHECK(points_of(Technique::kMWing) == points_of(Technique::kSashimiXWing));
  for (const human::TechniqueRow& row : human::techniques()) CHECK(points_of(row.technique) > 0);
}

TEST_CASE("each grade has its puzzles", "[rate]") {
  CHECK(grade(puzzle_of(kEasy), true).grade == Grade::kEasy);
  CHECK(grade(puzzle_of(kModerate), true).grade == Grade::kModerate);
  CHECK(grade(puzzle_of(kTricky), true).grade == Grade::kTricky);
  CHECK(grade(puzzle_of(kHard), true).grade == Grade::kHard);
  CHECK(grade(puzzle_of(kExtreme), true).grade == Grade::kExtreme);
}

TEST_CASE("the effort is that of its formula along the path", "[rate]") {
  for (const std::string_view line : {kEasy, kModerate, kTricky}) {
    const Puzzle puzzle = puzzle_of(line);
    human::Board board(puzzle);
    human::FindOptions options{human::techniques_in(human::Order::kHuman, true), {}, false, {}};
    double effort = 0;
    int steps = 0;
    human::follow_path(board, options, [&](const human::Board& before, const human::Step& step) {
      human::FindOptions same{{step.technique}, {}, false, {}};
      if (human::row_of(step.technique).hodoku_score <= 14) {
        same.order = {Technique::kFullHouse, Technique::kNakedSingle, Technique::kHiddenSingle};
      }
      const double openings = static_cast<double>(human::all_steps(before, same).size());
      effort += points_of(step.technique) * (1 + 3 / openings) / 2;
      ++steps;
      return true;
    });
    const Grading grading = grade(puzzle, true);
    CHECK(grading.solved);
    CHECK_FALSE(grading.stopped);
    CHECK(grading.effort == static_cast<int>(effort + 0.5));
    int counted = 0;
    for (const TechniqueCount& one : grading.techniques) counted += one.count;
    CHECK(counted == steps);
  }
}

TEST_CASE("a puzzle compares with each grade as its own grade does", "[rate]") {
  const auto compared = [](Grade own, Grade with) {
    return own == with ? GradeIs::kSame : own < with ? GradeIs::kEasier : GradeIs::kHarder;
  };
  for (const std::string_view line :
       {kEasy, kModerate, kTricky, kHard, kExtreme, kExtremeByTechnique}) {
    INFO(line);
    const Puzzle puzzle = puzzle_of(line);
    const human::Board board(puzzle);
    const Grade own = grade(puzzle, true).grade;
    for (int with = 0; with < 5; ++with) {
      INFO(with);
      CHECK(compare_grade(board, static_cast<Grade>(with)) ==
            compared(own, static_cast<Grade>(with)));
    }
  }
}

TEST_CASE("a technique after the last of hard puzzles makes a puzzle extreme", "[rate]") {
  const Grading grading = grade(puzzle_of(kExtremeByTechnique), true);
  CHECK(grading.solved);
  CHECK(grade_of(grading.effort) < Grade::kExtreme);
  CHECK(grading.techniques.back().technique > kLastOfHard);
  CHECK(grading.grade == Grade::kExtreme);
}

TEST_CASE("a comparison of grades can be stopped", "[rate]") {
  const human::Board board(puzzle_of(kExtreme));
  CHECK(compare_grade(board, Grade::kExtreme, [] { return false; }) == GradeIs::kStopped);
}

TEST_CASE("what no technique solves is extreme", "[rate]") {
  const Puzzle empty = make_puzzle(Geometry::with_boxes({9, 3, 3}).value());
  const Grading grading = grade(empty, false);
  CHECK_FALSE(grading.solved);
  CHECK(grading.grade == Grade::kExtreme);
  CHECK(grading.techniques.empty());
}

TEST_CASE("entries and candidates do not count: the givens are graded", "[rate]") {
  Puzzle puzzle = puzzle_of(kModerate);
  const int effort = grade(puzzle, true).effort;
  puzzle.entries.assign(81, 0);
  puzzle.entries[0] = 9;
  CHECK(grade(puzzle, true).effort == effort);
}

TEST_CASE("a grading that is stopped says so", "[rate]") {
  int calls = 0;
  const Grading grading = grade(puzzle_of(kExtreme), true, [&] { return ++calls < 2; });
  CHECK(grading.stopped);
  CHECK_FALSE(grading.solved);
}

}  // namespace nonet::rate
