#include "core/human/search.h"

#include <algorithm>
#include <tuple>

namespace nonet::human {

bool Search::report(Step step) {
  std::erase_if(step.eliminations, [&](Candidate candidate) { return !board_.has(candidate); });
  std::sort(step.eliminations.begin(), step.eliminations.end(), [](Candidate a, Candidate b) {
    return std::tie(a.digit, a.cell) < std::tie(b.digit, b.cell);
  });
  step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()),
                          step.eliminations.end());
  if (step.eliminations.empty() && step.placements.empty()) return false;
  return sink_(std::move(step)) || is_cancelled();
}

bool Search::is_cancelled() {
  if (!cancelled_ && patience_ && !patience_()) cancelled_ = true;
  return cancelled_;
}

}  // namespace nonet::human
