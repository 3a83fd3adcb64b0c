// tests/core/generate/random_test.cpp: the published sequences, stored ones, and even distributions.
#include "core/generate/random.h"

#include <array>
#include <set>

#include "tests/core/generate/made.h"

namespace nonet::generate {

TEST_CASE("splitmix64 gives its published numbers", "[generate]") {
  constexpr std::uint64_t kGolden = 0x9E37'79B9'7F4A'7C15;
  CHECK(mixed(0) == 0xE220'A839'7B1D'CDAF);
  CHECK(mixed(kGolden) == 0x6E78'9E6A'A1B9'65F4);
  CHECK(mixed(2 * kGolden) == 0x06C4'5D18'8009'454F);
}

TEST_CASE("FNV-1a gives its published numbers", "[generate]") {
  CHECK(seed_of("") == 0xCBF2'9CE4'8422'2325);
  CHECK(seed_of("a") == 0xAF63'DC4C'8601'EC8C);
  CHECK(seed_of("foobar") == 0x8594'4171'F739'67E8);
}

TEST_CASE("the streams are what they have always been", "[generate]") {
  Random random = Random::of(seed_of("2026-11-22"), 1, 0);
  const std::array<std::uint64_t, 3> first = {random.next(), random.next(), random.next()};
  CHECK(first == std::array<std::uint64_t, 3>{0x4734E84A00ACCED4u, 0x408BB62B07C2B3BDu,
                                              0xBBBF72E77C8EA95Fu});
  CHECK(Random::of(1, 2, 3).next() != Random::of(1, 3, 2).next());
  CHECK(Random::of(1, 2, 3).next() != Random::of(2, 1, 3).next());
  std::set<std::uint64_t> all;
  for (std::uint64_t number = 0; number < 100; ++number) {
    for (std::uint64_t attempt = 0; attempt < 100; ++attempt) {
      all.insert(Random::of(7, number, attempt).next());
    }
  }
  CHECK(all.size() == 10'000);
}

TEST_CASE("below gives each number equally often", "[generate]") {
  Random random(5);
  for (const std::uint32_t bound : {1u, 2u, 3u, 7u, 56u, 216u}) {
    std::vector<std::uint64_t> seen(bound);
    constexpr int kDraws = 60'000;
    for (int draw = 0; draw < kDraws; ++draw) ++seen.at(random.below(bound));
    if (bound > 1) CHECK(chi_square(seen, double{kDraws} / bound) < chi_square_limit(bound));
  }
  // Nearly half of the products are drawn again.
  for (int draw = 0; draw < 1000; ++draw) CHECK(random.below(0x8000'0001) <= 0x8000'0000);
}

TEST_CASE("shuffle gives each order equally often", "[generate]") {
  Random random(6);
  std::vector<std::uint64_t> seen(24);
  constexpr int kDraws = 48'000;
  for (int draw = 0; draw < kDraws; ++draw) {
    std::array<int, 4> items = {0, 1, 2, 3};
    random.shuffle(items);
    int order = 0;
    for (int i = 0; i < 4; ++i) {
      int less = 0;
      for (int j = i + 1; j < 4; ++j)
        less += items[static_cast<std::size_t>(j)] < items[static_cast<std::size_t>(i)];
      order = order * (4 - i) + less;
    }
    ++seen.at(static_cast<std::size_t>(order));
  }
  CHECK(chi_square(seen, kDraws / 24.0) < chi_square_limit(24));
}

}  // namespace nonet::generate
