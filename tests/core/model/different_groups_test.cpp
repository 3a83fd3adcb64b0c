// tests/core/model/different_groups_test.cpp: each cell is in a group, in each group all must differ, and the groups are large.
#include "core/model/different_groups.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/format/interactive.h"
#include "core/model/constrained_puzzle.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

/// The sizes of the groups, largest first, of so many cells of the grid from the first on; cells of odd index are subtracted if
/// `is_mixed`. Checks what must hold of all groups.
std::vector<std::size_t> sizes(const std::string& text, std::size_t cells, bool is_mixed) {
  auto puzzle = read_interactive(text);
  REQUIRE(puzzle.ok());
  const Model model = make_model(puzzle.value());
  const Differences differences(model);
  std::vector<Sum::Term> terms;
  for (std::size_t i = 0; i < cells; ++i) {
    terms.push_back({static_cast<Cell>(i), is_mixed && i % 2 == 1 ? -1 : 1});
  }
  std::vector<std::size_t> sizes;
  std::vector<int> seen(cells, 0);
  for (const auto& group : different_groups(terms, differences)) {
    REQUIRE_FALSE(group.empty());
    for (const Sum::Term& term : group) {
      ++seen[term.cell];
      CHECK(term.factor == group.front().factor);
      for (const Sum::Term& other : group) {
        if (other.cell != term.cell) CHECK(differences.contains(term.cell, other.cell));
      }
    }
    sizes.push_back(group.size());
  }
  CHECK(std::count(seen.begin(), seen.end(), 1) == static_cast<std::ptrdiff_t>(cells));
  std::sort(sizes.rbegin(), sizes.rend());
  return sizes;
}

}  // namespace

TEST_CASE("the terms of a sum are grouped by the houses with most of them", "[constraints]") {
  const std::string grid = ".Shape~4x4";
  CHECK(sizes(grid, 16, false) == std::vector<std::size_t>{4, 4, 4, 4});
  CHECK(sizes(grid, 6, false) == std::vector<std::size_t>{4, 2});
  CHECK(sizes(grid, 8, true) == std::vector<std::size_t>{2, 2, 2, 2});
  CHECK(sizes(grid, 1, false) == std::vector<std::size_t>{1});
  CHECK(sizes(grid, 0, false).empty());
}

TEST_CASE("cells that only another rule makes different are grouped, too", "[constraints]") {
  // After the first row, r2c1 and r2c3 are left over: no knight's move apart, but in one row.
  CHECK(sizes(".Shape~4x4.NoBoxes.AntiKing", 7, false) == std::vector<std::size_t>{4, 3});
  // Of every second cell, the columns have four.
  CHECK(sizes(".Shape~4x4.NoBoxes", 16, true) == std::vector<std::size_t>{4, 4, 4, 4});
}

TEST_CASE("a cell that is given twice is in two groups", "[constraints]") {
  auto puzzle = read_interactive(".Shape~4x4");
  REQUIRE(puzzle.ok());
  const Model model = make_model(puzzle.value());
  const Differences differences(model);
  const auto groups = different_groups({{0, 1}, {1, 1}, {0, 1}}, differences);
  REQUIRE(groups.size() == 2);
  CHECK(groups[0].size() == 2);
  CHECK(groups[1].size() == 1);
  CHECK(groups[1].front().cell == 0);
}
