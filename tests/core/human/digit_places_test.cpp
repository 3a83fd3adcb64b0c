// tests/core/human/digit_places_test.cpp: places as words, templates, and places in no template.
#include "core/human/digit_places.h"

#include "tests/core/human/one_digit.h"

namespace nonet::human {

TEST_CASE("places, houses and peers are numbered in the order of the cells", "[human]") {
  const Board board = one_digit(
      "x........ x........ ...x..... ......... ......... ......... ......... ......... ........x");
  const DigitPlaces places(board, 1);
  REQUIRE(places.is_usable);
  CHECK(places.count == 4);
  CHECK(places.cells[2] == 21);
  CHECK(places.index_of(80) == 3);
  CHECK(places.houses[9] == 0b0011);   // column 1
  CHECK(places.houses[18] == 0b0011);  // box 1
  CHECK(places.peers[0] == 0b0010);
  CHECK(places.common_peers(0b0011) == 0);
  CHECK(places.in(bit(0) | bit(8)) == 0b1001);
  CHECK(places.cells_of(places.set_of(CellSet::of(21))) == CellSet::of(21));
}

TEST_CASE("more than 64 places are not looked at", "[human]") {
  CHECK_FALSE(DigitPlaces(board_of(std::string(81, '.')), 1).is_usable);
}

TEST_CASE("a template has each house once; a place without one is known", "[human]") {
  // Row 1 has columns 1 and 4, row 5 too: an x-wing. The rest is free.
  const Board board = one_digit(
      "x..x..... xxxxxxxxx xxxxxxxxx .xx.xxxxx x..x..... .xx.xxxxx .xx.xxxxx .xx.xxxxx xxx.xxxxx");
  const DigitPlaces places(board, 1);
  const PlaceSet found = places.template_in(places.all);
  CHECK(std::popcount(found) == 9);
  for (int house = 0; house < 27; ++house) {
    CHECK(std::popcount(found & places.houses[static_cast<std::size_t>(house)]) == 1);
  }
  CHECK(places.template_in(places.all, bit(places.index_of(9))) == 0);
  CHECK(places.cells_of(places.in_no_template()) ==
        (CellSet::of(9) | CellSet::of(12) | CellSet::of(18) | CellSet::of(21) | CellSet::of(72)));
}

TEST_CASE("a digit without any template says nothing", "[human]") {
  const Board board = one_digit(
      "x........ x........ xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx xxxxxxxxx ......... xxxxxxxxx");
  const DigitPlaces places(board, 1);
  CHECK(places.template_in(places.all) == 0);
  CHECK(places.in_no_template() == 0);
}

}  // namespace nonet::human
