// core/model/number_regions.h: where regions are not known, which of them is the first, the second …
//
// Any numbering of the regions gives the same solution, so a model allows one of them: by default, in the order in which
// the rows of the grid meet them. Cells that are as far apart as a region has cells are in different regions: if these come first, their regions are
// known from the start. Such cells are taken first from those that clues count around, where a known region tells the most, and then from all.
// Tested by tests/core/model/number_regions_test.cpp.
#pragma once

#include "core/model/constrained_puzzle.h"

namespace nonet {

/// Changes in which order the regions are numbered, unless the puzzle says anything about their numbers. Cost: a walk over the rules.
void number_regions(const ConstrainedPuzzle& puzzle, Model& model);

}  // namespace nonet
