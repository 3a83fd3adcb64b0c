// tests/core/generate/full_grid_test.cpp: small grids against their known numbers. NONET_GRIDS=10000000 draws that many.
#include "core/generate/full_grid.h"

#include <map>

#include "core/generate/regions.h"
#include "tests/core/generate/made.h"

namespace nonet::generate {

TEST_CASE("all 288 grids of 4x4 are equally likely", "[generate]") {
  FullGrids source(Geometry::with_boxes({4, 2, 2}).value());
  Random random(1);
  std::map<std::vector<Digit>, std::uint64_t> seen;
  std::vector<Digit> grid;
  const int draws = grids(50'000);
  for (int i = 0; i < draws; ++i) {
    REQUIRE(source.next(random, grid));
    ++seen[grid];
  }
  CHECK(seen.size() == 288);
  std::vector<std::uint64_t> counts;
  for (const auto& [each, count] : seen) counts.push_back(count);
  CHECK(chi_square(counts, draws / 288.0) < chi_square_limit(288));
}

TEST_CASE("the 28,200,960 grids of 6x6 are equally likely, as far as some hundred kinds tell",
          "[generate]") {
  // By the places of the digits of the first row in the third: each renaming of a grid has the same, and the number of
  // grids of each kind is counted by the general engine.
  const auto geometry = Geometry::with_boxes({6, 2, 3}).value();
  const auto kind_of = [](std::span<const Digit> grid) {
    std::array<int, 7> column{};
    for (int c = 0; c < 6; ++c) column[grid[static_cast<std::size_t>(c)]] = c;
    int kind = 0;
    for (std::size_t c = 12; c < 18; ++c) kind = kind * 6 + column[grid[c]];
    return kind;
  };
  std::map<int, std::uint64_t> known;
  Puzzle ordered = make_puzzle(geometry);
  for (std::size_t c = 0; c < 6; ++c) ordered.givens[c] = static_cast<Digit>(c + 1);
  std::uint64_t all = 0;
  SolveOptions options{.limit = 1'000'000, .keep = 0};
  options.each = [&](std::span<const Digit> grid) {
    ++known[kind_of(grid)];
    ++all;
    return true;
  };
  CHECK(Solver().solve(ordered, options).complete);
  CHECK(all * 720 == 28'200'960);
  CHECK(known.size() > 100);

  FullGrids source(geometry);
  Random random(2);
  std::map<int, std::uint64_t> seen;
  std::vector<Digit> grid;
  const int draws = grids(100'000);
  for (int i = 0; i < draws; ++i) {
    REQUIRE(source.next(random, grid));
    ++seen[kind_of(grid)];
  }
  double sum = 0;
  for (const auto& [kind, count] : known) {
    const double expected = static_cast<double>(count) * draws / static_cast<double>(all);
    const double off = static_cast<double>(seen[kind]) - expected;
    sum += off * off / expected;
  }
  CHECK(seen.size() == known.size());
  CHECK(sum < chi_square_limit(known.size()));
}

TEST_CASE("grids of every size and jigsaws are full", "[generate]") {
  Random random(3);
  std::vector<Digit> grid;
  for (const int size : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16}) {
    const auto geometry = Geometry::with_boxes(usual_shape(size)).value();
    FullGrids source(geometry);
    for (int i = 0; i < 3; ++i) {
      REQUIRE(source.next(random, grid));
      CHECK(is_full(*geometry, grid));
    }
  }
  int filled = 0;
  for (int i = 0; i < 10; ++i) {
    const auto geometry = Geometry::with_regions(make_regions(9, random)).value();
    if (!FullGrids(geometry).next(random, grid)) continue;
    ++filled;
    CHECK(is_full(*geometry, grid));
  }
  CHECK(filled > 0);
}

TEST_CASE("a geometry without a full grid is told", "[generate]") {
  // Each region is a row but for its last cell, which it has in the row below or above: that cell must have the digit of the
  // one in its column.
  const std::vector<int> region_of = {0, 0, 0, 1,  //
                                      1, 1, 1, 0,  //
                                      2, 2, 2, 3,  //
                                      3, 3, 3, 2};
  FullGrids source(Geometry::with_regions(region_of).value());
  Random random(1);
  std::vector<Digit> grid;
  CHECK_FALSE(source.next(random, grid));
}

}  // namespace nonet::generate
