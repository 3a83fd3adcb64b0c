// tests/core/human/cell_set_test.cpp: sets of cells against std::set, over the borders of words.
#include "core/human/cell_set.h"

#include <algorithm>
#include <set>
#include <vector>

#include "tests/catch.h"

namespace nonet::human {
namespace {

/// The multiples of a number below 256.
CellSet multiples(int number) {
  CellSet set;
  for (int cell = 0; cell < kMostCells; cell += number) set.insert(static_cast<Cell>(cell));
  return set;
}

std::set<int> plain(const CellSet& set) {
  std::set<int> cells;
  for (const Cell cell : set) cells.insert(cell);
  return cells;
}

}  // namespace

TEST_CASE("a set visits its cells, rising", "[human]") {
  std::vector<int> visited;
  for (const Cell cell : multiples(63)) visited.push_back(cell);
  CHECK(visited == std::vector<int>{0, 63, 126, 189, 252});
  CHECK(plain(CellSet()).empty());
  CHECK(CellSet::up_to(256).count() == 256);
  CHECK(CellSet::up_to(0).empty());
}

TEST_CASE("cells come and go", "[human]") {
  for (const int number : {0, 63, 64, 127, 128, 255}) {
    const Cell cell = static_cast<Cell>(number);
    CellSet set = CellSet::of(cell);
    CHECK(set.single());
    CHECK(set.first() == cell);
    CHECK(set.contains(cell));
    set.erase(cell);
    CHECK(set.empty());
  }
  CellSet set = multiples(100);
  CHECK(set.pop_first() == 0);
  CHECK(set.pop_first() == 100);
  CHECK(set == CellSet::of(200));
}

TEST_CASE("operations are those of sets", "[human]") {
  for (const int a : {1, 2, 5, 63, 64, 200}) {
    for (const int b : {1, 3, 7, 64, 255}) {
      const CellSet first = multiples(a), second = multiples(b);
      const std::set<int> one = plain(first), two = plain(second);
      std::set<int> both, any = one, rest;
      any.insert(two.begin(), two.end());
      for (const int cell : one) (two.contains(cell) ? both : rest).insert(cell);
      CHECK(plain(first & second) == both);
      CHECK(plain(first | second) == any);
      CHECK(plain(first - second) == rest);
      CHECK(first.intersects(second) == !both.empty());
      CHECK(second.contains_all(first) == rest.empty());
      CHECK((first == second) == (a == b));
      CHECK((first < second || second < first) == (a != b));
    }
  }
}

}  // namespace nonet::human
