// tests/wasm/api_search_test.cpp: searches in slices answer as the whole ones, whatever the clock
// says, and what makes no sense is refused by its name.
#include "core/solve/engines.h"
#include "tests/catch.h"
#include "wasm/api.h"

using namespace nonet;

namespace {

api::Puzzle puzzle_of(int size, int box_rows, const std::string& cells) {
  api::Puzzle puzzle{size, box_rows, size / box_rows, {}, {}, {}, {}};
  for (const char cell : cells) puzzle.givens.push_back(cell == '.' ? 0 : cell - '0');
  return puzzle;
}

const api::Puzzle kFour = puzzle_of(4, 2, "1...............");

// A clock that ticks at each look: a slice of 0 ms ends as soon as it can.
double ticks() {
  static double now = 0;
  return now += 1;
}

api::SearchState answer(const api::Puzzle& puzzle, const std::string& question,
                        const api::SolveOptions& options) {
  const auto id = api::search_open(puzzle, question, options);
  REQUIRE(id.ok());
  for (;;) {
    const auto state = api::search_go(id.value(), 0, &ticks);
    REQUIRE(state.ok());
    if (!state.value().done) continue;
    CHECK_FALSE(api::search_go(id.value(), 0, &ticks).ok());  // closed
    CHECK_FALSE(api::search_close(id.value()));
    return state.value();
  }
}

std::string refused(const Result<int>& id) {
  REQUIRE_FALSE(id.ok());
  CHECK(id.error().code == Errc::kBadArgument);
  return id.error().text;
}

}  // namespace

TEST_CASE("api: a search in slices answers as the whole one", "[api]") {
  for (const auto engine : engine_keys()) {
    api::SolveOptions options;
    options.engine = engine;
    options.limit = 50;
    options.keep = 3;
    const auto whole = api::solve(kFour, options, {}).value();
    const auto state = answer(kFour, "solve", options);
    const auto& parts = std::get<api::SolveReport>(state.report);
    CHECK(parts.solutions == whole.solutions);
    CHECK(parts.count == whole.count);
    CHECK(parts.complete == whole.complete);
    CHECK(parts.guesses == whole.guesses);
    CHECK(parts.engine == whole.engine);
    CHECK(static_cast<double>(state.counters.guesses) == whole.guesses);
    CHECK(static_cast<double>(state.counters.solutions) == whole.count);
  }
  api::SolveOptions limit;
  limit.limit = 1'000;
  const auto counted = std::get<api::SolveReport>(answer(kFour, "count", limit).report);
  CHECK(counted.count == 72);
  CHECK(counted.solutions.empty());
  const auto validated = std::get<api::ValidateReport>(answer(kFour, "validate", {}).report);
  CHECK(validated.solutions == "several");
  CHECK(validated.state == "unfinished");
  const auto found = std::get<api::CandidatesReport>(answer(kFour, "candidates", {}).report);
  CHECK(found.candidates == api::candidates(kFour, {}).value().candidates);
  CHECK(found.candidates[0] == std::vector<int>{1});
  CHECK(found.candidates[1] == std::vector<int>{2, 3, 4});
  CHECK(found.complete);
}

TEST_CASE("api: a slice ends when its time is over, and the rest is another slice", "[api]") {
  const api::Puzzle empty = puzzle_of(9, 3, std::string(81, '.'));
  api::SolveOptions options;
  options.limit = 1'000'000;
  const auto id = api::search_open(empty, "count", options);
  REQUIRE(id.ok());
  const auto first = api::search_go(id.value(), 3, &ticks).value();
  CHECK_FALSE(first.done);
  CHECK(first.counters.guesses == 3 * 1024);  // looked at after each 1,024: at the third it is over
  CHECK(std::holds_alternative<std::monostate>(first.report));
  const auto second = api::search_go(id.value(), 0, &ticks).value();
  CHECK(second.counters.guesses == 4 * 1024);
  CHECK(api::search_close(id.value()));
  CHECK_FALSE(api::search_close(id.value()));
}

TEST_CASE("api: true candidates can be stopped, and say so", "[api]") {
  const auto report = api::candidates(puzzle_of(9, 3, "1" + std::string(80, '.')),
                                      [](const Counters&) { return false; });
  REQUIRE(report.ok());
  CHECK(report.value().stopped);
  CHECK_FALSE(report.value().complete);
}

TEST_CASE("api: of nine searches the oldest is closed", "[api]") {
  std::vector<int> ids;
  for (int i = 0; i < 9; ++i) ids.push_back(api::search_open(kFour, "solve", {}).value());
  CHECK_FALSE(api::search_close(ids.front()));
  for (int i = 1; i < 9; ++i) CHECK(api::search_close(ids[static_cast<std::size_t>(i)]));
}

TEST_CASE("api: a senseless search is refused by what is wrong with it", "[api]") {
  CHECK(refused(api::search_open(kFour, "colour", {})) == "question");
  api::SolveOptions options;
  options.limit = 0;
  CHECK(refused(api::search_open(kFour, "count", options)) == "limit");
  options.engine = "magic";
  CHECK(refused(api::search_open(kFour, "solve", options)) == "engine");
  CHECK(refused(api::search_open(puzzle_of(4, 2, "1"), "candidates", {})) == "givens");
  CHECK_FALSE(api::candidates(puzzle_of(4, 2, "1"), {}).ok());
  const int id = api::search_open(kFour, "validate", {}).value();
  CHECK(api::search_go(id, -1, &ticks).error().text == "milliseconds");
  CHECK(api::search_go(id, std::stod("nan"), &ticks).error().text == "milliseconds");
  CHECK(api::search_go(-1, 8, &ticks).error().text == "id");
  CHECK(api::search_close(id));
}
