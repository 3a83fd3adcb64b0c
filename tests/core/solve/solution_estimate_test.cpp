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
  return estimate_solutions(read_interactive(text).value(), ways,
                            [&](std::uint32_t below) { return random.below(below); });
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
