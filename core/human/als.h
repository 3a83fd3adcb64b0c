// core/human/als.h: finds als-xz, als-xy-wing, als-chain, death-blossom.
//
// All four are chains of almost locked sets (core/human/almost_locked_sets.h). Two sets are linked by a digit x if all
// their cells with x see each other: at most one of them holds x, and the one that lacks it holds all its other digits.
//
//   als-xz         A –x– B             A or B lacks x, so A or B holds z: whatever sees z in both is not z
//   als-xy-wing    A –x– C –y– B       C cannot lack x and y, so A lacks x or B lacks y
//   als-chain      A –x– … –y– B       four sets or more
//   death-blossom  a cell {x y …} whose digits each take a digit from another set
//
// Finds:  each result once for a technique, the shortest chain or the smallest sets first; als_xz.cpp, als_xy_wing.cpp,
//         als_chain.cpp and death_blossom.cpp say more. Sets share cells only if options().sets_may_overlap.
// Misses: grids larger than 9×9.
// Source: hodoku.sourceforge.net/en/tech_als.php.
// Tested by tests/core/human/als_test.cpp.
#pragma once

#include <span>

#include "core/human/search.h"

namespace nonet::human {

struct AlmostLockedSet;
struct AlmostLockedSets;

/// A Finder (technique.h) of the techniques above.
bool find_als(Search& search, Technique technique);

/// What find_als consists of: one function a file. They end as a Finder does.
bool find_als_xz(Search& search);
bool find_als_xy_wing(Search& search);
bool find_als_chain(Search& search);
bool find_death_blossom(Search& search);

/// Makes the list of what goes where one of two sets must hold each of their common digits but `links`. Returns the digits
/// that are in the list.
DigitSet common_eliminations(const AlmostLockedSets& all, const AlmostLockedSet& first,
                             const AlmostLockedSet& last, DigitSet links,
                             std::vector<Candidate>& eliminations);

/// Adds to the step the sets (indices in `all`), a chain through them, and its marks. `digits` has one member more than
/// `sets`: the digit that the first set may lack, those that link each set to the next, and the one that the last holds.
/// Digits of step.digits are marked as the pattern, the links as on and off.
void describe_sets(Step& step, const AlmostLockedSets& all, std::span<const std::size_t> sets,
                   std::span<const Digit> digits);

}  // namespace nonet::human
