#include "core/engine/variables.h"

#include <algorithm>
#include <vector>

#include "core/grid/puzzle.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/rounds.h"

using namespace nonet;

TEST_CASE("variables are the candidates of the open cells, neighbours what one excludes",
          "[engine]") {
  std::mt19937 random(13);
  for (int round = 0; round < rounds(20); ++round) {
    const Shape shape = round % 2 == 0 ? Shape{9, 3, 3} : Shape{12, 3, 4};
    const Puzzle puzzle = reference::puzzle_with_empty(shape, shape.size * 5, random);
    const std::vector<DigitSet> candidates = starting_candidates(puzzle);
    Variables variables(puzzle.geometry);
    variables.start(candidates);
    Variable next = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      const Cell cell = static_cast<Cell>(i);
      const bool is_open = !candidates[i].single();
      CHECK(variables.open(cell) == (is_open ? candidates[i] : DigitSet{}));
      if (!is_open) continue;
      for (DigitSet rest = candidates[i]; !rest.empty(); ++next) {
        const Digit digit = rest.pop_first();
        CHECK(variables.of(cell, digit) == next);
        CHECK(variables.cell(next) == cell);
        CHECK(variables.digit(next) == digit);
      }
    }
    REQUIRE(variables.count() == next);
    int wrong = 0;
    for (Variable one = 0; one < next; ++one) {
      std::vector<Variable> expected;
      for (Variable other = 0; other < next; ++other) {
        const auto peers = puzzle.geometry->peers(variables.cell(one));
        const bool is_peer =
            std::find(peers.begin(), peers.end(), variables.cell(other)) != peers.end();
        const bool same_digit = variables.digit(one) == variables.digit(other);
        const bool same_cell = variables.cell(one) == variables.cell(other);
        const bool excludes = same_digit ? is_peer : same_cell;
        wrong += variables.excludes(one, other) != excludes;
        if (excludes) expected.push_back(other);
      }
      const auto found = variables.neighbours(one);
      std::vector<Variable> sorted(found.begin(), found.end());
      std::sort(sorted.begin(), sorted.end());
      wrong += sorted != expected;
    }
    CHECK(wrong == 0);
  }
}
