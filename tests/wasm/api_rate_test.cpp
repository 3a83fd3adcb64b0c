// tests/wasm/api_rate_test.cpp: ratings as JavaScript sees them, natively.
#include "wasm/api_rate.h"

#include "tests/catch.h"
#include "tests/wasm/explained_puzzles.h"

using namespace nonet;

TEST_CASE("api: a rating has both scales, a grade and what made it", "[api]") {
  const auto rated = api::rate(api::plain_puzzle(api::kSinglesOnly), {}, {});
  REQUIRE(rated.ok());
  const api::RateReport& report = rated.value();
  CHECK(report.solutions == 1);
  CHECK_FALSE(report.stopped);
  REQUIRE(report.se);
  CHECK(report.se->er == 1.2);
  CHECK(report.se->ep == 1.2);
  CHECK(report.se->ed == 1.2);
  CHECK(report.se->hardest == "hidden-single");
  REQUIRE(report.hodoku);
  CHECK(report.hodoku->level == "easy");
  CHECK(report.hodoku->score == 204);
  CHECK(report.grade == "easy");
  CHECK(report.effort > 0);
  REQUIRE(report.techniques);
  int steps = 0;
  for (const auto& [key, count] : *report.techniques) steps += count;
  CHECK(steps == 51);
}

TEST_CASE("api: one scale alone; a scale that does not exist", "[api]") {
  const auto se = api::rate(api::plain_puzzle(api::kSinglesOnly), {"se"}, {}).value();
  CHECK(se.se);
  CHECK_FALSE((se.hodoku || se.grade || se.effort || se.techniques));
  const auto hodoku = api::rate(api::plain_puzzle(api::kSinglesOnly), {"hodoku"}, {}).value();
  CHECK(hodoku.hodoku);
  CHECK_FALSE((hodoku.se || hodoku.grade));
  CHECK_FALSE(api::rate(api::plain_puzzle(api::kSinglesOnly), {"metric"}, {}).ok());
}

TEST_CASE("api: givens alone are rated", "[api]") {
  api::Puzzle position = api::plain_puzzle(api::kSinglesOnly);
  position.entries.assign(81, 0);
  position.entries[2] = 9;  // wrong
  position.candidates.assign(81, {1, 2});
  const auto rated = api::rate(position, {}, {});
  REQUIRE(rated.ok());
  CHECK(rated.value().se->er == 1.2);
  CHECK(rated.value().hodoku->score == 204);
}

TEST_CASE("api: without exactly one solution there is no rating", "[api]") {
  const auto none = api::rate(api::plain_puzzle("55" + std::string(79, '.')), {}, {}).value();
  CHECK(none.solutions == 0);
  const auto many = api::rate(api::plain_puzzle(std::string(81, '.')), {}, {}).value();
  CHECK(many.solutions == 2);
  for (const api::RateReport& report : {none, many}) {
    CHECK_FALSE((report.se || report.hodoku || report.grade || report.effort || report.techniques));
  }
}

TEST_CASE("api: sizes that Sudoku Explainer has no rating for, and those that have none", "[api]") {
  api::Puzzle small{4, 2, 2, {}, {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 0, 0, 0, 0}, {}, {}};
  const auto rated = api::rate(small, {}, {});
  REQUIRE(rated.ok());
  CHECK_FALSE(rated.value().se);
  CHECK(rated.value().grade == "easy");
  api::Puzzle large{25, 5, 5, {}, {}, {}, {}};
  large.givens.assign(625, 0);
  REQUIRE_FALSE(api::rate(large, {}, {}).ok());
  CHECK(api::rate(large, {}, {}).error().code == Errc::kTooLarge);
  small.givens.pop_back();
  CHECK_FALSE(api::rate(small, {}, {}).ok());
}

TEST_CASE("api: a rating that is stopped says so", "[api]") {
  const api::Puzzle puzzle = api::plain_puzzle(api::kHard);
  const auto stopped = api::rate(puzzle, {}, [](const auto&) { return false; });
  REQUIRE(stopped.ok());
  CHECK(stopped.value().stopped);
  CHECK_FALSE(stopped.value().se);
  const auto whole = api::rate(puzzle, {}, [](const auto&) { return true; });
  CHECK_FALSE(whole.value().stopped);
  CHECK(whole.value().se);
}
