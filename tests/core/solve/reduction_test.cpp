// tests/core/solve/reduction_test.cpp: what is left of a puzzle still does what it did, and nothing of it can go.
#include "core/solve/reduction.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <string>
#include <vector>

#include "core/format/interactive.h"
#include "core/solve/constrained_candidates.h"
#include "tests/catch.h"
#include "tests/reference/constrained_texts.h"
#include "tests/rounds.h"

using namespace nonet;
using nonet::reference::kConstrainedTexts;

namespace {

std::uint64_t count(const ConstrainedPuzzle& puzzle, std::uint64_t limit) {
  return count_solutions(puzzle, limit).count;
}

/// Each puzzle with one part less.
std::vector<ConstrainedPuzzle> with_less(const ConstrainedPuzzle& puzzle, Cell but_for = 0xffff) {
  std::vector<ConstrainedPuzzle> list;
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    list.push_back(puzzle);
    list.back().constraints.erase(list.back().constraints.begin() + static_cast<std::ptrdiff_t>(i));
  }
  const DigitSet all = DigitSet::up_to(puzzle.board.value_count);
  for (int cell = 0; cell < puzzle.board.grid_cells(); ++cell) {
    const auto index = static_cast<std::size_t>(cell);
    if (puzzle.domains[index] == all || cell == but_for) continue;
    list.push_back(puzzle);
    list.back().domains[index] = all;
  }
  return list;
}

ConstrainedPuzzle puzzle_of(const std::string& text) {
  auto puzzle = read_interactive(text);
  REQUIRE(puzzle.ok());
  return puzzle.value();
}

}  // namespace

TEST_CASE("minimised, a puzzle keeps its solution, and each part that is left is needed",
          "[constraints]") {
  for (std::size_t i = 0; i < std::size(kConstrainedTexts); i += kRowStep) {
    const auto& row = kConstrainedTexts[i];
    INFO(row.name);
    const ConstrainedPuzzle puzzle = puzzle_of(row.text);
    Reduction reduction;
    // Forwards and backwards.
    for (const bool is_turned : {false, true}) {
      std::vector<std::size_t> order(Reduction::parts_of(puzzle));
      std::iota(order.begin(), order.end(), std::size_t{0});
      if (is_turned) std::reverse(order.begin(), order.end());
      reduction.start_minimise(puzzle, order);
      REQUIRE(reduction.resume());
      REQUIRE(reduction.holds());
      REQUIRE(reduction.solutions().size() == 1);
      const ConstrainedPuzzle left = reduction.puzzle();
      CHECK(Reduction::parts_of(left) <= Reduction::parts_of(puzzle));
      const auto solved = ConstrainedSolver().solve(left);
      CHECK(solved.count == 1);
      CHECK(solved.solutions.front() == reduction.solutions().front());
      for (const auto& less : with_less(left)) CHECK(count(less, 2) == 2);
    }
  }
}

TEST_CASE("minimising tells how many parts may still go", "[constraints]") {
  const ConstrainedPuzzle puzzle =
      puzzle_of(".Shape~4x4.~R1C1_1~R1C2_2~R2C1_3~R3C2_1~R4C4_1~R4C1_2.Cage~3~R1C1~R1C2");
  Reduction reduction;
  reduction.start_minimise(puzzle);
  std::size_t before = Reduction::parts_of(puzzle);
  CHECK(reduction.untried() == before);
  bool has_tried_some = false;
  while (!reduction.resume([](const Counters&) { return false; })) {
    const std::size_t left = reduction.constraints().size() + reduction.cells().size();
    CHECK(reduction.untried() <= before);
    before = reduction.untried();
    has_tried_some |= before > 0 && before < left;
  }
  CHECK(has_tried_some);
  CHECK(reduction.untried() == 0);
}

TEST_CASE("an impossible digit is explained by parts of which each is needed", "[constraints]") {
  int explained = 0, contradicted = 0;
  for (std::size_t i = 0; i < std::size(kConstrainedTexts); i += kRowStep) {
    const auto& row = kConstrainedTexts[i];
    INFO(row.name);
    const ConstrainedPuzzle puzzle = puzzle_of(row.text);
    const auto possible = true_candidates(puzzle).candidates;
    Reduction reduction;
    // Some of its cells, each with one digit: an explanation is a search for each part.
    for (std::size_t cell = 0; cell < possible.size(); cell += 19) {
      const auto at = static_cast<Cell>(cell);
      const auto digit =
          static_cast<Digit>(1 + (cell + static_cast<std::size_t>(explained)) %
                                     static_cast<std::size_t>(puzzle.board.value_count));
      reduction.start_explain(puzzle, at, digit);
      // In slices.
      while (!reduction.resume([](const Counters&) { return false; })) continue;
      CHECK(reduction.holds() == !possible[cell].contains(digit));
      const ConstrainedPuzzle left = reduction.puzzle();
      if (!reduction.holds()) {
        ++contradicted;
        REQUIRE(reduction.solutions().size() == 1);
        CHECK(reduction.solutions().front()[cell] == digit);
        CHECK(left.constraints.size() == puzzle.constraints.size());
        continue;
      }
      ++explained;
      CHECK(count(left, 1) == 0);
      // But for the cell itself, which holds the digit.
      for (const auto& less : with_less(left, at)) CHECK(count(less, 1) == 1);
    }
  }
  CHECK(explained > 10);
  CHECK(contradicted > 0);
}

TEST_CASE("why not, of a cage: its sum alone", "[constraints]") {
  const ConstrainedPuzzle puzzle =
      puzzle_of(".Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R4C3~R4C4.~R2C1_4.Thermo~R2C2~R2C3.AntiKing");
  Reduction reduction;
  reduction.start_explain(puzzle, 0, 3);
  REQUIRE(reduction.resume());
  REQUIRE(reduction.holds());
  const ConstrainedPuzzle left = reduction.puzzle();
  REQUIRE(left.constraints.size() == 1);
  CHECK(left.constraints[0].numbers == std::vector<std::int32_t>{3});
  CHECK(left.domains[0] == DigitSet::of(3));
  CHECK(left.domains[4] == DigitSet::up_to(4));
}

TEST_CASE("what does not hold of a puzzle is told with solutions", "[constraints]") {
  Reduction reduction;
  reduction.start_minimise(puzzle_of(".Shape~4x4.~R1C1_1"));
  REQUIRE(reduction.resume());
  CHECK_FALSE(reduction.holds());
  CHECK(reduction.solutions().size() == 2);
  // It took one search, whose guesses count once.
  SolveOptions options;
  options.limit = 2;
  CHECK(reduction.counters().guesses ==
        ConstrainedSolver().solve(puzzle_of(".Shape~4x4.~R1C1_1"), options).guesses);
  reduction.start_minimise(puzzle_of(".Shape~4x4.Cage~8~R1C1~R1C2"));
  REQUIRE(reduction.resume());
  CHECK_FALSE(reduction.holds());
  CHECK(reduction.solutions().empty());
  // Nothing to leave out.
  reduction.start_minimise(puzzle_of(".Shape~1x1"));
  REQUIRE(reduction.resume());
  CHECK(reduction.holds());
  CHECK(Reduction::parts_of(reduction.puzzle()) == 0);
}
