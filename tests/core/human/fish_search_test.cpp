// tests/core/human/fish_search_test.cpp: the search from the target against one that tries all bases and covers.
#include "core/human/fish_search.h"

#include <random>
#include <set>

#include "tests/core/human/one_digit.h"

namespace nonet::human {
namespace {

/// A template and some places more.
Board random_pattern(std::mt19937& random) {
  std::string pattern(81, '.');
  const DigitPlaces all(one_digit("xxxx.x.x. xxxxxx... xxx.xxxxx x.x.xxxxx xx.xx.xxx .xxxx.xxx "
                                  "xxx.xxxx. x.xxxxxx. x.xxxx.x."),
                        1);
  const PlaceSet kept = all.template_in(all.all, bit(random() % all.count));
  for (std::size_t place = 0; place < all.count; ++place) {
    if ((kept >> place & 1) != 0 || random() % 3 == 0) pattern[all.cells[place]] = 'x';
  }
  return one_digit(pattern);
}

std::vector<HouseSet> sets_of_houses(const DigitPlaces& places, int size) {
  std::vector<HouseSet> found{0};
  for (int i = 0; i < size; ++i) {
    std::vector<HouseSet> next;
    for (const HouseSet set : found) {
      for (std::size_t house = 0; house < 27; ++house) {
        if (set >> house == 0 && places.houses[house] != 0) next.push_back(set | bit(house));
      }
    }
    found = next;
  }
  return found;
}

/// Places that a house with nothing else to serve it removes: locked candidates.
PlaceSet locked(const DigitPlaces& places) {
  PlaceSet found = 0;
  for (std::size_t house = 0; house < 27; ++house) {
    if (places.houses[house] != 0) found |= places.common_peers(places.houses[house]);
  }
  return found;
}

}  // namespace

TEST_CASE("what any bases and covers remove, the search finds, and nothing else", "[human]") {
  std::mt19937 random(2);
  for (int round = 0; round < 6; ++round) {
    const Board board = random_pattern(random);
    const DigitPlaces places(board, 1);
    REQUIRE(places.is_usable);
    PlaceSet slow = 0;
    std::set<std::pair<HouseSet, HouseSet>> fish;
    for (int size = 2; size <= 3; ++size) {
      const std::vector<HouseSet> sets = sets_of_houses(places, size);
      for (const HouseSet bases : sets) {
        if (places.common_peers(fish_of(places, bases, 0).endo_fins) == 0) continue;
        for (const HouseSet covers : sets) {
          if ((bases & covers) != 0) continue;
          const PlaceSet removed = fish_of(places, bases, covers).eliminations;
          if (removed == 0) continue;
          slow |= removed;
          fish.insert({bases, covers});
        }
      }
    }
    PlaceSet fast = 0;
    for (std::size_t target = 0; target < places.count; ++target) {
      const PlaceSet free = places.all & ~places.peers[target] & ~bit(target);
      const HouseSet own = places.houses_of[target];
      for (int size = 2; size <= 3; ++size) {
        std::vector<Overfull> found;
        const HouseSet others = (bit(27) - 1) & ~own;
        find_overfull(places, free, places.in(own), others, others, size, found);
        for (const Overfull& sets : found) {
          const HouseSet covers =
              sets.covers | bit(static_cast<std::size_t>(std::countr_zero(own)));
          fast |= bit(target);
          CHECK(std::popcount(sets.bases) == size);
          CHECK(std::popcount(sets.covers) == size - 1);
          CHECK(fish.contains({sets.bases, covers}));
        }
      }
    }
    CHECK((fast & ~slow) == 0);
    CHECK((slow & ~fast & ~locked(places)) == 0);
    CHECK((slow & ~places.in_no_template()) == 0);
  }
}

TEST_CASE("fins, endo fins and cannibalistic eliminations", "[human]") {
  // Row 2 and box 1 share r2c1 and r2c2; columns 1 and 5 cover.
  const Board board = one_digit(
      "x........ xx..x.... .x....... x...x.... ......x.. ......... ......... ......... .........");
  const DigitPlaces places(board, 1);
  const Fish fish = fish_of(places, bit(1) | bit(18), bit(9) | bit(13));
  CHECK(places.cells_of(fish.endo_fins) == (CellSet::of(9) | CellSet::of(10)));
  CHECK(places.cells_of(fish.fins) == (CellSet::of(9) | CellSet::of(10) | CellSet::of(19)));
  CHECK(places.cells_of(fish.pattern) == (CellSet::of(0) | CellSet::of(13)));
  CHECK(fish.eliminations == 0);
  // Row 2 against column 1 and box 1: r2c1 is in both covers.
  const Fish cannibal = fish_of(places, bit(1), bit(9) | bit(18));
  CHECK(places.cells_of(cannibal.fins) == CellSet::of(13));
  CHECK(places.cells_of(cannibal.eliminations) == CellSet::of(9));
}

TEST_CASE("classes of fish follow the kinds of houses", "[human]") {
  const HouseSet row = bit(0), column = bit(9), box = bit(18);
  CHECK(class_of(9, row, column) == FishClass::kBasic);
  CHECK(class_of(9, column, row) == FishClass::kBasic);
  CHECK(class_of(9, row | box, column) == FishClass::kFranken);
  CHECK(class_of(9, column, row | box) == FishClass::kFranken);
  CHECK(class_of(9, row | column, box) == FishClass::kMutant);
  CHECK(class_of(9, box, column) == FishClass::kMutant);
}

}  // namespace nonet::human
