// tests/core/solve/solution_estimate_test.cpp: estimates of numbers of solutions that are known.
#include "core/solve/solution_estimate.h"

#include <cmath>
#include <limits>
#include <string>

#include "core/format/interactive.h"
#include "core/generate/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

SolutionEstimate estimate(const std::string& text, int ways) {
  generate::Random random = generate::Random::of(1, 2, 3);
  SolutionEstimator estimator(
      read_interactive(text).value(), [&](std::uint32_t below) { return random.below(below); },
      ways);
  CHECK(estimator.resume());
  CHECK(estimator.estimate().ways == ways);
  return estimator.estimate();
}

}  // namespace

TEST_CASE("the number of solutions is estimated", "[constraints]") {
  struct Known {
    const char* text;
    double count;
    int ways;
  };
  // Sudokus of 4×4 and 6×6, and of 9×9 (Felgenhauer and Jarvis 2005).
  for (const auto& [text, count, ways] :
       {Known{".Shape~4x4", 288, 2000}, Known{".Shape~6x6", 28200960, 2000},
        Known{".Shape~9x9", 6670903752021072936960.0, 400}}) {
    CAPTURE(text);
    const SolutionEstimate found = estimate(text, ways);
    CHECK(found.error < 0.2 * count);
    CHECK(std::abs(found.count - count) < 4 * found.error);
  }
}

TEST_CASE("what propagation alone decides is estimated exactly", "[constraints]") {
  const SolutionEstimate none = estimate(".Shape~4x4.~R1C1_1.~R1C2_1", 10);
  CHECK(none.count == 0);
  CHECK(none.error == 0);
  const SolutionEstimate one = estimate(
      ".Shape~4x4.~R1C1_1.~R1C2_2.~R1C3_3.~R2C1_3.~R2C2_4.~R2C3_1.~R3C1_2.~R3C2_1.~R3C3_4", 10);
  CHECK(one.count == 1);
  CHECK(one.error == 0);
}

TEST_CASE("an estimate stays a number where there are more solutions than one can be",
          "[constraints]") {
  Board board;
  board.rows = board.columns = board.value_count = 25;
  ConstrainedPuzzle puzzle = make_constrained_puzzle(board);  // 25 to the power of 625
  auto random = generate::Random::of(1, 2, 3);
  const auto draw = [&](std::uint32_t below) { return random.below(below); };
  SolutionEstimator most(puzzle, draw, 3);
  CHECK(most.resume());
  CHECK(most.estimate().count == std::numeric_limits<double>::max());
  CHECK(std::isfinite(most.estimate().error));
  // Latin squares of order n are at least (n!)^(2n) / n^(n²), 10^215 for 20 (van Lint and Wilson 1992): the square of it would be too large.
  board.rows = board.columns = board.value_count = 20;
  puzzle = make_constrained_puzzle(board);
  for (int i = 0; i < 20; ++i) {
    puzzle.houses.push_back(board.cells_of_row(i));
    puzzle.houses.push_back(board.cells_of_column(i));
  }
  SolutionEstimator latin(puzzle, draw, 100);
  CHECK(latin.resume());
  const SolutionEstimate found = latin.estimate();
  CHECK(std::log10(found.count) > 215);
  CHECK(std::isfinite(found.error));
  CHECK(found.error > 0);
}

TEST_CASE("an estimate is the same when it is suspended, and is told on the way", "[constraints]") {
  const ConstrainedPuzzle puzzle = read_interactive(".Shape~6x6").value();
  const auto draw = [random = generate::Random::of(4, 5, 6)](std::uint32_t below) mutable {
    return random.below(below);
  };
  SolutionEstimator whole(puzzle, draw, 50), parts(puzzle, draw, 50);
  CHECK(whole.resume());
  CHECK(whole.resume());  // nothing more
  int stops = 0;
  while (!parts.resume([](const Counters&) { return false; })) {
    CHECK(parts.estimate().ways == ++stops);
    CHECK(parts.estimate().count > 0);
    CHECK(parts.estimate().error > 0);
  }
  CHECK(stops == 49);
  CHECK(parts.estimate().count == whole.estimate().count);
  CHECK(parts.estimate().error == whole.estimate().error);
}
