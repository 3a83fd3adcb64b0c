#include "core/human/results.h"

namespace nonet::human {

void add_results(Search& search, bool (*find)(Search&), DistinctResults& results) {
  const auto sink = [&results](Step&& step) {
    results.is_new(step.eliminations);
    return false;
  };
  Search quiet(search, sink);
  const std::uint64_t limit = search.effort().begin_part(4);
  find(quiet);
  search.effort().end_part(limit);
}

void eliminate(std::vector<Candidate>& eliminations, Digit digit, const CellSet& cells) {
  for (const Cell cell : cells) eliminations.push_back({cell, digit});
}

}  // namespace nonet::human
