// core/human/results.h: what simpler techniques find on a board, so that a finder leaves it out.
//
// Different patterns often remove the same candidates; a person is shown the simplest one.
// Tested by tests/core/human/almost_locked_sets_test.cpp.
#pragma once

#include <vector>

#include "core/human/distinct_results.h"
#include "core/human/search.h"

namespace nonet::human {

/// Remembers everything that a finder reports on the search's board. Of a search with a limit it may take a quarter of
/// the work that is left; then some results may be missing.
void add_results(Search& search, bool (*find)(Search&), DistinctResults& results);

/// Appends the elimination of the digit from each of the cells.
void eliminate(std::vector<Candidate>& eliminations, Digit digit, const CellSet& cells);

}  // namespace nonet::human
