#include "core/engine/search.h"

#include <utility>

namespace nonet {
namespace {

// Guesses between two calls of Progress: about half a millisecond on a 9×9.
constexpr std::uint64_t kProgressInterval = 1024;

}  // namespace

GeneralEngine::GeneralEngine(std::shared_ptr<const Geometry> geometry)
    : propagation_(std::move(geometry)) {}

SearchResult GeneralEngine::search(std::span<const DigitSet> candidates, std::uint64_t limit,
                                   const SolutionSink& sink, const Progress& progress) {
  SearchResult result;
  branches_.clear();
  bool consistent = propagation_.start(candidates);
  for (;;) {
    if (consistent && propagation_.open_cells() == 0) {
      ++result.solutions;
      bool wants_more = result.solutions < limit;
      if (sink) {
        solution_.clear();
        for (const DigitSet digits : propagation_.candidates()) solution_.push_back(digits.first());
        wants_more = sink(solution_) && wants_more;
      }
      if (!wants_more) {
        result.complete = true;
        for (const Branch& branch : branches_) {
          if (!branch.untried.empty()) result.complete = false;
        }
        return result;
      }
      consistent = false;  // on with the next branch
    }
    if (consistent) {
      const Cell cell = choose();
      branches_.push_back({cell, propagation_.candidates()[cell], propagation_.mark()});
    }
    // Take the next untried digit of the deepest branch that has one.
    do {
      while (!branches_.empty() && branches_.back().untried.empty()) branches_.pop_back();
      if (branches_.empty()) {
        result.complete = true;
        return result;
      }
      Branch& branch = branches_.back();
      propagation_.undo_to(branch.mark);
      ++result.guesses;
      consistent = propagation_.assign(branch.cell, branch.untried.pop_first());
      if (progress && result.guesses % kProgressInterval == 0 &&
          !progress({result.guesses, 0, result.solutions})) {
        result.stopped = true;
        return result;
      }
    } while (!consistent);
  }
}

// The first of the cells with the fewest digits left.
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
