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
