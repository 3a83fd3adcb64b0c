// tests/core/generate/uniform_grid_test.cpp: right grids, as many as there are, and no direction preferred.
#include "core/generate/uniform_grid.h"

#include "tests/core/generate/made.h"

namespace nonet::generate {

TEST_CASE("uniform grids are full grids", "[generate]") {
  const auto geometry = Geometry::with_boxes({9, 3, 3}).value();
  Random random(1);
  for (int i = 0; i < 1'000; ++i) CHECK(is_full(*geometry, uniform_grid(random)));
}

TEST_CASE("the share of sequences with a grid is that of the known number of grids", "[generate]") {
  // Each grid is the result of one sequence; with one kind of grids missing, or made twice, the share would differ.
  constexpr double kGrids = 6'670'903'752'021'072'936'960.0;
  constexpr double kSequences = 362'880.0 * 2'612'736 * 2'612'736 * 56 * 512;
  constexpr double kShare = kGrids / kSequences;
  const int draws = grids(1'000'000);
  Random random(2);
  Grid9 grid;
  int full = 0;
  for (int i = 0; i < draws; ++i) full += try_uniform_grid(random, grid);
  const double deviation = std::sqrt(draws * kShare * (1 - kShare));
  CHECK(std::abs(full - draws * kShare) < 4 * deviation);
}

TEST_CASE("rows and columns, bands and stacks of uniform grids are alike", "[generate]") {
  // Two rows of a band with the same two digits in the same two columns; and the same for columns. All 18 pairs of lines
  // have equally many of these, if no place of the grid is preferred.
  std::vector<std::uint64_t> squares(18), pure(6);
  const int number = grids(60'000);
  Random random(3);
  for (int i = 0; i < number; ++i) {
    const Grid9 grid = uniform_grid(random);
    const auto at = [&](bool is_row, int line, int place) {
      return grid[static_cast<std::size_t>(is_row ? line * 9 + place : place * 9 + line)];
    };
    for (int chute = 0; chute < 6; ++chute) {
      const bool is_row = chute < 3;
      const int first = chute % 3 * 3;
      constexpr int kPairs[3][2] = {{0, 1}, {0, 2}, {1, 2}};
      for (int pair = 0; pair < 3; ++pair) {
        const int a = first + kPairs[pair][0], b = first + kPairs[pair][1];
        for (int p = 0; p < 9; ++p) {
          for (int q = p + 1; q < 9; ++q) {
            squares[static_cast<std::size_t>(chute * 3 + pair)] +=
                at(is_row, a, p) == at(is_row, b, q) && at(is_row, a, q) == at(is_row, b, p);
          }
        }
      }
      // The three digits of the first minirow stand together in the next box too.
      DigitSet three, next[3];
      for (int p = 0; p < 3; ++p) {
        three.insert(at(is_row, first, p));
        for (int line = 0; line < 3; ++line) next[line].insert(at(is_row, first + line, 3 + p));
      }
      pure[static_cast<std::size_t>(chute)] += three == next[1] || three == next[2];
    }
  }
  for (const auto* seen : {&squares, &pure}) {
    double sum = 0;
    for (const std::uint64_t count : *seen) sum += static_cast<double>(count);
    const auto cells = static_cast<double>(seen->size());
    CHECK(chi_square(*seen, sum / cells) < chi_square_limit(seen->size()));
  }
}

}  // namespace nonet::generate
