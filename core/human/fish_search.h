// core/human/fish_search.h: fish of one digit, found from the place that they remove.
//
// A fish has n base houses and n cover houses. The digit stands n times in the bases; if every base place is in a cover (or
// is a fin and false), it stands n times in the covers too, so a cover place outside the bases is false, and so is a base
// place in two covers ("cannibalistic"). A place in two bases counts twice and therefore as a fin (an endo fin).
//
//   . f . | . 4 . ← base      Turned round: assume that the place e is true. It makes false what it sees, the fins too.
//   . . . | . . .             What is free then in the n bases lies in the n − 1 covers that do not contain e: more houses
//   e . . | . . .             than can be served. So a search for n houses in n − 1 ("overfull") finds every fish that
//   4 . . | . 4 . ← base      removes e, whatever its fins, and looks at places that can be removed only.
//
// Why it is right: n houses that each need the digit cannot share n − 1 houses that hold it once.
// Finds:  every set of bases and covers in which no part of the bases is overfull by itself; such a part is a smaller fish
//         with the same elimination. A cannibalistic fish is an overfull set with one base and two covers through e more.
// Source: HoDoKu's descriptions of its fish (hodoku.sourceforge.net/en/tech_fishg.php), forum "The Ultimate Fish Guide".
// Tested by tests/core/human/fish_search_test.cpp.
#pragma once

#include <vector>

#include "core/human/digit_places.h"

namespace nonet::human {

/// Bases whose free places lie in covers, one less in number.
struct Overfull {
  HouseSet bases = 0, covers = 0;
};

/// Adds to `found` the sets of `size` bases (2..5) whose `free` places lie in size − 1 covers: no base without a free place,
/// no two bases with a common one, no smaller overfull part with a place in `near` (the covers through the target: a part
/// without one makes no fish). Stops when `found` has 2,000 sets.
/// Cost: some µs for size 4 on a 9×9.
void find_overfull(const DigitPlaces& places, PlaceSet free, PlaceSet near, HouseSet may_be_base,
                   HouseSet may_be_cover, int size, std::vector<Overfull>& found);

/// One fish; all sets are of the DigitPlaces that it was found in.
struct Fish {
  HouseSet bases = 0, covers = 0;
  PlaceSet fins = 0;       ///< endo fins included
  PlaceSet endo_fins = 0;  ///< in two bases
  PlaceSet pattern = 0;    ///< the other base places
  PlaceSet eliminations = 0;
};

/// The fins and eliminations of these bases and covers.
Fish fish_of(const DigitPlaces& places, HouseSet bases, HouseSet covers);

/// HoDoKu's classes: lines against lines; with boxes; anything.
enum class FishClass : std::uint8_t { kBasic, kFranken, kMutant };
FishClass class_of(int size_of_grid, HouseSet bases, HouseSet covers);

/// Which houses are bases and covers in a search for a class: two searches, or one.
struct FishHouses {
  HouseSet bases = 0, covers = 0;
};
/// The number of searches that a class needs.
inline int searches_of(FishClass fish_class) {
  return fish_class == FishClass::kMutant ? 1 : 2;
}
FishHouses houses_for(const Layout& layout, FishClass fish_class, int search);

}  // namespace nonet::human
