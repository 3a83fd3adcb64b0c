// core/solve/impossible_constraints.h: of a puzzle with constraints that has no solution: the constraints that cannot be kept even if there are no others.
//
// A thermometer longer than there are digits, a sum out of reach, a clue that a given contradicts: such a constraint is most often a slip, and to
// name it says more than "no solution". Where no constraint alone is to blame, core/solve/reduction.h finds which ones are together.
// Tested by tests/core/solve/impossible_constraints_test.cpp.
#pragma once

#include <vector>

#include "core/base/progress.h"
#include "core/model/constrained_puzzle.h"
#include "core/solve/constrained_validate.h"

namespace nonet {

/// The constraints that leave no solution together with the givens and the houses alone, in the puzzle's order, without values. Those that a few
/// hundred guesses do not show to be so are not among them. Cost: a short search for each constraint; `progress` may stop it.
std::vector<RuleConflict> impossible_constraints(const ConstrainedPuzzle& puzzle,
                                                 const Progress& progress = {});

}  // namespace nonet
