// core/human/singles.h: finds full houses, naked singles and hidden singles.
//
//   full house      a house with one open cell:  1 2 3 4 . 6 7 8 9     the digit that it lacks stands there
//   naked single    a cell with one candidate                            that digit stands there
//   hidden single   a digit with one place left in a house               it stands there
//
// Why:    a cell holds some digit, and a house of as many cells as digits holds each of them.
// Finds:  each placement once for a technique. A full house is no naked or hidden single as well, and a hidden single is
//         reported in the first of its houses, boxes before lines (a person looks there first).
// Cost:   some 20 ns for the first one: the board has counted the places already.
// Tested by tests/core/human/singles_test.cpp.
#pragma once

#include <span>

#include "core/human/search.h"

namespace nonet::human {

/// A placement, and the house that it is seen in: −1 for a naked single.
struct Single {
  Cell cell = 0;
  Digit digit = 0;
  int house = -1;
};

/// Whether the technique is one of the three of this file.
constexpr bool is_single(Technique technique) {
  return technique == Technique::kFullHouse || technique == Technique::kNakedSingle ||
         technique == Technique::kHiddenSingle;
}

/// Writes the first singles of the technique, at most out.size(), and returns how many. This is what a path of singles is
/// made of; it allocates nothing.
int singles_of(const Board& board, Technique technique, std::span<Single> out);

/// Makes `step` the step of this single. Memory of `step` is used again.
void write_single(Step& step, Technique technique, const Single& single, bool wants_evidence);

/// A Finder (technique.h) of the techniques above.
bool find_singles(Search& search, Technique technique);

}  // namespace nonet::human
