#include "core/solve/learning_search.h"

#include <algorithm>

namespace nonet {
namespace {

/// On grids of fewer cells than this, so many guesses that were taken back make a puzzle a hard one.
constexpr std::size_t kLargeGrid = 256;
constexpr std::uint64_t kPatience = 4096;
/// On larger ones, by the number of open cells: a 16×16 with one solution has about 160, and learning is the quicker way after
/// some dozens. An empty 49×49 has 2401, takes back thousands before it is full, and that in 20 ms.
constexpr std::uint64_t kLeastPatience = 32;
constexpr std::uint64_t kOpenCellsSquared = 1024;

std::uint64_t patience_with(std::span<const DigitSet> candidates) {
  if (candidates.size() < kLargeGrid) return kPatience;
  const auto open = static_cast<std::uint64_t>(std::count_if(
      candidates.begin(), candidates.end(), [](DigitSet digits) { return !digits.single(); }));
  return std::max(kLeastPatience, open * open / kOpenCellsSquared);
}

}  // namespace

void LearningSearch::start(const Puzzle& puzzle, std::uint64_t limit) {
  if (geometry_ != puzzle.geometry) {
    geometry_ = puzzle.geometry;
    engine_ = std::make_unique<GeneralEngine>(geometry_);
    learner_.reset();
  }
  candidates_ = starting_candidates(puzzle);
  hand_over_.start(limit, {patience_with(candidates_), 0, 0});
  engine_->start(candidates_, limit);
}

const SearchResult& LearningSearch::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const auto begin_to_learn = [this](std::uint64_t limit) -> LearningEngine& {
    if (!learner_) learner_ = std::make_unique<LearningEngine>(geometry_);
    learner_->start(candidates_, limit);
    return *learner_;
  };
  return hand_over_.resume(*engine_, begin_to_learn, guesses, sink);
}

std::uint64_t LearningSearch::steps_per_call() const {
  return is_learning() ? LearningEngine::kGuessesPerCall : engine_->guesses_per_call();
}

}  // namespace nonet
