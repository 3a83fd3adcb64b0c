#include "core/human/results.h"

namespace nonet::human {

bool Results::add(const std::vector<Candidate>& eliminations) {
  std::uint64_t sum = 0;  // of a hash of each: the order does not matter
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

void add_results(Search& search, bool (*find)(Search&), Results& results) {
  const auto sink = [&results](Step&& step) {
    results.add(step.eliminations);
    return false;
  };
  Search quiet(search.board(), search.facts(), sink, search.options(), false);
  find(quiet);
}

void eliminate(std::vector<Candidate>& eliminations, Digit digit, const CellSet& cells) {
  for (const Cell cell : cells) eliminations.push_back({cell, digit});
}

}  // namespace nonet::human
