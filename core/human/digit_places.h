// core/human/digit_places.h: the places of one digit as bits of one word, and the templates that they allow.
//
// A template is a choice of places that gives the digit to each house once. Every rule about a single digit (fish, chains of
// one digit, locked candidates) removes only places that are in no template, so `in_no_template` says in a microsecond
// where such a rule may have anything to remove; on most boards that is nowhere.
//
//   places of the 4, numbered    houses as words          a template
//   . 0 . | . 1 .                row 1    000011          . 0 . | . . .
//   2 . . | . 3 .                column 1 000100          . . . | . 3 .
//
// Misses: a digit with more than 64 places (early on a 16×16) is left out: no person looks for a fish there.
// Tested by tests/core/human/digit_places_test.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <vector>

#include "core/human/search.h"

namespace nonet::human {

/// A set of places of one digit: bit i is the i-th place.
using PlaceSet = std::uint64_t;
/// A set of houses of a layout: bit i is house i.
using HouseSet = std::uint64_t;

/// Removes the least member of a set that is not empty, and returns it.
inline std::size_t pop_least(std::uint64_t& set) {
  const int least = std::countr_zero(set);
  set &= set - 1;
  return static_cast<std::size_t>(least);
}
inline constexpr std::uint64_t bit(std::size_t index) {
  return std::uint64_t{1} << index;
}
/// Whether the set has more than one member.
inline constexpr bool has_two(std::uint64_t set) {
  return (set & (set - 1)) != 0;
}

struct DigitPlaces {
  /// Cost: some operations for each place. Usable only if `is_usable`.
  DigitPlaces(const Board& board, Digit digit);

  /// At least one place, at most 64, and at most 64 houses.
  bool is_usable = false;
  Digit digit;
  std::size_t count = 0;
  PlaceSet all = 0;
  /// The houses in which the digit is still to be placed.
  HouseSet lacking = 0;
  std::array<Cell, 64> cells;
  /// What a place sees, without itself.
  std::array<PlaceSet, 64> peers;
  /// The houses of a place.
  std::array<HouseSet, 64> houses_of;
  /// The places in a house.
  std::array<PlaceSet, 64> houses;

  /// The index of a cell that is a place.
  std::size_t index_of(Cell cell) const;
  PlaceSet set_of(const CellSet& cells_of_set) const;
  CellSet cells_of(PlaceSet places) const;
  /// What each of these places sees; all places for an empty set.
  PlaceSet common_peers(PlaceSet places) const;
  /// The places that are in one of these houses.
  PlaceSet in(HouseSet some) const;

  /// A template that uses only `allowed` places and contains `start`; 0: there is none. `start` has at most one place.
  /// A search of more than 2,000 branches (on large grids) ends with the answer `start | allowed`.
  PlaceSet template_in(PlaceSet allowed, PlaceSet start = 0) const;
  /// The places in no template; none if there is no template at all, because then the board has no solution.
  PlaceSet in_no_template() const;
};

/// The digits that fish, kraken fish and templates look at: those with usable places.
struct AllDigitPlaces {
  struct Item {
    DigitPlaces places;
    PlaceSet in_no_template;
  };
  std::vector<Item> items;
};

/// Made once for a board, and kept in its Facts. Cost: about 1 µs for each digit of a 9×9.
const AllDigitPlaces& all_digit_places(Search& search);

}  // namespace nonet::human
