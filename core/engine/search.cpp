#include "core/engine/search.h"

#include <algorithm>

namespace nonet {
namespace {

// Guesses between two calls of Progress: this many up to 9×9, fewer on larger grids, where a guess
// takes longer.
constexpr std::uint64_t kMostGuessesPerCall = 1024;
constexpr std::uint64_t kCandidatesPerCall = kMostGuessesPerCall * 9 * 9 * 9;

}  // namespace

GeneralEngine::GeneralEngine(std::shared_ptr<const Geometry> geometry)
    : propagation_(geometry),
      guesses_per_call_(
          std::min(kMostGuessesPerCall,
                   kCandidatesPerCall /
                       static_cast<std::uint64_t>(geometry->cell_count() * geometry->size()))) {}

void GeneralEngine::start(std::span<const DigitSet> candidates, std::uint64_t limit,
                          std::span<const DigitSet> preferred) {
  preferred_ = preferred;
  search_.start(limit, propagation_.start(candidates));
}

SearchResult GeneralEngine::search(std::span<const DigitSet> candidates, std::uint64_t limit,
                                   const SolutionSink& sink, const Progress& progress) {
  start(candidates, limit);
  const std::uint64_t guesses = progress ? guesses_per_call_ : UINT64_MAX;
  for (;;) {
    const SearchResult& result = resume(guesses, sink);
    if (!result.stopped || !progress({result.guesses, 0, result.solutions})) return result;
  }
}

Digit GeneralEngine::next_digit(Cell cell, DigitSet& untried) const {
  return pop_preferred(untried, preferred_.empty() ? DigitSet() : preferred_[cell]);
}

// The first of the cells with the fewest candidates, except those with one.
Choice GeneralEngine::choose() const {
  const auto candidates = propagation_.candidates();
  Cell best = 0;
  int fewest = kMaxSize + 1;
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    const int count = candidates[cell].count();
    if (count > 1 && count < fewest) {
      fewest = count;
      best = static_cast<Cell>(cell);
      if (count == 2) break;
    }
  }
  return {best, candidates[best]};
}

}  // namespace nonet
