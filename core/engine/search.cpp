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
  limit_ = limit;
  preferred_ = preferred;
  result_ = {};
  branches_.clear();
  is_open_ = propagation_.start(candidates);
}

const SearchResult& GeneralEngine::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const std::uint64_t until =
      guesses > UINT64_MAX - result_.guesses ? UINT64_MAX : result_.guesses + guesses;
  result_.stopped = false;
  for (;;) {
    if (is_open_) {
      is_open_ = false;
      if (propagation_.open_cells() > 0) {
        const Cell cell = choose();
        branches_.push_back({cell, propagation_.candidates()[cell], propagation_.mark()});
      } else if (!take_solution(sink)) {
        result_.complete = std::all_of(branches_.begin(), branches_.end(),
                                       [](const Branch& branch) { return branch.untried.empty(); });
        return result_;
      }
    }
    // Take the next untried digit of the deepest branch that has one.
    while (!branches_.empty() && branches_.back().untried.empty()) branches_.pop_back();
    if (branches_.empty()) {
      result_.complete = true;
      return result_;
    }
    if (result_.guesses == until) {
      result_.stopped = true;
      return result_;
    }
    Branch& branch = branches_.back();
    propagation_.undo_to(branch.mark);
    ++result_.guesses;
    is_open_ = propagation_.assign(branch.cell, next_digit(branch));
  }
}

SearchResult GeneralEngine::search(std::span<const DigitSet> candidates, std::uint64_t limit,
                                   const SolutionSink& sink, const Progress& progress) {
  start(candidates, limit);
  const std::uint64_t guesses = progress ? guesses_per_call_ : UINT64_MAX;
  while (resume(guesses, sink).stopped && progress({result_.guesses, 0, result_.solutions})) {
  }
  return result_;
}

// Counts the position as a solution and passes it on. Returns false to end the search.
bool GeneralEngine::take_solution(const SolutionSink& sink) {
  const bool wants_more = ++result_.solutions < limit_;
  if (!sink) return wants_more;
  solution_.clear();
  for (const DigitSet digits : propagation_.candidates()) solution_.push_back(digits.first());
  return sink(solution_) && wants_more;
}

Digit GeneralEngine::next_digit(Branch& branch) const {
  if (!preferred_.empty()) {
    const DigitSet first = branch.untried & preferred_[branch.cell];
    if (!first.empty()) {
      branch.untried.erase(first.first());
      return first.first();
    }
  }
  return branch.untried.pop_first();
}

// The first of the cells with the fewest candidates, except those with one.
Cell GeneralEngine::choose() const {
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
  return best;
}

}  // namespace nonet
