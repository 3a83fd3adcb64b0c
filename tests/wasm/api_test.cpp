// The functions that JavaScript sees, natively: above all, that nothing senseless reaches the core.
#include "wasm/api.h"

#include "tests/catch.h"

using namespace nonet;

namespace {

api::Puzzle empty(int size, int box_rows, int box_columns) {
  api::Puzzle puzzle{size, box_rows, box_columns, {}, {}, {}, {}};
  puzzle.givens.assign(static_cast<std::size_t>(size * size), 0);
  return puzzle;
}

}  // namespace

TEST_CASE("api: read, solve and write back", "[api]") {
  const auto report = api::read(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", {});
  REQUIRE(report.ok());
  CHECK(report.value().total == 1);
  CHECK(report.value().unreadable == 0);
  REQUIRE(report.value().entries.size() == 1);
  api::Puzzle puzzle = *report.value().entries[0].puzzle;
  const auto solved = api::solve(puzzle, {}, {});
  REQUIRE(solved.ok());
  CHECK(solved.value().count == 1);
  CHECK(solved.value().complete);
  CHECK(solved.value().engine == "classic");
  puzzle.givens = solved.value().solutions[0];
  CHECK(api::write(puzzle, "line", {}).value() ==
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n");
  CHECK(api::validate(puzzle, {}).value().state == "right");
}

TEST_CASE("api: read bounds what it returns, not what it counts", "[api]") {
  std::string text;
  for (int i = 0; i < 50; ++i) text += std::string(i % 10 == 9 ? 80 : 81, '1') + "\n";
  api::ReadOptions options;
  options.limit = 3;
  const auto report = api::read(text, options);
  CHECK(report.value().total == 50);
  CHECK(report.value().unreadable == 5);
  CHECK(report.value().entries.size() == 3);
}

TEST_CASE("api: a conflict among the givens is read with its place in the text", "[api]") {
  const auto report =
      api::read("Grid 01\n1.1.\n....\n....\n....\nGrid 02\n1...\n....\n....\n....\n", {});
  REQUIRE(report.value().entries.size() == 2);
  const auto& conflict = report.value().entries[0].conflict;
  REQUIRE(conflict.has_value());
  CHECK(conflict->digit == 1);
  CHECK(conflict->house.kind == "row");
  CHECK(conflict->cells == std::vector<int>{0, 2});
  CHECK(conflict->at == Place{2, 3});
  CHECK_FALSE(report.value().entries[1].conflict.has_value());
}

TEST_CASE("api: senseless arguments are refused by name", "[api]") {
  const auto field = [](const auto& result) {
    REQUIRE_FALSE(result.ok());
    return result.error().code == Errc::kBadArgument ? result.error().text
                                                     : std::string(error_key(result.error().code));
  };
  api::Puzzle puzzle = empty(9, 3, 3);
  puzzle.givens[5] = 10;
  CHECK(field(api::solve(puzzle, {}, {})) == "givens");
  puzzle.givens[5] = -1;
  CHECK(field(api::solve(puzzle, {}, {})) == "givens");
  puzzle.givens.pop_back();
  CHECK(field(api::validate(puzzle, {})) == "givens");
  puzzle = empty(9, 3, 3);
  puzzle.entries = {1};
  CHECK(field(api::validate(puzzle, {})) == "entries");
  puzzle = empty(9, 3, 3);
  puzzle.candidates.assign(81, {0});
  CHECK(field(api::solve(puzzle, {}, {})) == "candidates");
  puzzle.candidates.assign(80, {1});
  CHECK(field(api::solve(puzzle, {}, {})) == "candidates");
  puzzle = empty(4, 2, 2);
  puzzle.regions = {1, 2, 3};
  CHECK(field(api::houses(puzzle)) == "regions");
  puzzle.regions.assign(16, 1);
  CHECK(field(api::houses(puzzle)) == "bad-regions");
  CHECK(field(api::houses(empty(9, 2, 4))) == "bad-boxes");
  CHECK(field(api::houses(empty(81, 9, 9))) == "too-large");
  puzzle = empty(4, 2, 2);
  CHECK(field(api::solve(puzzle, {"magic", "first-empty", 2, 1}, {})) == "engine");
  CHECK(field(api::solve(puzzle, {"auto", "", 2, 1}, {})) == "strategy");
  CHECK(field(api::solve(puzzle, {"auto", "first-empty", 0, 1}, {})) == "limit");
  CHECK(field(api::solve(puzzle, {"auto", "first-empty", 2, -1}, {})) == "keep");
  // What is kept has to be handed over in one piece: a million digits.
  CHECK(api::solve(puzzle, {"auto", "first-empty", 1'000'000, 62'500}, {}).ok());
  CHECK(api::solve(puzzle, {"auto", "first-empty", 2, 1'000'000'000}, {}).ok());
  const auto many = api::solve(puzzle, {"auto", "first-empty", 1'000'000, 62'501}, {});
  CHECK(field(many) == "keep");
  CHECK(many.error().expected == 62'500);
  CHECK(field(api::count(puzzle, -5, {})) == "limit");
  CHECK(field(api::trace(puzzle, {"first-empty", -1, 10})) == "skip");
  CHECK(api::trace(puzzle, {"first-empty", 1e7, 10}).ok());
  CHECK(field(api::trace(puzzle, {"first-empty", 1e7 + 1, 10})) == "skip");
  CHECK(field(api::trace(puzzle, {"first-empty", 0, 1'000'000})) == "limit");
  CHECK(field(api::write(puzzle, "pdf", {})) == "unknown-format-name");
  CHECK(field(api::write(puzzle, "line", {"", {1, 2}})) == "solution");
  CHECK(field(api::usual_shape(0)) == "size");
  CHECK(field(api::usual_shape(65)) == "too-large");
}

TEST_CASE("api: a trace is bounded, and says whether it reached the end", "[api]") {
  const auto part = api::trace(empty(4, 2, 2), {"first-empty", 0, 3});
  CHECK(part.value().events.size() == 3);
  CHECK_FALSE(part.value().finished);
  const auto whole = api::trace(empty(4, 2, 2), {"first-empty", 0, 1'000});
  CHECK(whole.value().finished);
  CHECK(whole.value().solved);
  CHECK(whole.value().total == static_cast<double>(whole.value().events.size()));
  api::Puzzle conflict = empty(4, 2, 2);
  conflict.givens[0] = conflict.givens[1] = 1;
  CHECK(api::trace(conflict, {}).value().finished);
  CHECK_FALSE(api::trace(conflict, {}).value().solved);
}

TEST_CASE("api: extra houses come and go as words", "[api]") {
  api::Puzzle puzzle = empty(4, 2, 2);
  puzzle.houses = {"diagonals", "r1c2r4c3"};
  const auto houses = api::houses(puzzle);
  REQUIRE(houses.value().size() == 15);
  CHECK(houses.value()[13].kind == "diagonal");
  CHECK(houses.value()[13].index == 1);
  CHECK(houses.value()[13].cells == std::vector<int>{3, 6, 9, 12});
  CHECK(houses.value()[14].kind == "extra");
  puzzle.givens[0] = puzzle.givens[15] = 3;
  const auto report = api::validate(puzzle, {});
  REQUIRE(report.value().conflicts.size() == 1);
  CHECK(report.value().conflicts[0].house.kind == "diagonal");
  const std::string line = api::write(puzzle, "line", {}).value();
  CHECK(line == "3..............3 +diagonals +r1c2r4c3\n");
  const auto read = api::read(line, {}).value();
  REQUIRE(read.entries.size() == 1);
  CHECK(read.entries[0].puzzle->houses == puzzle.houses);
  CHECK(read.entries[0].conflict->house.kind == "diagonal");
  CHECK(
      api::read("1...............", {{}, {}, 1, {"diagonals"}}).value().entries[0].puzzle->houses ==
      std::vector<std::string>{"diagonals"});
  CHECK(api::read("1...............", {{}, {}, 1, {"stripes"}}).error().text == "houses");
  puzzle.houses = {"stripes"};
  CHECK(api::houses(puzzle).error().code == Errc::kBadHouses);
  puzzle.size = 0;
  CHECK(api::houses(puzzle).error().text == "size");
}

TEST_CASE("api: houses of a jigsaw, conflicts by house", "[api]") {
  api::Puzzle puzzle = empty(4, 2, 2);
  puzzle.regions = {1, 1, 1, 2, 1, 2, 2, 2, 3, 3, 3, 4, 3, 4, 4, 4};
  const auto houses = api::houses(puzzle);
  REQUIRE(houses.value().size() == 12);
  CHECK(houses.value()[8].kind == "region");
  CHECK(houses.value()[8].cells == std::vector<int>{0, 1, 2, 4});
  puzzle.givens[0] = puzzle.givens[4] = 3;
  const auto report = api::validate(puzzle, {});
  REQUIRE(report.value().conflicts.size() == 2);
  CHECK(report.value().conflicts[0].house.kind == "column");
  CHECK(report.value().conflicts[1].cells == std::vector<int>{0, 4});
  CHECK(report.value().solutions == "none");
}

TEST_CASE("api: formats, strategies and version are there", "[api]") {
  CHECK_FALSE(api::formats().empty());
  CHECK(api::strategies() ==
        std::vector<std::string>{"first-empty", "fullest-unit", "fewest-candidates"});
  CHECK_FALSE(api::version().empty());
}
