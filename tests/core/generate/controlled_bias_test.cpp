// tests/core/generate/controlled_bias_test.cpp: on 4×4, each minimal puzzle comes as often as it should; on 9×9, the results
// are those of the plain way.
//
// NONET_GRIDS: so many puzzles of 4×4, up to a million.
#include "core/generate/controlled_bias.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>

#include "core/generate/full_grid.h"
#include "core/generate/uniform_grid.h"
#include "tests/core/generate/made.h"

namespace nonet::generate {
namespace {

constexpr int kCells = 16;

/// Renames the digits so that the first row has them in order.
std::vector<Digit> renamed(std::vector<Digit> grid) {
  std::array<Digit, 5> name{};
  for (std::size_t column = 0; column < 4; ++column) {
    name[grid[column]] = static_cast<Digit>(column + 1);
  }
  for (Digit& digit : grid) digit = name[digit];
  return grid;
}

/// The minimal puzzles of a 4×4 grid among all 288, as sets of cells: any other grid differs from it in one of the
/// givens, but not if any of them is missing.
std::vector<unsigned> minimal_puzzles(const std::vector<Digit>& grid,
                                      const std::vector<std::vector<Digit>>& all) {
  std::vector<bool> is_proper(1u << kCells, true);
  for (const std::vector<Digit>& other : all) {
    unsigned same = 0;
    for (unsigned cell = 0; cell < kCells; ++cell) {
      if (grid[cell] == other[cell]) same |= 1u << cell;
    }
    if (std::popcount(same) == kCells) continue;
    for (unsigned part = same;; part = (part - 1) & same) {  // each set within it
      is_proper[part] = false;
      if (part == 0) break;
    }
  }
  std::vector<unsigned> minimal;
  for (unsigned cells = 0; cells < is_proper.size(); ++cells) {
    bool is_minimal = is_proper[cells];
    for (unsigned left = cells; left != 0 && is_minimal; left &= left - 1) {
      is_minimal = !is_proper[cells ^ (left & (0u - left))];
    }
    if (is_minimal) minimal.push_back(cells);
  }
  return minimal;
}

}  // namespace

TEST_CASE("weighted, all minimal 4×4 puzzles are equally likely", "[generate]") {
  const auto geometry = Geometry::with_boxes({4, 2, 2}).value();
  const Puzzle empty = make_puzzle(geometry);
  const SolveReport report = Solver().solve(empty, {.limit = 1000, .keep = 1000});
  REQUIRE(report.count == 288);
  // By number of givens, each puzzle of the 12 grids with the first row in order.
  std::array<std::map<std::pair<std::vector<Digit>, unsigned>, std::uint64_t>, kCells + 1> seen;
  for (const std::vector<Digit>& grid : report.solutions) {
    if (renamed(grid) != grid) continue;
    for (const unsigned cells : minimal_puzzles(grid, report.solutions)) {
      seen[static_cast<std::size_t>(std::popcount(cells))][{grid, cells}] = 0;
    }
  }
  // 24 renamings of each: 85,632 minimal puzzles, as is known.
  REQUIRE(seen[4].size() * 24 == 25'728);
  REQUIRE(seen[5].size() * 24 == 58'368);
  REQUIRE(seen[6].size() * 24 == 1'536);

  const int count = std::min(grids(15'000), 1'000'000);
  ControlledBias bias(geometry);
  std::vector<Digit> solution, givens;
  for (int number = 0; number < count; ++number) {
    Random random = Random::of(1, static_cast<std::uint64_t>(number), 0);
    while (!bias.next(random, solution, givens)) {
    }
    unsigned cells = 0;
    for (unsigned cell = 0; cell < kCells; ++cell) {
      if (givens[cell] != 0) cells |= 1u << cell;
    }
    auto& of_count = seen[static_cast<std::size_t>(std::popcount(cells))];
    const auto found = of_count.find({renamed(solution), cells});
    REQUIRE(found != of_count.end());
    ++found->second;
  }
  // The weights of all puzzles, were each made once, tell how often those with so many givens should be made.
  double all = 0;
  for (std::size_t givens_count = 4; givens_count <= 6; ++givens_count) {
    all += static_cast<double>(seen[givens_count].size()) /
           controlled_bias_weight(kCells, static_cast<int>(givens_count));
  }
  for (std::size_t givens_count = 4; givens_count <= 6; ++givens_count) {
    INFO(givens_count << " givens");
    std::vector<std::uint64_t> counts;
    for (const auto& [puzzle, made] : seen[givens_count]) counts.push_back(made);
    const double each =
        count / controlled_bias_weight(kCells, static_cast<int>(givens_count)) / all;
    CHECK(chi_square(counts, each) < chi_square_limit(counts.size()));
    // Their sum is binomial: within four standard deviations.
    const double expected = each * static_cast<double>(counts.size());
    const auto sum = static_cast<double>(std::accumulate(counts.begin(), counts.end(), 0ull));
    CHECK(std::abs(sum - expected) < 4 * std::sqrt(expected * (1 - expected / count)));
  }
}

TEST_CASE("the first try that succeeds is that of the plain way", "[generate]") {
  // Of 6×6, as nearly all tries on 9×9 fail.
  const auto geometry = Geometry::with_boxes({6, 2, 3}).value();
  ControlledBias bias(geometry);
  FullGrids grids(geometry);
  std::vector<Digit> solution, givens, grid;
  int succeeded = 0;
  for (std::uint64_t number = 0; number < 20; ++number) {
    Random random = Random::of(2, number, 0), plain = random;
    const bool is_made = bias.next(random, solution, givens);
    bool is_found = false;
    for (int tries = 0; tries < 64 && !is_found; ++tries) {
      grids.next(plain, grid);
      std::vector<std::uint8_t> order(36);
      std::iota(order.begin(), order.end(), std::uint8_t{0});
      plain.shuffle(order);
      Puzzle puzzle = make_puzzle(geometry);
      puzzle.givens = grid;
      for (const std::uint8_t cell : order) {
        puzzle.givens[cell] = 0;
        if (solutions_of(puzzle) == 1) continue;
        puzzle.givens[cell] = grid[cell];
        break;
      }
      if (!is_minimal(puzzle)) continue;
      is_found = true;
      CHECK(solution == grid);
      CHECK(givens == puzzle.givens);
    }
    CHECK(is_made == is_found);
    succeeded += is_made ? 1 : 0;
  }
  CHECK(succeeded > 0);
  CHECK(succeeded < 20);
}

TEST_CASE("weights are numbers of choices", "[generate]") {
  CHECK(controlled_bias_weight(16, 0) == 1);
  CHECK(controlled_bias_weight(16, 5) == 4'368);
  CHECK(controlled_bias_weight(81, 17) == 128'447'994'798'305'325.0);
  // From one number of givens to the next, the factor of Berthier's paper.
  for (int givens = 20; givens < 35; ++givens) {
    const double factor =
        controlled_bias_weight(81, givens + 1) / controlled_bias_weight(81, givens);
    CHECK(std::abs(factor * (givens + 1) / (81 - givens) - 1) < 1e-12);
  }
}

}  // namespace nonet::generate
