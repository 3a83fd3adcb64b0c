#include "core/model/derive_counts.h"

#include <bit>

#include "core/engine/constraint_search.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

/// 3×3 cells with digits from 0, and after them a variable of each cell for its region.
ConstrainedPuzzle regions_of(int size, std::vector<Constraint> constraints) {
  Board board{.rows = 3, .columns = 3, .value_count = 10, .first_value = 0, .variables = 9};
  ConstrainedPuzzle puzzle = make_constrained_puzzle(board);
  Constraint chaos{.kind = ConstraintKind::kChaosConstruction, .numbers = {size}};
  for (Cell cell = 9; cell < 18; ++cell) chaos.cells.push_back(cell);
  puzzle.constraints = std::move(constraints);
  puzzle.constraints.push_back(chaos);
  return puzzle;
}

/// Cell 0 counts the cells of the corner's region among some.
Constraint count_of(std::vector<Cell> places, int without_start) {
  Constraint count{.kind = ConstraintKind::kChaosCount, .cells = {0}, .numbers = {without_start}};
  for (const Cell place : places) count.cells.push_back(static_cast<Cell>(9 + place));
  return count;
}

/// The values that the derived domains leave cell 0, of 0 to 9, as bits.
std::uint64_t values_left(const ConstrainedPuzzle& puzzle) {
  Model model;
  model.domains = puzzle.domains;
  derive_counts(puzzle, model);
  return model.domains[0].bits();
}

std::uint64_t solutions_of(const Model& model) {
  ConstraintSearch search(std::make_shared<Model>(model));
  search.start(UINT64_MAX);
  return search.resume(UINT64_MAX, {}).solutions;
}

/// A cell tells how many regions there are among some places.
Constraint number_of(Cell cell, const std::vector<Cell>& places) {
  Constraint told{.kind = ConstraintKind::kCountDistinct, .cells = {cell}};
  for (const Cell place : places) told.cells.push_back(static_cast<Cell>(9 + place));
  return told;
}

/// With regions of three cells, which hold 1 to 3, but for the cell that tells: that loses some of its digits, and no solution is lost.
void check_solutions(const Constraint& clue, DigitSet digits) {
  ConstrainedPuzzle puzzle = regions_of(3, {clue});
  for (Cell cell = 0; cell < 9; ++cell) puzzle.domains[cell] = DigitSet::from_bits(0b1110);
  puzzle.domains[clue.cells[0]] = digits;
  const Model model = make_model(puzzle);
  CHECK(model.domains[clue.cells[0]] != digits);
  Model before = model;
  before.domains = puzzle.domains;
  const std::uint64_t solutions = solutions_of(before);
  CHECK(solutions > 0);
  CHECK(solutions_of(model) == solutions);
}

constexpr std::uint64_t kAll = 0b11'1111'1111, kNoOne = kAll & ~0b10u, kNoZero = kAll & ~1u;

}  // namespace

TEST_CASE("who counts a region around one of its cells counts a neighbour, too", "[constraints]") {
  CHECK(values_left(regions_of(3, {count_of({4, 1, 3, 5, 7}, 0)})) == kNoOne);
  CHECK(values_left(regions_of(3, {count_of({4, 1, 3, 5, 7}, 1)})) == kNoZero);
  CHECK(values_left(regions_of(3, {count_of({0, 8, 1, 3}, 0)})) == kNoOne);
  // A neighbour is missing; regions of one cell; regions that are known.
  CHECK(values_left(regions_of(3, {count_of({4, 1, 3, 5}, 0)})) == kAll);
  CHECK(values_left(regions_of(1, {count_of({4, 1, 3, 5, 7}, 0)})) == kAll);
  ConstrainedPuzzle known = regions_of(3, {count_of({4, 1, 3, 5, 7}, 0)});
  known.constraints.pop_back();
  CHECK(values_left(known) == kAll);
  // The cell that tells is next to the first, and not counted.
  Constraint tells = count_of({0, 1}, 0);
  tells.cells[0] = 9 + 3;
  Model model;
  model.domains = regions_of(3, {tells}).domains;
  derive_counts(regions_of(3, {tells}), model);
  CHECK(model.domains[9 + 3].bits() == kAll);
  // What is counted is no region.
  Constraint other{.kind = ConstraintKind::kChaosCount, .cells = {0, 1, 2, 4}, .numbers = {0}};
  CHECK(values_left(regions_of(3, {other})) == kAll);
}

TEST_CASE("who sees a region along all ways from one of its cells sees a neighbour, too",
          "[constraints]") {
  Constraint arrow{.kind = ConstraintKind::kChaosArrow, .cells = {0}, .numbers = {0}};
  arrow.groups = {{17, 16, 15}, {17, 14}};
  CHECK(values_left(regions_of(3, {arrow})) == kNoOne);
  arrow.groups.pop_back();
  CHECK(values_left(regions_of(3, {arrow})) == kAll);
  arrow.groups = {{17}};
  CHECK(values_left(regions_of(3, {arrow})) == kAll);
}

TEST_CASE("no solution is lost by counts of regions", "[constraints]") {
  for (const int without_start : {0, 1}) {
    for (const int place : {0, 1, 4}) {
      CAPTURE(without_start, place);
      const std::vector<Cell> near[] = {{0, 1, 3, 4}, {1, 0, 2, 4}, {4, 1, 3, 5, 7, 8}};
      check_solutions(count_of(near[place == 4 ? 2 : place], without_start),
                      DigitSet::from_bits(0b1111));
    }
  }
}

TEST_CASE("who tells how many regions there are tells of fewer than cells if some are enclosed",
          "[constraints]") {
  const auto most_of = [](std::vector<Cell> places, int size) {
    return std::bit_width(values_left(regions_of(size, {number_of(0, places)}))) - 1;
  };
  CHECK(most_of({1, 2, 4}, 3) == 3);
  CHECK(most_of({0, 1, 3}, 3) == 2);           // the corner
  CHECK(most_of({0, 1, 3, 1, 0}, 3) == 2);     // some twice
  CHECK(most_of({0, 1, 2, 3, 4, 5}, 3) == 4);  // both corners, which have the same colour
  CHECK(most_of({0, 1, 2, 3, 4, 6}, 3) ==
        4);  // the corner, and both neighbours of it, which have the same colour
  CHECK(most_of({0, 1, 2, 3, 4, 5, 6, 7, 8}, 3) == 4);
  CHECK(most_of({0, 1, 3}, 1) == 9);
  CHECK(values_left(regions_of(3, {Constraint{.kind = ConstraintKind::kCountDistinct,
                                              .cells = {0, 9, 10, 3}}})) == kAll);
}

TEST_CASE("no solution is lost by how many regions there can be", "[constraints]") {
  for (const std::vector<Cell>& places :
       {std::vector<Cell>{0, 1, 3}, {3, 4, 5, 0, 6}, {0, 1, 2, 4}, {0, 1, 2, 3, 4, 5, 6, 7, 8}}) {
    check_solutions(number_of(8, places), DigitSet::from_bits(kAll));
  }
}
