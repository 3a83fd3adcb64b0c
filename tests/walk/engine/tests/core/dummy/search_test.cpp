#include "core/dummy/search.h"

#include "core/solve/solve.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"

using namespace nonet;

TEST_CASE("the dummy engine is chosen by its key, and solves", "[solve]") {
  SolveOptions options;
  options.engine = engine_of("dummy").value();
  options.limit = 1'000;
  const SolveReport report = Solver().solve(reference::puzzle_of("................"), options);
  CHECK(report.engine == options.engine);
  CHECK(report.count == 288);
  CHECK(report.complete);
}
