#include "core/grid/geometry.h"

#include <set>
#include <vector>

#include "tests/catch.h"

using nonet::Cell;
using nonet::Errc;
using nonet::ExtraHouses;
using nonet::Geometry;
using nonet::HouseKind;
using nonet::Shape;

TEST_CASE("every size from 1 to 64 has its usual geometry", "[grid]") {
  for (int size = 1; size <= nonet::kMaxSize; ++size) {
    const Shape shape = nonet::usual_shape(size);
    REQUIRE(shape.box_rows * shape.box_columns == size);
    const auto made = Geometry::with_boxes(shape);
    REQUIRE(made.ok());
    const Geometry& geometry = *made.value();
    const bool boxed = shape.box_rows > 1;
    CHECK(geometry.houses().size() == static_cast<std::size_t>(boxed ? 3 * size : 2 * size));
    for (const auto& house : geometry.houses()) {
      CHECK(std::set<Cell>(house.cells.begin(), house.cells.end()).size() ==
            static_cast<std::size_t>(size));
    }
    // The row, the column, and the cells of the box that are in neither.
    const int peers = 2 * (size - 1) + (boxed ? (shape.box_rows - 1) * (shape.box_columns - 1) : 0);
    for (int cell = 0; cell < geometry.cell_count(); ++cell) {
      CHECK(geometry.peers(static_cast<Cell>(cell)).size() == static_cast<std::size_t>(peers));
    }
  }
}

TEST_CASE("the usual boxes are as square as possible, and wider than high", "[grid]") {
  CHECK(nonet::usual_shape(6) == Shape{6, 2, 3});
  CHECK(nonet::usual_shape(8) == Shape{8, 2, 4});
  CHECK(nonet::usual_shape(9) == Shape{9, 3, 3});
  CHECK(nonet::usual_shape(10) == Shape{10, 2, 5});
  CHECK(nonet::usual_shape(12) == Shape{12, 3, 4});
  CHECK(nonet::usual_shape(7) == Shape{7, 1, 7});
  CHECK(nonet::usual_shape(64) == Shape{64, 8, 8});
}

TEST_CASE("high boxes differ from wide ones", "[grid]") {
  const auto lying = Geometry::with_boxes({6, 2, 3}).value();
  const auto standing = Geometry::with_boxes({6, 3, 2}).value();
  CHECK(lying->region_of(2) == 0);
  CHECK(standing->region_of(2) == 1);
  CHECK(lying->houses()[12].kind == HouseKind::kBox);
  CHECK(
      std::vector<Cell>(standing->houses()[12].cells.begin(), standing->houses()[12].cells.end()) ==
      std::vector<Cell>{0, 1, 6, 7, 12, 13});
}

TEST_CASE("with_boxes refuses invalid shapes", "[grid]") {
  CHECK(Geometry::with_boxes({65, 5, 13}).error().code == Errc::kTooLarge);
  CHECK(Geometry::with_boxes({9, 2, 4}).error().code == Errc::kBadBoxes);
  CHECK(Geometry::with_boxes({0, 0, 0}).error().code == Errc::kBadBoxes);
  CHECK(Geometry::with_boxes({9, -3, -3}).error().code == Errc::kBadBoxes);
  CHECK(Geometry::with_boxes({64, 64, 67'108'865}).error().code == Errc::kBadBoxes);
}

TEST_CASE("a jigsaw's regions are houses, with any numbers", "[grid]") {
  const std::vector<int> map = {7, 7, 2, 2,  //
                                7, 2, 2, 5,  //
                                7, 9, 5, 5,  //
                                9, 9, 9, 5};
  const auto made = Geometry::with_regions(map);
  REQUIRE(made.ok());
  const Geometry& geometry = *made.value();
  CHECK(geometry.is_jigsaw());
  CHECK(geometry.houses().size() == 12);
  CHECK(geometry.houses()[8].kind == HouseKind::kRegion);
  CHECK(geometry.region_of(0) == 0);
  CHECK(geometry.region_of(2) == 1);
  CHECK(geometry.region_of(7) == 2);
  CHECK(geometry.region_of(15) == 2);
}

TEST_CASE("a single cell has no region besides its row and column", "[grid]") {
  const auto made = Geometry::with_regions(std::vector<int>{3});
  REQUIRE(made.ok());
  CHECK_FALSE(made.value()->is_jigsaw());
  CHECK(made.value()->region_of(0) == -1);
}

TEST_CASE("with_regions reports the region of the wrong size", "[grid]") {
  const auto made = Geometry::with_regions(std::vector<int>{1, 1, 1, 2});
  REQUIRE_FALSE(made.ok());
  CHECK(made.error().code == Errc::kBadRegions);
  CHECK(made.error().text == "1");
  CHECK(made.error().found == 3);
  CHECK(made.error().expected == 2);
  CHECK(Geometry::with_regions(std::vector<int>{1, 1, 1}).error().code == Errc::kNoSuchSize);
  CHECK(Geometry::with_regions(std::vector<int>(65 * 65, 1)).error().code == Errc::kTooLarge);
}

TEST_CASE("the cache returns one geometry for each shape", "[grid]") {
  nonet::GeometryCache cache;
  CHECK(cache.with_boxes({9, 3, 3}).value() == cache.with_boxes({9, 3, 3}).value());
  CHECK(cache.with_boxes({6, 2, 3}).value() != cache.with_boxes({6, 3, 2}).value());
  CHECK_FALSE(cache.with_boxes({6, 4, 2}).ok());
  ExtraHouses diagonal;
  diagonal.diagonal_up = true;
  const auto plain = cache.with_boxes({9, 3, 3}).value();
  const auto made = cache.with_boxes({9, 3, 3}, diagonal).value();
  CHECK(made != plain);
  CHECK(made->houses().size() == 28);
  CHECK(plain->is_plain_nine());
  CHECK_FALSE(made->is_plain_nine());
  CHECK(cache.with_extra(*plain, diagonal).value() == made);
  CHECK(cache.with_extra(*made, {}).value() == plain);
}
