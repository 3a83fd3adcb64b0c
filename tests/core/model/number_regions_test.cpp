#include "core/model/number_regions.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/engine/constraint_search.h"
#include "tests/catch.h"
#include "tests/reference/constrained_puzzles.h"

using namespace nonet;

namespace {

constexpr Cell kRegions = 12;  // the first variable

/// 3×4 cells with four digits, which are different in columns, and after them a variable of each cell for its region of three cells.
ConstrainedPuzzle regions_with(std::vector<Constraint> constraints) {
  Board board{.rows = 3, .columns = 4, .value_count = 4, .variables = 12};
  ConstrainedPuzzle puzzle = make_constrained_puzzle(board);
  for (int column = 0; column < 4; ++column) puzzle.houses.push_back(board.cells_of_column(column));
  puzzle.constraints = std::move(constraints);
  Constraint chaos{.kind = ConstraintKind::kChaosConstruction, .numbers = {3}};
  for (Cell cell = 0; cell < kRegions; ++cell)
    chaos.cells.push_back(static_cast<Cell>(kRegions + cell));
  puzzle.constraints.push_back(chaos);
  return puzzle;
}

/// A cell counts how many of the cells around it are of its region, with itself.
Constraint count_around(Cell cell) {
  const auto variable = [](int place) { return static_cast<Cell>(kRegions + place); };
  Constraint count{
      .kind = ConstraintKind::kChaosCount, .cells = {cell, variable(cell)}, .numbers = {0}};
  if (cell % 4 > 0) count.cells.push_back(variable(cell - 1));
  if (cell % 4 < 3) count.cells.push_back(variable(cell + 1));
  if (cell >= 4) count.cells.push_back(variable(cell - 4));
  if (cell < 8) count.cells.push_back(variable(cell + 4));
  return count;
}

/// All solutions, rising, with the regions numbered in the order of their first cells.
std::vector<std::vector<Digit>> solutions_of(const Model& model) {
  std::vector<std::vector<Digit>> solutions;
  ConstraintSearch search(std::make_shared<Model>(model));
  search.start(UINT64_MAX);
  search.resume(UINT64_MAX, [&](std::span<const Digit> digits) {
    std::vector<Digit>& solution = solutions.emplace_back(digits.begin(), digits.end());
    std::map<Digit, Digit> numbers;
    for (std::size_t cell = kRegions; cell < solution.size(); ++cell) {
      const auto next = static_cast<Digit>(numbers.size() + 1);
      solution[cell] = numbers.emplace(solution[cell], next).first->second;
    }
    return true;
  });
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

/// The regions of these cells that are known before any guess; 0: not known.
std::vector<int> known_regions(const ConstrainedPuzzle& puzzle, std::span<const Cell> cells) {
  ConstraintSearch search(std::make_shared<Model>(make_model(puzzle)));
  search.start(1);
  std::vector<int> regions;
  for (const Cell cell : cells) {
    const DigitSet digits = search.candidates()[kRegions + cell];
    regions.push_back(digits.single() ? digits.first() : 0);
  }
  return regions;
}

/// The variables of some regions.
std::vector<Cell> variables_of(std::vector<Cell> places) {
  for (Cell& place : places) place = static_cast<Cell>(kRegions + place);
  return places;
}

}  // namespace

TEST_CASE("cells that are far apart are in the first regions", "[constraints]") {
  const std::vector<Cell> apart = {0, 3, 9};
  const std::vector<int> first = {1, 2, 3};
  CHECK(known_regions(regions_with({}), apart) == first);
  // What is only compared, or only counted, needs no numbers; and what is about no region.
  Constraint same{.kind = ConstraintKind::kSameValues};
  same.groups = {variables_of({6}), variables_of({7})};
  Constraint same_digits{.kind = ConstraintKind::kSameValues, .groups = {{1, 2}, {5, 6}}};
  CHECK(known_regions(regions_with({same, same_digits}), {{0, 6, 7}}) == std::vector<int>{1, 2, 2});
  Constraint told{.kind = ConstraintKind::kCountDistinct, .cells = variables_of({1, 5, 6, 7})};
  told.cells[0] = 1;
  CHECK(known_regions(regions_with({told}), {{2, 3, 5}}) == std::vector<int>{0, 1, 2});
  const Constraint told_digits{.kind = ConstraintKind::kCountDistinct, .cells = {1, 5, 6}};
  CHECK(known_regions(regions_with({told_digits}), apart) == first);
}

TEST_CASE("clues that are far apart are in the first regions", "[constraints]") {
  const std::vector<Cell> apart = {0, 3, 9};
  CHECK(known_regions(regions_with({count_around(9), count_around(3)}), apart) ==
        std::vector<int>{1, 2, 3});
  // Cell 5 is in two clues, and too near to cell 9.
  const std::vector<Cell> near = {3, 5, 9};
  CHECK(known_regions(regions_with({count_around(3), count_around(5), count_around(9)}), near) ==
        std::vector<int>{1, 2, 0});
}

TEST_CASE("numbers that a puzzle speaks of stay those of the rows", "[constraints]") {
  const std::vector<Cell> cells = {0, 3, 9};
  const std::vector<int> by_rows = {1, 0, 0};
  const auto clues = std::vector<Constraint>{count_around(9), count_around(3)};
  ConstrainedPuzzle given = regions_with(clues);
  given.domains[kRegions + 9] -= DigitSet::of(1);
  CHECK(known_regions(given, cells) == by_rows);
  auto told = clues;
  told[0].cells[0] = kRegions + 7;
  CHECK(known_regions(regions_with(told), cells) == by_rows);
  // A digit that is counted if it is the number of the region.
  auto mixed = clues;
  mixed[0].cells.push_back(5);
  CHECK(known_regions(regions_with(mixed), cells) == by_rows);
  auto compared = clues;
  compared.push_back({.kind = ConstraintKind::kSameValues, .groups = {{1}, {kRegions + 8}}});
  CHECK(known_regions(regions_with(compared), cells) == by_rows);
  for (const std::vector<Cell>& told_so :
       {std::vector<Cell>{kRegions + 1, kRegions + 7}, {1, kRegions + 7, 5}}) {
    auto told_number = clues;
    told_number.push_back({.kind = ConstraintKind::kCountDistinct, .cells = told_so});
    CHECK(known_regions(regions_with(told_number), cells) == by_rows);
  }
  ConstrainedPuzzle house = regions_with(clues);
  house.houses.push_back({0, kRegions + 3});
  CHECK(known_regions(house, cells) == by_rows);
  ConstrainedPuzzle board_region = regions_with(clues);
  board_region.board.regions.push_back({0, kRegions + 3});
  CHECK(known_regions(board_region, cells) == by_rows);
  auto ordered = clues;
  ordered.push_back({.kind = ConstraintKind::kThermometer, .cells = {1, kRegions + 8}});
  CHECK(known_regions(regions_with(ordered), cells) == by_rows);
  auto either = clues;
  either.push_back({.kind = ConstraintKind::kAny,
                    .parts = {{.kind = ConstraintKind::kOdd, .cells = {kRegions + 8}}}});
  CHECK(known_regions(regions_with(either), cells) == by_rows);
}

TEST_CASE("each solution has one numbering of its regions, whatever the order", "[constraints]") {
  const std::vector<std::vector<Cell>> places = {{0, 11}, {3, 8},        {3, 9, 0}, {2, 9},
                                                 {5},     {11, 8, 3, 0}, {}};
  for (const auto& cells : places) {
    std::vector<Constraint> clues;
    for (const Cell cell : cells) clues.push_back(count_around(cell));
    // Without clues, with cells that tell how many regions there are around them, and with cells that are of one region.
    if (cells.size() == 2) {
      Constraint told{.kind = ConstraintKind::kCountDistinct,
                      .cells = variables_of({1, 0, 2, 5, 6})};
      told.cells[0] = cells[0];
      clues.push_back(told);
    }
    if (cells.size() == 1) {
      clues = {
          {.kind = ConstraintKind::kSameValues, .groups = {variables_of({5}), variables_of({10})}}};
    }
    ConstrainedPuzzle puzzle = regions_with(clues);
    // Where there are few clues, two cells without one are given: thousands of solutions are enough.
    if (cells.size() < 4) {
      puzzle.domains[5] = DigitSet::of(1);
      puzzle.domains[6] = DigitSet::of(2);
    }
    const auto solutions = solutions_of(make_model(puzzle));
    CHECK_FALSE(solutions.empty());
    CHECK(std::set(solutions.begin(), solutions.end()).size() == solutions.size());
    CHECK(solutions == solutions_of(reference::stated_model(puzzle)));
  }
}

TEST_CASE("numbers of regions that cells of the grid tell stay those of the rows",
          "[constraints]") {
  ConstrainedPuzzle puzzle = make_constrained_puzzle({.rows = 3, .columns = 4, .value_count = 4});
  Constraint chaos{.kind = ConstraintKind::kChaosConstruction, .numbers = {3}};
  for (Cell cell = 0; cell < 12; ++cell) chaos.cells.push_back(cell);
  puzzle.constraints = {chaos};
  ConstraintSearch search(std::make_shared<Model>(make_model(puzzle)));
  search.start(1);
  CHECK(search.candidates()[0] == DigitSet::of(1));
  CHECK_FALSE(search.candidates()[3].single());
}
