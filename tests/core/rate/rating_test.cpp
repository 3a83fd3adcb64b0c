// tests/core/rate/rating_test.cpp: all ratings in one call, one scale alone, and what is left of a rating that was stopped.
#include "core/rate/rating.h"

#include "core/human/known.h"
#include "tests/catch.h"

namespace nonet::rate {
namespace {

Puzzle puzzle_of(const Shape& shape, std::string_view line) {
  Puzzle puzzle = make_puzzle(Geometry::with_boxes(shape).value());
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    puzzle.givens[cell] = static_cast<Digit>(line[cell] == '.' ? 0 : line[cell] - '0');
  }
  return puzzle;
}

// One of se_test.cpp's; Sudoku Explainer needs chains of several branches.
constexpr std::string_view kHard =
    "......2..6.9.1..7.47.9.2........68....4..3..7.3.2..49.......982..35......9..2...5";

}  // namespace

TEST_CASE("all ratings are those of the single functions", "[rate]") {
  const Puzzle puzzle = puzzle_of({9, 3, 3}, kHard);
  const auto solution = human::know(puzzle).solution;
  const Rating all = rate_all(puzzle, solution);
  REQUIRE(all.se);
  REQUIRE(all.hodoku);
  REQUIRE(all.grading);
  CHECK_FALSE(all.stopped);
  CHECK(*all.se == rate_se(puzzle));
  CHECK(all.hodoku->score == rate_hodoku(puzzle, solution).score);
  CHECK(all.grading->effort == grade(puzzle, true).effort);

  const Rating se = rate_all(puzzle, solution, Scale::kSe);
  CHECK(se.se == all.se);
  CHECK_FALSE((se.hodoku || se.grading));
  const Rating hodoku = rate_all(puzzle, solution, Scale::kHodoku);
  CHECK(hodoku.hodoku->score == all.hodoku->score);
  CHECK_FALSE((hodoku.se || hodoku.grading));
}

TEST_CASE("only plain 9×9 puzzles have Sudoku Explainer's rating", "[rate]") {
  const Puzzle small = puzzle_of({4, 2, 2}, "123434122143....");
  const Rating rating = rate_all(small, human::know(small).solution);
  CHECK_FALSE(rating.se);
  CHECK(rating.hodoku);
  CHECK(rating.grading);
}

TEST_CASE("a rating that is stopped says so, and keeps only what was finished", "[rate]") {
  const Puzzle puzzle = puzzle_of({9, 3, 3}, kHard);
  const auto solution = human::know(puzzle).solution;
  int calls = 0;
  CHECK_FALSE(rate_all(puzzle, solution, Scale::kAll, [&calls] { return ++calls > 0; }).stopped);
  REQUIRE(calls > 3);
  for (const int last : {1, calls / 2, calls - 1}) {
    int asked = 0;
    const Rating rating = rate_all(puzzle, solution, Scale::kAll, [&] { return ++asked < last; });
    INFO(last);
    CHECK(rating.stopped);
    CHECK_FALSE(rating.se);
    CHECK(asked == last);
  }
}

TEST_CASE("scales have keys", "[rate]") {
  CHECK(scale_named("all") == Scale::kAll);
  CHECK(scale_named("se") == Scale::kSe);
  CHECK(scale_named("hodoku") == Scale::kHodoku);
  CHECK_FALSE(scale_named("metric"));
}

}  // namespace nonet::rate
