// tests/wasm/api_human_test.cpp: steps and hints as JavaScript sees them, natively.
#include "wasm/api_human.h"

#include <algorithm>

#include "tests/catch.h"
#include "tests/wasm/explained_puzzles.h"

using namespace nonet;

namespace {

const std::string kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

}  // namespace

TEST_CASE("api: the table of techniques", "[api]") {
  const auto list = api::techniques();
  REQUIRE(list.size() > 100);
  CHECK(list[0].key == "full-house");
  CHECK(list[0].hodoku == "0000");
  CHECK(list[0].score == 4);
  CHECK(list[0].level == "easy");
  CHECK(list[0].se == 1.0);
  std::vector<std::string> keys;
  for (const auto& row : list) keys.push_back(row.key);
  std::sort(keys.begin(), keys.end());
  CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}

TEST_CASE("api: a path leads to the solution", "[api]") {
  const auto report = api::steps(api::plain_puzzle(api::kSinglesOnly), {}, {});
  REQUIRE(report.ok());
  CHECK(report.value().solved);
  CHECK(report.value().solutions == 1);
  CHECK_FALSE(report.value().stopped);
  std::string digits = api::kSinglesOnly;
  for (const api::Step& step : report.value().steps) {
    for (const api::Candidate& placed : step.placements) {
      digits[static_cast<std::size_t>(placed.cell)] = static_cast<char>('0' + placed.digit);
    }
  }
  CHECK(digits == kSolved);
}

TEST_CASE("api: all steps of a position, of one technique if it is named", "[api]") {
  const auto all = api::all_steps(api::plain_puzzle(api::kSinglesOnly), {}, {});
  REQUIRE(all.ok());
  CHECK_FALSE(all.value().solved);
  const auto some =
      api::all_steps(api::plain_puzzle(api::kSinglesOnly), {"human", "hidden-single"}, {});
  REQUIRE(some.ok());
  CHECK(some.value().steps.size() < all.value().steps.size());
  for (const api::Step& step : some.value().steps) {
    CHECK(step.technique == "hidden-single");
    CHECK(step.placements.size() == 1);
    CHECK_FALSE(step.houses.empty());
  }
}

TEST_CASE("api: a hint is the next step; a mistake comes first", "[api]") {
  const auto hint = api::hint(api::plain_puzzle(api::kSinglesOnly), {}, {});
  REQUIRE(hint.ok());
  CHECK(hint.value().kind == "step");
  CHECK(hint.value().proper);
  REQUIRE(hint.value().step);
  api::Puzzle wrong = api::plain_puzzle(api::kSinglesOnly);
  wrong.entries.assign(81, 0);
  wrong.entries[2] = 9;
  const auto mistake = api::hint(wrong, {}, {});
  REQUIRE(mistake.ok());
  CHECK(mistake.value().kind == "mistake");
  CHECK(mistake.value().wrong_digits == std::vector<int>{2});
  CHECK_FALSE(mistake.value().step);
}

TEST_CASE("api: a finished grid, one without a solution, one with many", "[api]") {
  CHECK(api::hint(api::plain_puzzle(kSolved), {}, {}).value().kind == "solved");
  CHECK(api::hint(api::plain_puzzle("55" + std::string(79, '.')), {}, {}).value().kind ==
        "no-solution");
  const auto many = api::hint(api::plain_puzzle(std::string(81, '.')), {}, {});
  CHECK(many.value().kind == "stuck");
  CHECK_FALSE(many.value().proper);
  CHECK(api::steps(api::plain_puzzle("55" + std::string(79, '.')), {}, {}).value().solutions == 0);
  CHECK(api::steps(api::plain_puzzle(std::string(81, '.')), {}, {}).value().solutions == 2);
}

TEST_CASE("api: orders and techniques that do not exist, grids that are too large", "[api]") {
  const api::Puzzle puzzle = api::plain_puzzle(api::kSinglesOnly);
  for (const api::StepOptions& options :
       {api::StepOptions{"alphabetical", ""}, api::StepOptions{"human", "magic"}}) {
    CHECK_FALSE(api::hint(puzzle, options, {}).ok());
    CHECK_FALSE(api::steps(puzzle, options, {}).ok());
    CHECK_FALSE(api::all_steps(puzzle, options, {}).ok());
  }
  api::Puzzle large{25, 5, 5, {}, {}, {}, {}};
  large.givens.assign(625, 0);
  REQUIRE_FALSE(api::hint(large, {}, {}).ok());
  CHECK(api::hint(large, {}, {}).error().code == Errc::kTooLarge);
  api::Puzzle incomplete = puzzle;
  incomplete.givens.pop_back();
  CHECK_FALSE(api::hint(incomplete, {}, {}).ok());
}

TEST_CASE("api: what is stopped says so", "[api]") {
  const api::Puzzle puzzle = api::plain_puzzle(api::kHard);
  const auto stopped = api::steps(puzzle, {}, [](const auto&) { return false; });
  REQUIRE(stopped.ok());
  CHECK(stopped.value().stopped);
  CHECK_FALSE(stopped.value().solved);
  const auto whole = api::steps(puzzle, {}, [](const auto&) { return true; });
  CHECK(whole.value().solved);
  CHECK_FALSE(whole.value().stopped);
}
