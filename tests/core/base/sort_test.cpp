#include "core/base/sort.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <random>
#include <vector>

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("lists of any length are sorted as std::sort does it, with and without repeats",
          "[base]") {
  std::mt19937 random(20261126);
  for (std::size_t length = 0; length < 200; ++length) {
    std::vector<std::uint16_t> items(length);
    for (auto& item : items) item = static_cast<std::uint16_t>(random() % 60);
    std::vector<std::uint16_t> expected = items;
    std::sort(expected.begin(), expected.end());
    std::vector<std::uint16_t> sorted = items;
    sort_small(sorted);
    CHECK(sorted == expected);
    sort_small(sorted, std::greater<>());
    CHECK(std::equal(sorted.begin(), sorted.end(), expected.rbegin()));
    expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
    sort_without_repeats(items);
    CHECK(items == expected);
  }
}

TEST_CASE("an item comes to its place among those that are sorted", "[base]") {
  std::mt19937 random(7);
  std::vector<int> items(50), expected;
  items[0] = items[1] = -1;  // before the beginning, and not touched
  for (std::size_t count = 0; count < 48; ++count) {
    const int item = static_cast<int>(random() % 30) - 15;
    insert_sorted(items, 2, 2 + count, item);
    expected.push_back(item);
    std::sort(expected.begin(), expected.end());
    CHECK(std::equal(expected.begin(), expected.end(), items.begin() + 2));
  }
  CHECK(items[0] == -1);
  CHECK(items[1] == -1);
}
