// core/rate/hodoku_choice.h: which step HoDoKu takes where several are possible, and in which order its candidates go.
//
// HoDoKu tries its techniques one after the other. Of the first that has a step it takes
//   - the first one in the order in which it scans the grid: subsets, fish, wings, rectangles, colours, pairs of sets …
//   - the one with the most eliminations for chains and loops; of those with equally many the shortest; then the one with
//     the lowest cells.
// The order of eliminations of a step decides which singles are noted first (hodoku_singles.h).
// Source: the behaviour of HoDoKu 2.2 and 2.3 (its options' defaults). Tested by tests/core/rate/hodoku_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/human/search.h"

namespace nonet::rate {

/// Techniques that are one to HoDoKu: what it calls a nice loop is three rows of our table.
using HodokuGroup = std::vector<human::Technique>;

/// HoDoKu's techniques after the singles, in its order, without those that are off by default.
std::vector<HodokuGroup> hodoku_groups();

/// The step that HoDoKu takes, with its eliminations in HoDoKu's order; nothing: none of the techniques helps.
std::optional<human::Step> hodoku_step(const human::Board& board,
                                       std::span<const HodokuGroup> groups,
                                       const human::Search::Patience& patience);

}  // namespace nonet::rate
