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
/// Who finds more solutions than this meanwhile is counting, which learning makes slower.
constexpr std::size_t kFewSolutions = 8;

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
  result_ = {};
  is_learning_ = false;
  limit_ = limit;
  found_.clear();
  candidates_ = starting_candidates(puzzle);
  patience_ = patience_with(candidates_);
  engine_->start(candidates_, limit);
}

const SearchResult& LearningSearch::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const std::uint64_t until =
      guesses > UINT64_MAX - result_.guesses ? UINT64_MAX : result_.guesses + guesses;
  const SolutionSink keeping = [&](std::span<const Digit> solution) {
    if (found_.size() <= kFewSolutions) found_.emplace_back(solution.begin(), solution.end());
    return !sink || sink(solution);
  };
  // It looks up after each patience_ guesses, however the caller slices them.
  while (!is_learning_) {
    const std::uint64_t next_look = (result_.guesses / patience_ + 1) * patience_;
    const std::uint64_t most = may_learn() ? std::min(until, next_look) : until;
    result_ = engine_->resume(most - result_.guesses, may_learn() ? keeping : sink);
    if (!result_.stopped) return result_;
    if (result_.guesses == next_look && may_learn() &&
        result_.guesses - engine_->depth() >= patience_) {
      begin_to_learn();
    }
    if (result_.guesses == until) return result_;
  }
  const SearchResult& learned = learner_->resume(until - result_.guesses, sink);
  result_ = {found_.size() + learned.solutions, guesses_before_ + learned.guesses, learned.complete,
             learned.stopped};
  return result_;
}

bool LearningSearch::may_learn() const {
  return found_.size() <= kFewSolutions;
}

void LearningSearch::begin_to_learn() {
  is_learning_ = true;
  guesses_before_ = result_.guesses;
  if (!learner_) learner_ = std::make_unique<LearningEngine>(geometry_);
  learner_->start(candidates_, limit_ - found_.size());
  for (const auto& solution : found_) learner_->exclude(solution);
}

std::uint64_t LearningSearch::steps_per_call() const {
  return is_learning_ ? LearningEngine::kGuessesPerCall : engine_->guesses_per_call();
}

}  // namespace nonet
