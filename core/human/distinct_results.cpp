#include "core/human/distinct_results.h"

namespace nonet::human {
namespace {

/// Where the sum is in the table, or the free place for it.
std::size_t place_of(const std::vector<std::uint64_t>& table, std::uint64_t sum) {
  std::size_t place = sum & (table.size() - 1);
  while (table[place] != 0 && table[place] != sum) place = (place + 1) & (table.size() - 1);
  return place;
}

}  // namespace

std::uint64_t DistinctResults::sum_of(const std::vector<Candidate>& candidates,
                                      std::uint64_t salt) {
  std::uint64_t sum = salt;
  for (const Candidate candidate : candidates) sum += number_of(candidate.cell, candidate.digit);
  return sum;
}

bool DistinctResults::has(const std::vector<Candidate>& candidates) const {
  return !table_.empty() && table_[place_of(table_, sum_of(candidates, 0))] != 0;
}

bool DistinctResults::insert(std::uint64_t sum) {
  if (sum == 0) sum = 1;
  if (2 * count_ >= table_.size()) {
    std::vector<std::uint64_t> larger(table_.empty() ? 16 : 4 * table_.size());
    for (const std::uint64_t seen : table_) {
      if (seen != 0) larger[place_of(larger, seen)] = seen;
    }
    table_.swap(larger);
  }
  std::uint64_t& place = table_[place_of(table_, sum)];
  if (place == sum) return false;
  place = sum;
  ++count_;
  return true;
}

}  // namespace nonet::human
