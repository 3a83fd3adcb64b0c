#include "core/engine/model_search.h"

#include <algorithm>
#include <optional>
#include <set>

#include "core/format/interactive.h"
#include "tests/catch.h"
#include "tests/reference/constrained_puzzles.h"
#include "tests/reference/models.h"
#include "tests/rounds.h"

namespace nonet {
namespace {

using reference::Grid;
using reference::Random;

std::vector<Grid> solutions_of(ModelSearch& search, std::uint64_t guesses) {
  std::vector<Grid> found;
  const auto sink = [&](std::span<const Digit> solution) {
    found.emplace_back(solution.begin(), solution.end());
    return true;
  };
  while (search.resume(guesses, sink).stopped) {
  }
  return found;
}

TEST_CASE("each solution is found once, whichever search finds it, in every slice",
          "[engine][constraints]") {
  Random random(14);
  int learning = 0;
  for (int round = 0; round < rounds(2000); ++round) {
    const auto i = static_cast<std::uint64_t>(round);
    const Model model = reference::some_model(random, reference::between(random, 1, 4));
    const std::set<Grid> expected = reference::all_solutions(model);
    ModelSearch search(std::make_shared<Model>(model));
    search.start(UINT64_MAX, 1 + i % 4);
    std::vector<Grid> found = solutions_of(search, UINT64_MAX);
    learning += search.is_learning();
    const SearchResult result = search.resume(1, {});
    CHECK(result.complete);
    CHECK(result.solutions == found.size());
    search.start(UINT64_MAX, 1 + i % 4);
    CHECK(solutions_of(search, 1 + i % 3) == found);
    CHECK(search.resume(1, {}).guesses == result.guesses);
    std::sort(found.begin(), found.end());
    CHECK(std::equal(found.begin(), found.end(), expected.begin(), expected.end()));
  }
  CHECK(learning > rounds(200));
}

TEST_CASE("searches for one digit after another, with what earlier ones have learned",
          "[engine][constraints]") {
  Random random(16);
  int learning = 0, refuted = 0;
  for (int round = 0; round < rounds(1000); ++round) {
    INFO("round " << round);
    const Model model = reference::some_model(random, reference::between(random, 1, 4));
    const std::set<Grid> expected = reference::all_solutions(model);
    if (expected.empty()) continue;
    ModelSearch search(std::make_shared<Model>(model));
    std::vector<DigitSet> candidates = model.domains;
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
      for (DigitSet left = model.domains[cell]; !left.empty();) {
        const Digit digit = left.pop_first();
        const bool is_there = std::any_of(expected.begin(), expected.end(),
                                          [&](const Grid& grid) { return grid[cell] == digit; });
        if (!candidates[cell].contains(digit)) {
          REQUIRE_FALSE(is_there);
          continue;
        }
        search.seek(candidates, static_cast<Cell>(cell), digit, {}, 1);
        const std::vector<Grid> found = solutions_of(search, 2);
        learning += search.is_learning();
        REQUIRE(found.size() == (is_there ? 1 : 0));
        if (is_there) {
          REQUIRE(found[0][cell] == digit);
          REQUIRE(expected.contains(found[0]));
        } else {
          candidates[cell].erase(digit);
        }
        if (random() % 4 > 0) continue;
        const auto before = candidates;
        search.remove_refuted(candidates);
        refuted += candidates != before;
        for (const Grid& grid : expected) {
          for (std::size_t i = 0; i < grid.size(); ++i) REQUIRE(candidates[i].contains(grid[i]));
        }
      }
    }
  }
  CHECK(learning > rounds(200));
  CHECK(refuted > rounds(200));
}

TEST_CASE("searches for digits of which all is known already", "[engine][constraints]") {
  Random random(17);
  int known = 0;
  for (int round = 0; round < rounds(1000); ++round) {
    INFO("round " << round);
    const Model model = reference::some_model(random, reference::between(random, 1, 4));
    const std::set<Grid> expected = reference::all_solutions(model);
    if (expected.size() != 1) continue;
    LearningEngine engine(std::make_shared<Model>(model));
    engine.start(model.domains, 1);
    // The second time, the engine knows the solution before it has assumed anything.
    for (int time = 0; time < 2; ++time) {
      for (std::size_t cell = 0; cell < model.domains.size(); ++cell) {
        for (DigitSet left = model.domains[cell]; !left.empty();) {
          const Digit digit = left.pop_first();
          engine.seek(static_cast<Cell>(cell), digit, {});
          known += engine.known().size() == engine.variables().count();
          const bool is_there = expected.begin()->at(cell) == digit;
          REQUIRE(engine.resume(UINT64_MAX, {}).solutions == (is_there ? 1 : 0));
        }
      }
    }
  }
  CHECK(known > rounds(200));
}

/// How many solutions a search without learning and one with it find, up to 200; none where one of them is not done soon. Requires that
/// both find the same. They begin with the same rules; what they find after that has nothing in common but the propagators.
std::optional<std::size_t> solutions_of_both(const ConstrainedPuzzle& puzzle) {
  constexpr std::uint64_t kMost = 200, kGuesses = 20'000;
  const auto model = std::make_shared<Model>(make_model(puzzle));
  std::set<Grid> plain, learned;
  const auto into = [&](std::set<Grid>& found) {
    return [&](std::span<const Digit> solution) {
      const Grid grid(solution.begin(), solution.end());
      REQUIRE(reference::keeps_all(puzzle, grid));
      REQUIRE(found.insert(grid).second);
      return true;
    };
  };
  ConstraintSearch search(model);
  search.start(kMost);
  const SearchResult without = search.resume(kGuesses, into(plain));
  LearningEngine engine(model);
  engine.start(model->domains, kMost);
  const SearchResult with = engine.resume(kGuesses, into(learned));
  // Many solutions take a search without learning long, and few of them one that learns.
  if (without.stopped || with.stopped) return std::nullopt;
  REQUIRE(plain.size() == learned.size());
  REQUIRE(!plain.empty());
  // Of exactly as many solutions as were asked for, a search need not know that these are all.
  if (plain.size() < kMost) REQUIRE((without.complete && with.complete));
  if (without.complete || with.complete) REQUIRE(plain == learned);
  return plain.size();
}

TEST_CASE("with and without learning, larger puzzles have the same solutions",
          "[engine][constraints]") {
  Random random(15);
  int compared = 0, several = 0;
  for (int round = 0; round < rounds(200); ++round) {
    INFO("round " << round);
    const Shape shape = random() % 2 == 0 ? Shape{6, 2, 3} : Shape{9, 3, 3};
    const auto solutions = solutions_of_both(reference::some_larger_puzzle(shape, random));
    compared += solutions.has_value();
    several += solutions > 1U;
  }
  CHECK(compared > rounds(180));
  CHECK(several > rounds(60));
}

TEST_CASE("with and without learning, 25×25 puzzles have the same solutions",
          "[engine][constraints]") {
  Random random(25);
  int compared = 0;
  std::set<ConstraintKind> kinds;
  for (int round = 0; round < rounds(300); ++round) {
    INFO("round " << round);
    const auto puzzle = reference::some_larger_puzzle({25, 5, 5}, random);
    if (!solutions_of_both(puzzle)) continue;
    ++compared;
    for (const Constraint& constraint : puzzle.constraints) kinds.insert(constraint.kind);
  }
  CHECK(compared > rounds(270));
  CHECK(kinds.size() > 40);
}

// One digit too few for cells that differ: a search without learning tries all of their orders, and so long as that takes is known from how far it is.
TEST_CASE("where there are only houses, a search that will be done soon does not learn",
          "[engine][constraints]") {
  const auto is_learning = [](int digits, const Rules& more) {
    auto model = std::make_shared<Model>();
    model->value_count = digits;
    std::vector<Cell> cells;
    for (int cell = 0; cell <= digits; ++cell) cells.push_back(static_cast<Cell>(cell));
    model->domains.assign(cells.size(), DigitSet::up_to(digits));
    model->rules = more;
    model->rules.push_back(Distinct{cells});
    ModelSearch search(model);
    search.start(2);
    search.resume(5000, {});
    return search.is_learning();
  };
  CHECK_FALSE(is_learning(8, {}));  // 8! orders
  CHECK(is_learning(11, {}));       // 11!
  // How long another rule will take is not known.
  CHECK(is_learning(8, {Count{{0}, DigitSet::up_to(4), 0b11}}));
}

// Lines of consecutive digits: what a contradiction rests on is the half of the grid, and no clause about it is of use again. (Made for this test.)
TEST_CASE("where learning does not pay, the search without it goes on", "[engine][constraints]") {
  const auto puzzle = read_interactive(
      ".Renban~R8C7~R8C6~R7C5~R7C6.Renban~R1C2~R2C1~R3C2.Renban~R4C4~R5C5~R5C6"
      ".Renban~R2C7~R3C7~R2C8~R1C7~R2C6~R3C6.Renban~R4C5~R4C4~R3C3.Renban~R5C8~R5C9~R6C9"
      ".Renban~R5C1~R6C2~R7C2~R6C1.Renban~R9C1~R8C2~R8C3.Renban~R1C4~R2C5~R3C6"
      ".Renban~R9C5~R8C6~R7C6~R6C7.Renban~R1C7~R2C8~R3C9.Renban~R5C6~R4C5~R4C4"
      ".Renban~R7C3~R7C2~R6C1~R5C1~R6C2.Renban~R3C8~R4C8~R5C9~R5C8"
      ".Renban~R7C6~R7C7~R7C8~R7C9~R8C9~R9C8.Renban~R4C3~R3C4~R2C5");
  REQUIRE(puzzle.ok());
  const auto model = std::make_shared<Model>(make_model(puzzle.value()));
  const auto into = [](std::vector<Grid>& found) {
    return [&found](std::span<const Digit> solution) {
      found.emplace_back(solution.begin(), solution.end());
      return true;
    };
  };
  ConstraintSearch plain(model);
  std::vector<Grid> expected;
  plain.start(2);
  const std::uint64_t guesses = plain.resume(UINT64_MAX, into(expected)).guesses;
  ModelSearch search(model);
  for (const std::uint64_t slice : {UINT64_MAX, std::uint64_t{100}}) {
    std::vector<Grid> found;
    bool has_learned = false;
    search.start(2);
    SearchResult result;
    do {
      has_learned = has_learned || search.is_learning();
      result = search.resume(slice, into(found));
    } while (result.stopped);
    CHECK(has_learned == (slice != UINT64_MAX));
    CHECK_FALSE(search.is_learning());
    CHECK(found == expected);
    CHECK(result.guesses == guesses + 2048);  // its own, and those of the trial
  }
}

TEST_CASE("a search over a model ends at its limit", "[engine][constraints]") {
  auto model = std::make_shared<Model>();
  model->value_count = 6;
  model->domains.assign(6, DigitSet::up_to(6));
  model->rules.push_back(Distinct{{0, 1, 2, 3, 4, 5}});
  ModelSearch search(model);
  for (const std::uint64_t limit : {1U, 2U, 100U}) {
    search.start(limit, 1);
    const SearchResult result = search.resume(UINT64_MAX, {});
    CHECK(result.solutions == limit);
    CHECK_FALSE(result.complete);
  }
  search.start(UINT64_MAX, 1);
  CHECK(search.resume(UINT64_MAX, {}).solutions == 720);
}

}  // namespace
}  // namespace nonet
