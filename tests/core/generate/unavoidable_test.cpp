// tests/core/generate/unavoidable_test.cpp: without the cells of a set, a grid has another solution.
#include "core/generate/unavoidable.h"

#include "tests/core/generate/made.h"

namespace nonet::generate {

TEST_CASE("what find_unavoidable finds is unavoidable", "[generate]") {
  const auto geometry = Geometry::with_boxes({9, 3, 3}).value();
  Random random(8);
  for (int i = 0; i < 20; ++i) {
    const Grid9 grid = uniform_grid(random);
    std::vector<Bits81> sets;
    find_unavoidable(grid, sets);
    // At least one for each pair of digits, rows of a band and columns of a stack.
    CHECK(sets.size() >= 36 + 9 + 9);
    for (Bits81 set : sets) {
      CHECK(set.count() >= 4);
      Puzzle puzzle = make_puzzle(geometry);
      puzzle.givens.assign(grid.begin(), grid.end());
      while (!set.empty()) puzzle.givens[static_cast<std::size_t>(set.pop_first())] = 0;
      CHECK(solutions_of(puzzle) == 2);
    }
  }
}

TEST_CASE("Bits81 is a set", "[generate]") {
  Bits81 set;
  for (const int index : {80, 0, 63, 64}) set.insert(index);
  CHECK(set.count() == 4);
  CHECK(set.last() == 80);
  CHECK(set.contains(64));
  CHECK_FALSE(set.contains(65));
  Bits81 other;
  other.insert(65);
  CHECK_FALSE(set.meets(other));
  other.insert(63);
  CHECK(set.meets(other));
  CHECK(set.pop_first() == 0);
  CHECK(set.pop_first() == 63);
  CHECK(set.pop_first() == 64);
  CHECK(set.pop_first() == 80);
  CHECK(set.empty());
}

}  // namespace nonet::generate
