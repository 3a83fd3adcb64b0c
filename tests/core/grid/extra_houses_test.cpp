#include "core/grid/extra_houses.h"

#include <set>

#include "core/grid/geometry.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

using Words = std::vector<std::string>;

std::shared_ptr<const Geometry> with(Shape shape, const Words& words) {
  return Geometry::with_boxes(shape, houses_named(words, shape.size).value()).value();
}

/// The extra houses of that kind, as sets of cells.
std::vector<std::vector<Cell>> cells_of(const Geometry& geometry, HouseKind kind) {
  std::vector<std::vector<Cell>> found;
  for (const House& house : geometry.houses()) {
    if (house.kind != kind) continue;
    CHECK(house.index == static_cast<int>(found.size()));
    found.emplace_back(house.cells.begin(), house.cells.end());
  }
  return found;
}

Error error_of(Shape shape, const Words& words, bool is_jigsaw = false) {
  return flaw_of(houses_named(words, shape.size).value(), shape, is_jigsaw).value();
}

}  // namespace

TEST_CASE("diagonals run from corner to corner", "[grid]") {
  const auto geometry = with({4, 2, 2}, {"diagonals"});
  CHECK(geometry->houses().size() == 14);
  CHECK(cells_of(*geometry, HouseKind::kDiagonal) ==
        std::vector<std::vector<Cell>>{{0, 5, 10, 15}, {3, 6, 9, 12}});
  CHECK(geometry->houses_of(5).size() == 4);
  CHECK(geometry->houses_of(1).size() == 3);
  const auto peers = geometry->peers(0);
  CHECK(std::set<Cell>(peers.begin(), peers.end()) == std::set<Cell>{1, 2, 3, 4, 5, 8, 10, 12, 15});
  CHECK_FALSE(geometry->has_only_boxes());
  CHECK(cells_of(*with({4, 2, 2}, {"diagonal-down"}), HouseKind::kDiagonal) ==
        std::vector<std::vector<Cell>>{{0, 5, 10, 15}});
  const auto up = with({4, 2, 2}, {"diagonal-up"});
  REQUIRE(up->houses().size() == 13);
  CHECK(up->houses()[12].index == 1);
  CHECK(up->houses()[12].cells[0] == 3);
}

TEST_CASE("windows lie one row and one column apart", "[grid]") {
  const auto nine = cells_of(*with({9, 3, 3}, {"windows"}), HouseKind::kWindow);
  REQUIRE(nine.size() == 4);
  CHECK(nine[0] == std::vector<Cell>{10, 11, 12, 19, 20, 21, 28, 29, 30});
  CHECK(nine[3] == std::vector<Cell>{50, 51, 52, 59, 60, 61, 68, 69, 70});
  CHECK(cells_of(*with({6, 2, 3}, {"windows"}), HouseKind::kWindow) ==
        std::vector<std::vector<Cell>>{{7, 8, 9, 13, 14, 15}, {25, 26, 27, 31, 32, 33}});
  CHECK(cells_of(*with({16, 4, 4}, {"windows"}), HouseKind::kWindow).size() == 9);
  CHECK(cells_of(*with({12, 3, 4}, {"windows"}), HouseKind::kWindow).size() == 6);
}

TEST_CASE("a group is one place of every box", "[grid]") {
  const auto groups = cells_of(*with({6, 2, 3}, {"groups"}), HouseKind::kGroup);
  REQUIRE(groups.size() == 6);
  CHECK(groups[0] == std::vector<Cell>{0, 3, 12, 15, 24, 27});
  CHECK(groups[5] == std::vector<Cell>{8, 11, 20, 23, 32, 35});
}

TEST_CASE("smaller regions come last", "[grid]") {
  const auto geometry = with({4, 2, 2}, {"r1c1r4c3", "r1c1r2c2r3c3r4c4", "diagonal-up"});
  const auto houses = geometry->houses().subspan(12);
  REQUIRE(houses.size() == 3);
  CHECK(houses[0].kind == HouseKind::kDiagonal);
  CHECK(houses[1].index == 1);
  CHECK(houses[2].index == 0);
  CHECK(std::vector<Cell>(houses[2].cells.begin(), houses[2].cells.end()) ==
        std::vector<Cell>{0, 14});
  CHECK(geometry->peers(14).front() == 0);
}

TEST_CASE("extra houses belong to jigsaws as well", "[grid]") {
  const std::vector<int> rows_of_boxes = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
  const auto diagonals = houses_named(Words{"diagonals"}, 4).value();
  const auto jigsaw = Geometry::with_regions(rows_of_boxes, diagonals).value();
  CHECK(jigsaw->houses().size() == 14);
  GeometryCache cache;
  const auto other = cache.with_extra(*jigsaw, houses_named(Words{"diagonal-up"}, 4).value());
  CHECK(other.value()->houses().size() == 13);
  CHECK(other.value()->is_jigsaw());
}

TEST_CASE("a grid without room for them says so", "[grid]") {
  CHECK(error_of({8, 2, 4}, {"windows"}).code == Errc::kBadHouses);
  CHECK(error_of({8, 2, 4}, {"windows"}).text == "windows");
  CHECK(error_of({7, 1, 7}, {"groups"}).text == "groups");
  CHECK(error_of({9, 1, 9}, {"windows"}, true).found == 9);
  CHECK_FALSE(flaw_of(houses_named(Words{"diagonals"}, 9).value(), {9, 1, 9}, true));
  CHECK(error_of({4, 2, 2}, {"r1c1"}).text == "r1c1");
  CHECK(error_of({4, 2, 2}, {"r1c1r2c2r1c1"}).text == "r1c1r2c2r1c1");
  CHECK(error_of({4, 2, 2}, {"r1c1r1c2r1c3r1c4r2c1"}).code == Errc::kBadHouses);
  ExtraHouses outside;
  outside.regions = {{0, 16}};
  CHECK(flaw_of(outside, {4, 2, 2}, false));
}

TEST_CASE("extra houses are words", "[grid]") {
  const Words words = {"diagonals", "windows", "groups", "r10c2r3c16"};
  CHECK(house_words(houses_named(words, 16).value(), 16) == words);
  CHECK(house_words(houses_named(Words{"diagonal-up", "diagonal-down"}, 9).value(), 9) ==
        Words{"diagonals"});
  CHECK(house_words(houses_named(Words{"diagonal-up"}, 9).value(), 9) == Words{"diagonal-up"});
  for (const std::string_view key : pattern_keys()) CHECK(is_house_word(key));
  CHECK(is_house_word("r64c1r1c64"));
  for (const auto* wrong :
       {"", "diagonal", "r1", "r1c", "c1r1", "r0c1", "r01c1", "r65c1", "r1c1 ", "r-1c1"}) {
    CHECK_FALSE(is_house_word(wrong));
    const auto error = houses_named(Words{"windows", wrong}, 64).error();
    CHECK(error.code == Errc::kBadHouses);
    CHECK(error.text == wrong);
  }
  CHECK_FALSE(houses_named(Words{"r5c1r1c1"}, 4).ok());
  CHECK(houses_named(Words{std::string(99, 'x')}, 4).error().text.size() == 40);
}
