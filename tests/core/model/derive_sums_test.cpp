#include "core/model/derive_sums.h"

#include <algorithm>
#include <numeric>
#include <random>

#include "core/engine/constraint_search.h"
#include "core/format/interactive.h"
#include "core/model/constrained_puzzle.h"
#include "tests/catch.h"
#include "tests/reference/constrained_puzzles.h"
#include "tests/reference/puzzles.h"

using namespace nonet;

namespace {

/// A killer on a random full grid of 4×4: cages of one to three cells in the order of a random walk over the cells; some are left out.
ConstrainedPuzzle some_killer(std::mt19937& random) {
  const std::vector<Digit> grid = reference::full_grid({4, 2, 2}, random);
  ConstrainedPuzzle puzzle = make_constrained_puzzle({.rows = 4, .columns = 4, .value_count = 4});
  for (int i = 0; i < 4; ++i) {
    std::vector<Cell> row, column, box;
    for (int j = 0; j < 4; ++j) {
      row.push_back(static_cast<Cell>(i * 4 + j));
      column.push_back(static_cast<Cell>(j * 4 + i));
      box.push_back(static_cast<Cell>((i / 2 * 2 + j / 2) * 4 + i % 2 * 2 + j % 2));
    }
    for (const auto& house : {row, column, box}) puzzle.houses.push_back(house);
  }
  for (int cell = 0; cell < 16;) {
    Constraint cage{.kind = ConstraintKind::kCage};
    int sum = 0;
    for (int size = 1 + static_cast<int>(random() % 3); size > 0 && cell < 16; --size, ++cell) {
      const int at = cell / 4 % 2 == 0 ? cell : cell / 4 * 4 + 3 - cell % 4;
      const auto is_there = [&](Cell other) {
        return grid[other] == grid[static_cast<std::size_t>(at)];
      };
      if (std::any_of(cage.cells.begin(), cage.cells.end(), is_there)) break;
      cage.cells.push_back(static_cast<Cell>(at));
      sum += grid[static_cast<std::size_t>(at)];
    }
    cage.numbers = {sum};
    if (random() % 4 != 0) puzzle.constraints.push_back(cage);
  }
  return puzzle;
}

}  // namespace

TEST_CASE("derived sums hold in every solution", "[model]") {
  std::mt19937 random(7);
  std::size_t derived = 0;
  for (int round = 0; round < 200; ++round) {
    Model model = reference::stated_model(some_killer(random));
    const std::size_t before = model.rules.size();
    ConstraintSearch search(std::make_shared<Model>(model));
    derive_sums(model);
    derived += model.rules.size() - before;
    search.start(50);
    search.resume(UINT64_MAX, [&](std::span<const Digit> solution) {
      const std::vector<Digit> digits(solution.begin(), solution.end());
      for (const Rule& rule : model.rules) REQUIRE(holds(rule, model, digits));
      return true;
    });
    REQUIRE(search.resume(1, {}).solutions > 0);
  }
  CHECK(derived > 1000);
}

TEST_CASE("long sums that are added up hold in every solution", "[model]") {
  std::mt19937 random(11);
  std::size_t derived = 0;
  for (int round = 0; round < 100; ++round) {
    const std::vector<Digit> grid = reference::full_grid({6, 2, 3}, random);
    ConstrainedPuzzle puzzle = make_constrained_puzzle({.rows = 6, .columns = 6, .value_count = 6});
    for (int i = 0; i < 6; ++i) {
      std::vector<Cell> row, column;
      for (int j = 0; j < 6; ++j) {
        row.push_back(static_cast<Cell>(i * 6 + j));
        column.push_back(static_cast<Cell>(j * 6 + i));
      }
      for (const auto& house : {row, column}) puzzle.houses.push_back(house);
    }
    Model model = reference::stated_model(puzzle);
    std::vector<Cell> cells(36);
    std::iota(cells.begin(), cells.end(), Cell{0});
    std::shuffle(cells.begin(), cells.end(), random);
    // Disjoint ones, and one that shares cells with some of them.
    for (std::size_t first : {0u, 7u, 14u, 21u, 28u, 10u}) {
      Sum sum;
      for (std::size_t i = first; i < first + 7; ++i) {
        sum.terms.push_back({cells[i], 1});
        sum.total += grid[cells[i]];
      }
      model.rules.push_back(sum);
    }
    const std::size_t before = model.rules.size();
    derive_sums(model);
    for (std::size_t i = before; i < model.rules.size(); ++i) {
      CHECK(holds(model.rules[i], model, grid));
      if (cells_of(model.rules[i]).size() >= 14) ++derived;
    }
  }
  CHECK(derived > 20);
}

TEST_CASE("four sums of 49 each along diagonals are hardly possible together", "[model]") {
  auto puzzle = read_interactive(
      ".LittleKiller~49~R1C9.LittleKiller~49~R1C8.LittleKiller~49~R9C2.LittleKiller~49~R9C3"
      ".LittleKiller~49~R7C9.LittleKiller~49~R1C1.LittleKiller~49~R2C1.LittleKiller~49~R3C1");
  REQUIRE(puzzle.ok());
  const Model model = make_model(puzzle.value());
  const bool is_there = std::any_of(model.rules.begin(), model.rules.end(), [](const Rule& rule) {
    const auto* sum = std::get_if<Sum>(&rule);
    return sum != nullptr && sum->terms.size() == 32 && sum->total == 196;
  });
  CHECK(is_there);
  ConstraintSearch search(std::make_shared<Model>(model));
  search.start(1);
  const SearchResult& result = search.resume(20'000, {});
  CHECK(result.complete);
  CHECK(result.solutions == 0);
}

TEST_CASE("the cell that cages leave of a row is known, and so is one that they stick out with",
          "[model]") {
  Model model;
  model.value_count = 4;
  model.domains.assign(8, DigitSet::up_to(4));
  model.rules.push_back(Distinct{{0, 1, 2, 3}});
  model.rules.push_back(Distinct{{4, 5, 6, 7}});
  model.rules.push_back(Sum{{{0, 1}, {1, 1}, {2, 1}}, 7});                   // leaves 3
  model.rules.push_back(Sum{{{4, 1}, {5, 1}, {6, 1}, {7, 1}, {3, 1}}, 13});  // sticks out with 3
  derive_sums(model);
  ConstraintSearch search(std::make_shared<Model>(model));
  search.start(1);
  CHECK(search.candidates()[3] == DigitSet::of(3));
}

TEST_CASE("without cages, nothing is derived", "[model]") {
  Model model;
  model.value_count = 2;
  model.domains.assign(2, DigitSet::up_to(2));
  model.rules.push_back(Distinct{{0, 1}});
  model.rules.push_back(ValueSet{{0, 1}, std::make_shared<std::vector<DigitSet>>()});
  derive_sums(model);
  CHECK(model.rules.size() == 2);
}
