// core/human/results.h: which results of steps a finder has reported already.
//
// Different patterns often remove the same candidates; a person is shown the first one.
// Tested by tests/core/human/almost_locked_sets_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/human/search.h"

namespace nonet::human {

/// A set of results, each kept as 64 bits of hash. Cost: some nanoseconds a candidate and a comparison a result.
class Results {
 public:
  /// Returns false if this set of eliminations, in any order, was added before.
  bool add(const std::vector<Candidate>& eliminations);

 private:
  std::vector<std::uint64_t> sums_;
};

/// Adds everything that a finder reports on the search's board.
void add_results(Search& search, bool (*find)(Search&), Results& results);

/// Appends the elimination of the digit from each of the cells.
void eliminate(std::vector<Candidate>& eliminations, Digit digit, const CellSet& cells);

}  // namespace nonet::human
