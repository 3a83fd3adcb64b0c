// tests/core/generate/symmetry_test.cpp: the groups of cells of each symmetry.
#include "core/generate/symmetry.h"

#include <algorithm>

#include "tests/catch.h"

namespace nonet::generate {
namespace {

int groups_in(Symmetry symmetry, int size) {
  const auto group = groups_of(symmetry, size);
  return *std::max_element(group.begin(), group.end()) + 1;
}

}  // namespace

TEST_CASE("symmetries have keys", "[generate]") {
  for (std::size_t i = 0; i < symmetry_keys().size(); ++i) {
    CHECK(symmetry_named(symmetry_keys()[i]) == static_cast<Symmetry>(i));
  }
  CHECK(symmetry_keys().size() == 8);
  CHECK_FALSE(symmetry_named("round"));
  CHECK_FALSE(symmetry_named(""));
}

TEST_CASE("symmetries have as many groups as geometry says", "[generate]") {
  // By Burnside's lemma: the mean number of cells that the movements leave where they are.
  CHECK(groups_in(Symmetry::kNone, 9) == 81);
  CHECK(groups_in(Symmetry::kHalfTurn, 9) == 41);
  CHECK(groups_in(Symmetry::kQuarterTurn, 9) == 21);
  CHECK(groups_in(Symmetry::kLeftRight, 9) == 45);
  CHECK(groups_in(Symmetry::kTopBottom, 9) == 45);
  CHECK(groups_in(Symmetry::kDiagonal, 9) == 45);
  CHECK(groups_in(Symmetry::kAntidiagonal, 9) == 45);
  CHECK(groups_in(Symmetry::kFull, 9) == 15);
  CHECK(groups_in(Symmetry::kHalfTurn, 6) == 18);
  CHECK(groups_in(Symmetry::kQuarterTurn, 6) == 9);
  CHECK(groups_in(Symmetry::kFull, 6) == 6);
  CHECK(groups_in(Symmetry::kFull, 1) == 1);
}

TEST_CASE("groups hold the cells that a movement exchanges", "[generate]") {
  const auto same = [](Symmetry symmetry, int a, int b) {
    const auto group = groups_of(symmetry, 9);
    return group[static_cast<std::size_t>(a)] == group[static_cast<std::size_t>(b)];
  };
  CHECK(same(Symmetry::kHalfTurn, 0, 80));
  CHECK_FALSE(same(Symmetry::kHalfTurn, 0, 8));
  CHECK(same(Symmetry::kQuarterTurn, 1, 17));
  CHECK_FALSE(same(Symmetry::kQuarterTurn, 1, 7));
  CHECK(same(Symmetry::kLeftRight, 1, 7));
  CHECK(same(Symmetry::kTopBottom, 1, 73));
  CHECK(same(Symmetry::kDiagonal, 1, 9));
  CHECK(same(Symmetry::kAntidiagonal, 1, 71));
  CHECK(same(Symmetry::kFull, 1, 7));
  CHECK(same(Symmetry::kFull, 1, 9));
}

}  // namespace nonet::generate
