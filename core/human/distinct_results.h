// core/human/distinct_results.h: remembers what a finder has reported, so that it reports each result once.
//
// Many patterns lead to the same eliminations. A finder asks is_new() with those that it is about to report, before it
// gathers the evidence. Results are kept as 64-bit sums of well mixed numbers, one for each candidate; with 10,000
// results on a board two different ones have the same sum once in 10¹¹ boards.
// Tested by tests/core/human/wings_test.cpp and others, which expect exact lists.
#pragma once

#include <cstdint>
#include <vector>

#include "core/human/board.h"

namespace nonet::human {

class DistinctResults {
 public:
  /// Whether this result was not seen before; from now on it was. `cells` lose `digit`.
  bool is_new(Digit digit, const CellSet& cells) {
    std::uint64_t sum = 0;
    for (const Cell cell : cells) sum += number_of(cell, digit);
    return insert(sum);
  }
  /// The same for candidates that are removed, or placed (then `salt` is 1). Each must occur once.
  bool is_new(const std::vector<Candidate>& candidates, std::uint64_t salt = 0) {
    return insert(sum_of(candidates, salt));
  }
  /// Whether the removal of these candidates was seen before.
  bool has(const std::vector<Candidate>& candidates) const;

 private:
  static std::uint64_t sum_of(const std::vector<Candidate>& candidates, std::uint64_t salt);
  static std::uint64_t number_of(Cell cell, Digit digit) {
    std::uint64_t mixed = (std::uint64_t{cell} * 64 + digit + 1) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 31) * 0xbf58476d1ce4e5b9u;
    return mixed ^ mixed >> 29;
  }
  bool insert(std::uint64_t sum);

  // A hash table with a power of two of places, at most half of them in use; 0: free.
  std::vector<std::uint64_t> table_;
  std::size_t count_ = 0;
};

}  // namespace nonet::human
