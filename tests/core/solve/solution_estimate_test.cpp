// tests/core/solve/solution_estimate_test.cpp: estimates of numbers of solutions that are known.
#include "core/solve/solution_estimate.h"

#include <cmath>
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
