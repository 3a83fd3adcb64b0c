#include "core/human/search.h"

#include <algorithm>

namespace nonet::human {
namespace {

/// By digit and cell, each once. An insertion sort: finders report short lists that are nearly in order, and std::sort
/// alone is 1 KB of the compressed module.
void sort_and_unite(std::vector<Candidate>& candidates) {
  const auto number_of = [](Candidate candidate) { return candidate.digit << 16 | candidate.cell; };
  for (std::size_t i = 1; i < candidates.size(); ++i) {
    const Candidate moved = candidates[i];
    std::size_t to = i;
    for (; to > 0 && number_of(candidates[to - 1]) > number_of(moved); --to) {
      candidates[to] = candidates[to - 1];
    }
    candidates[to] = moved;
  }
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
}

}  // namespace

bool Search::report(Step step) {
  if (effort_.is_over()) return true;
  std::erase_if(step.eliminations, [&](Candidate candidate) { return !board_.has(candidate); });
  sort_and_unite(step.eliminations);
  if (step.eliminations.empty() && step.placements.empty()) return false;
  return sink_(std::move(step)) || is_cancelled();
}

}  // namespace nonet::human
