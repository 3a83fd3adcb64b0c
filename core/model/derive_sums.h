// core/model/derive_sums.h: sums that follow from cages and houses together, of few cells or with little freedom.
//
// A house with as many cells as digits has a known sum, and so have several that share no cell. Cages that lie in them leave some cells, the innies,
// and stick out with others, the outies:
//
//   sum of the innies − sum of the outies = sum of the houses − sum of the cages
//
// The search would find that only by trying; with few cells, or a total near the least or greatest possible, the rule removes digits at once. (`scripts/bench variants` with and without this
// call in constrained_puzzle.cpp: seven more of 303 puzzles are done within a second.)
//
// Long sums, such as those of little killers, say little alone. But cells of one must differ from cells of another, so that the sum of all of them has
// less room: four of nine, eight, eight and seven cells with 49 each are 196 together, and at most 198.
// Tested by tests/core/model/derive_sums_test.cpp.
#pragma once

#include "core/model/model.h"

namespace nonet {

/// Adds such sums to the rules. It changes no solution. Cost: at most kMostUnions unions of houses, each with at most kMostCages cages; and the groups of
/// different cells of each pair of at most kMostLong long sums.
void derive_sums(Model& model);

}  // namespace nonet
