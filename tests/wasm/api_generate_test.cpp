// tests/wasm/api_generate_test.cpp: new puzzles as JavaScript sees them, natively; what they are like is tested in
// tests/core/generate.
#include "wasm/api_generate.h"

#include <set>

#include "core/generate/generate.h"
#include "core/generate/random.h"
#include "tests/catch.h"
#include "tests/wasm/explained_puzzles.h"

using namespace nonet;

namespace {

// A clock that ticks at each look: a slice of 0 ms ends after an attempt.
double ticks() {
  static double now = 0;
  return now += 1;
}

std::vector<std::vector<int>> givens_of(const std::vector<api::MadePuzzle>& made) {
  std::vector<std::vector<int>> all;
  for (const auto& one : made) all.push_back(one.puzzle.givens);
  return all;
}

std::string refused(const api::Wishes& wishes) {
  const auto report = api::generate(wishes, "tests", {}, {});
  REQUIRE_FALSE(report.ok());
  CHECK(report.error().code == Errc::kBadArgument);
  return report.error().text;
}

std::string obstacle_of(const api::Wishes& wishes) {
  const auto report = api::generate(wishes, "tests", {}, {}).value();
  CHECK(report.made.empty());
  const auto id = api::generate_open(wishes, "tests", {});
  const auto state = api::generate_go(id.value(), 0, &ticks).value();
  CHECK(state.done);
  REQUIRE(state.report);
  CHECK(state.report->obstacle == report.obstacle);
  return report.obstacle.value_or("none");
}

}  // namespace

TEST_CASE("api: puzzles of a seed are the core's", "[api][generate]") {
  api::Wishes wishes;
  wishes.grade = "tricky";
  wishes.symmetry = "half-turn";
  const auto report = api::generate(wishes, "2026-11-22", {3, 20}, {}).value();
  CHECK_FALSE((report.stopped || report.obstacle));
  REQUIRE(report.made.size() == 20);

  generate::Wishes same;
  same.grade = nonet::rate::Grade::kTricky;
  same.symmetry = generate::Symmetry::kHalfTurn;
  generate::Generator generator(same, generate::seed_of("2026-11-22"));
  std::size_t place = 0;
  generator.make(3, 20, [&](const generate::Made& made) {
    const api::MadePuzzle& one = report.made[place++];
    CHECK(one.seed == "2026-11-22");
    CHECK(one.number == static_cast<double>(made.number));
    CHECK(one.puzzle.size == 9);
    CHECK(one.puzzle.regions.empty());
    CHECK(std::equal(one.puzzle.givens.begin(), one.puzzle.givens.end(), made.puzzle.givens.begin(),
                     made.puzzle.givens.end()));
    CHECK(std::equal(one.solution.begin(), one.solution.end(), made.solution.begin(),
                     made.solution.end()));
    CHECK(one.fits);
    CHECK_FALSE(one.misses);
    CHECK(one.attempts == static_cast<double>(made.attempts));
    return true;
  });
  CHECK(place == 20);
}

TEST_CASE("api: in slices of an attempt the same puzzles are made", "[api][generate]") {
  api::Wishes wishes;
  wishes.grade = "hard";
  const api::GenerateOptions options{1, 20};  // more than are begun together
  const auto whole = api::generate(wishes, "slices", options, {}).value();
  double tried = 0;
  for (const auto& one : whole.made) tried += one.attempts;
  const int id = api::generate_open(wishes, "slices", options).value();
  std::vector<api::MadePuzzle> all;
  int slices = 0;
  for (bool is_done = false; !is_done; ++slices) {
    const auto state = api::generate_go(id, 0, &ticks).value();
    is_done = state.done;
    CHECK(state.report.has_value() == is_done);
    if (is_done) CHECK(state.part.empty());
    const std::vector<api::MadePuzzle>& part = is_done ? state.report->made : state.part;
    all.insert(all.end(), part.begin(), part.end());
    CHECK(state.counters.solutions == all.size());
    if (is_done) CHECK(static_cast<double>(state.counters.attempts) == tried);
  }
  CHECK(slices >= 20);
  CHECK(givens_of(all) == givens_of(whole.made));
  CHECK_FALSE(api::generate_go(id, 0, &ticks).ok());
  CHECK_FALSE(api::generate_close(id));
  const int other = api::generate_open(wishes, "slices", options).value();
  CHECK_FALSE(api::generate_go(other, -1, &ticks).ok());
  CHECK(api::generate_close(other));
  CHECK_FALSE(api::generate_close(other));
}

