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
  bool add(const std::vector<Candidate>& eliminations) {
    std::uint64_t sum = 0;
    for (const Candidate candidate : eliminations) {
      std::uint64_t mixed = (std::uint64_t{candidate.cell} << 8 | candidate.digit) + 1;
      mixed *= 0x9E3779B97F4A7C15;
      mixed ^= mixed >> 29;
      sum += mixed * 0xBF58476D1CE4E5B9;
    }
    for (const std::uint64_t other : sums_) {
      if (other == sum) return false;
    }
    sums_.push_back(sum);
    return true;
  }

 private:
  std::vector<std::uint64_t> sums_;
};

/// Adds everything that a finder reports on the search's board.
inline void add_results(Search& search, bool (*find)(Search&), Results& results) {
  const auto sink = [&results](Step&& step) {
    results.add(step.eliminations);
    return false;
  };
  Search quiet(search.board(), search.facts(), sink, search.options(), false);
  find(quiet);
}

/// Appends the elimination of the digit from each of the cells.
inline void eliminate(std::vector<Candidate>& eliminations, Digit digit, const CellSet& cells) {
  for (const Cell cell : cells) eliminations.push_back({cell, digit});
}

}  // namespace nonet::human