TEST_CASE("api: each wish arrives", "[api][generate]") {
  const auto made = [](const api::Wishes& wishes) {
    const auto report = api::generate(wishes, "wishes", {1, 10}, {}).value();
    REQUIRE(report.made.size() == 10);
    for (const api::MadePuzzle& one : report.made) CHECK(one.fits);
    return report.made;
  };
  const auto clues = [](const api::MadePuzzle& one) {
    return one.puzzle.givens.size() - static_cast<std::size_t>(std::count(
                                          one.puzzle.givens.begin(), one.puzzle.givens.end(), 0));
  };
  // Each makes others of the same grids and orders, or of another shape.
  std::set<std::vector<std::vector<int>>> all = {givens_of(made({}))};
  const auto differs = [&](void (*wish)(api::Wishes&)) {
    api::Wishes wishes;
    wish(wishes);
    const std::vector<api::MadePuzzle> ten = made(wishes);
    CHECK(all.insert(givens_of(ten)).second);
    return ten.front();
  };
  differs([](api::Wishes& wishes) { wishes.grade = "easy"; });
  differs([](api::Wishes& wishes) { wishes.se = {2.6, 2.8}; });
  differs([](api::Wishes& wishes) { wishes.hodoku = "hard"; });
  differs([](api::Wishes& wishes) { wishes.symmetry = "full"; });
  differs([](api::Wishes& wishes) { wishes.even_digits = true; });
  differs([](api::Wishes& wishes) { wishes.needs = {"x-wing"}; });
  differs([](api::Wishes& wishes) { wishes.without = {"pointing"}; });
  differs([](api::Wishes& wishes) {
    wishes.singles_only = true;
    wishes.minimal = true;
  });
  differs([](api::Wishes& wishes) { wishes.longest_wait = 2; });
  const auto filled = clues(differs([](api::Wishes& wishes) { wishes.clues = {32, 33}; }));
  CHECK((filled == 32 || filled == 33));
  const auto minimal = differs([](api::Wishes& wishes) {
    wishes.minimal = true;
    wishes.symmetry = "diagonal";
  });
  CHECK(api::minimise(minimal.puzzle, "any", {}).value().puzzle.givens == minimal.puzzle.givens);
  const auto cross = differs([](api::Wishes& wishes) {
    wishes.size = 4;
    wishes.pattern = "1..1 .11. .11. 1..1";
  });
  CHECK(cross.puzzle.givens[0] != 0);
  CHECK(cross.puzzle.givens[1] == 0);
  const auto small = differs([](api::Wishes& wishes) { wishes.size = 6; });
  CHECK(small.puzzle.box_rows == 2);
  const auto high = differs([](api::Wishes& wishes) {
    wishes.size = 6;
    wishes.box_rows = 3;
    wishes.box_columns = 2;
  });
  CHECK(high.puzzle.box_rows == 3);
  const auto controlled = differs([](api::Wishes& wishes) {
    wishes.size = 4;
    wishes.controlled_bias = true;
  });
  CHECK((controlled.weight == 1'820 || controlled.weight == 4'368 || controlled.weight == 8'008));
  CHECK_FALSE(small.weight);
  const auto jigsaw = differs([](api::Wishes& wishes) {
    wishes.size = 5;
    wishes.jigsaw = true;
  });
  CHECK(jigsaw.puzzle.regions.size() == 25);

  api::Wishes impatient;
  impatient.grade = "extreme";
  impatient.singles_only = true;
  impatient.attempts = 7;
  const auto nearest = api::generate(impatient, "wishes", {}, {}).value().made.front();
  CHECK_FALSE(nearest.fits);
  CHECK(nearest.attempts == 7);
  CHECK((nearest.misses == "singles" || nearest.misses == "grade"));
  CHECK(nearest.solution.size() == 81);
}

TEST_CASE("api: wishes that make no sense are refused by their names", "[api][generate]") {
  const auto refuses = [](const char* name, void (*wish)(api::Wishes&)) {
    INFO(name);
    api::Wishes wishes;
    wish(wishes);
    CHECK(refused(wishes) == name);
  };
  refuses("grade", [](api::Wishes& wishes) { wishes.grade = "awful"; });
  refuses("hodoku", [](api::Wishes& wishes) { wishes.hodoku = "tricky"; });
  refuses("symmetry", [](api::Wishes& wishes) { wishes.symmetry = "half"; });
  refuses("needs", [](api::Wishes& wishes) { wishes.needs = {"x-wing", "y-wing"}; });
  refuses("without", [](api::Wishes& wishes) { wishes.without = {"?"}; });
  for (const auto wish : {+[](api::Wishes& wishes) { wishes.se = {5.2}; },
                          +[](api::Wishes& wishes) {
                            wishes.se = {5.25, 6};
                          },
                          +[](api::Wishes& wishes) {
                            wishes.se = {-1, 6};
                          },
                          +[](api::Wishes& wishes) {
                            wishes.se = {1, 2, 3};
                          }}) {
    refuses("se", wish);
  }
  refuses("clues", [](api::Wishes& wishes) { wishes.clues = {24}; });
  refuses("clues", [](api::Wishes& wishes) { wishes.clues = {-1, 24}; });
  refuses("longestWait", [](api::Wishes& wishes) { wishes.longest_wait = -1; });
  refuses("attempts", [](api::Wishes& wishes) { wishes.attempts = 0; });
  refuses("attempts", [](api::Wishes& wishes) { wishes.attempts = 1.5; });
  refuses("boxRows", [](api::Wishes& wishes) {
    wishes.box_rows = 65'536;
    wishes.box_columns = 1;
  });
  refuses("boxColumns", [](api::Wishes& wishes) { wishes.box_columns = -1; });
  for (const api::GenerateOptions& options : {api::GenerateOptions{0, 1}, {0.5, 1}, {1e17, 1}}) {
    CHECK(api::generate_open({}, "tests", options).error().text == "first");
  }
  for (const api::GenerateOptions& options : {api::GenerateOptions{1, 0}, {1, -1}, {1, 1e7}}) {
    CHECK(api::generate_open({}, "tests", options).error().text == "count");
  }
  CHECK(api::generate_open({}, "", {}).error().text == "seed");
}

TEST_CASE("api: what stands against wishes is told by its key", "[api][generate]") {
  const auto has_obstacle = [](const char* key, void (*wish)(api::Wishes&)) {
    api::Wishes wishes;
    wish(wishes);
    CHECK(obstacle_of(wishes) == key);
  };
  has_obstacle("too-few-givens", [](api::Wishes& wishes) { wishes.clues = {10, 16}; });
  has_obstacle("size", [](api::Wishes& wishes) { wishes.size = 17; });
  has_obstacle("size", [](api::Wishes& wishes) { wishes.size = -1; });
  has_obstacle("size", [](api::Wishes& wishes) { wishes.box_rows = 3; });
  has_obstacle("bias-givens", [](api::Wishes& wishes) {
    wishes.controlled_bias = true;
    wishes.symmetry = "full";
  });
  has_obstacle("pattern-size", [](api::Wishes& wishes) { wishes.pattern = "11.."; });
}

TEST_CASE("api: making puzzles is stopped", "[api][generate]") {
  int asked = 0;
  const auto report = api::generate({}, "tests", {1, 50}, [&](const Counters& counters) {
    CHECK(counters.guesses == 0);
    return ++asked < 40 || counters.solutions == 0;
  });
  CHECK(report.value().stopped);
  CHECK(report.value().made.size() < 50);
  CHECK_FALSE(report.value().made.empty());
}

TEST_CASE("api: givens are taken out of a puzzle until none can go", "[api][generate]") {
  api::Puzzle puzzle = api::plain_puzzle(api::kSinglesOnly);
  const auto first = api::minimise(puzzle, "a", {}).value();
  CHECK(first.minimal);
  CHECK_FALSE(first.stopped);
  CHECK(first.puzzle.givens != puzzle.givens);
  // Entries and marks are of no account.
  puzzle.entries.assign(81, 0);
  puzzle.entries[2] = 9;
  puzzle.candidates.assign(81, {1, 2});
  const auto again = api::minimise(puzzle, "a", {}).value();
  CHECK(again.puzzle.givens == first.puzzle.givens);
  CHECK(again.puzzle.entries.empty());
  CHECK(api::minimise(puzzle, "b", {}).value().puzzle.givens != first.puzzle.givens);
}

TEST_CASE("api: what is not minimised", "[api][generate]") {
  const auto error_of = [](const api::Puzzle& puzzle) {
    return api::minimise(puzzle, "a", {}).error();
  };
  const auto several = error_of(api::plain_puzzle(std::string(81, '.')));
  CHECK(several.text == "puzzle");
  CHECK(several.found == 2);
  CHECK(several.expected == 1);
  CHECK(error_of(api::plain_puzzle("55" + std::string(79, '.'))).found == 0);
  api::Puzzle large{25, 5, 5, {}, {}, {}, {}};
  large.givens.assign(625, 0);
  CHECK(error_of(large).code == Errc::kTooLarge);
  CHECK(api::minimise(api::plain_puzzle(api::kSinglesOnly), "", {}).error().text == "seed");
  api::Wishes full;
  full.size = 6;
  full.clues = {36, 36};
  const auto grid = api::generate(full, "full", {}, {}).value().made.front().puzzle;
  const auto stopped = api::minimise(grid, "a", [](const auto&) { return false; });
  REQUIRE(stopped.ok());
  CHECK(stopped.value().stopped);
  CHECK_FALSE(stopped.value().minimal);
  CHECK(stopped.value().puzzle.givens == grid.givens);
}
