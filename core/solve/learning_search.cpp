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

std::uint64_t open_cells(std::span<const DigitSet> candidates) {
  return static_cast<std::uint64_t>(std::count_if(
      candidates.begin(), candidates.end(), [](DigitSet digits) { return !digits.single(); }));
}

std::uint64_t patience_with(std::span<const DigitSet> candidates) {
  if (candidates.size() < kLargeGrid) return kPatience;
  const std::uint64_t open = open_cells(candidates);
  return std::max(kLeastPatience, open * open / kOpenCellsSquared);
}

/// Guesses before the tabu search's first turn, and of each turn of either. So many of its moves count as a guess.
constexpr std::uint64_t kFirstTurn = 2048, kTurn = 512;
constexpr std::uint64_t kMovesPerGuess = 64;
/// In all, it makes at most (open cells)³ / 24 moves: 25×25 that have one solution take 12 % longer for it.
constexpr std::uint64_t kOpenCellsCubed = 24 * kMovesPerGuess;
/// Guesses between two calls of Progress, in its turns: some tenths of a millisecond on a 36×36, 15 ms at most on a 64×64.
constexpr std::uint64_t kTabuGuessesPerCall = 4;

}  // namespace

void LearningSearch::start(const Puzzle& puzzle, std::uint64_t limit) {
  if (geometry_ != puzzle.geometry) {
    geometry_ = puzzle.geometry;
    engine_ = std::make_unique<GeneralEngine>(geometry_);
    learner_.reset();
    tabu_.reset();
  }
  candidates_ = starting_candidates(puzzle);
  hand_over_.start(limit, {patience_with(candidates_), 0, 0});
  engine_->start(candidates_, limit);
  limit_ = limit;
  result_ = {};
  is_tabu_turn_ = false;
  turn_left_ = kFirstTurn;
  tabu_guesses_ = tabu_guesses_left_ = 0;
}

const SearchResult& LearningSearch::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const std::uint64_t until = guesses_until(result_, guesses);
  do {
    if (turn_left_ == 0) begin_turn();
    const std::uint64_t before = result_.guesses;
    const std::uint64_t most = std::min(turn_left_, until - before);
    if (is_tabu_turn_) {
      run_tabu(most, sink);
    } else {
      search(most, sink);
    }
    turn_left_ -= std::min(turn_left_, result_.guesses - before);
  } while (result_.stopped && result_.guesses < until);
  return result_;
}

void LearningSearch::search(std::uint64_t guesses, const SolutionSink& sink) {
  const auto begin_to_learn = [this](std::uint64_t limit) -> LearningEngine& {
    if (!learner_) learner_ = std::make_unique<LearningEngine>(geometry_);
    learner_->start(candidates_, limit);
    return *learner_;
  };
  result_ = hand_over_.resume(*engine_, begin_to_learn, guesses, sink);
  result_.guesses += tabu_guesses_;
}

/// After a turn of the search by guesses it is the tabu search's, as long as it may be of use; else that of the search by guesses.
void LearningSearch::begin_turn() {
  turn_left_ = kTurn;
  is_tabu_turn_ =
      !is_tabu_turn_ && is_learning() && result_.solutions == 0 && candidates_.size() >= kLargeGrid;
  if (!is_tabu_turn_) return;
  if (tabu_guesses_ == 0) {  // its first turn
    if (!tabu_) tabu_ = std::make_unique<TabuSearch>(geometry_);
    learner_->remove_refuted(candidates_);
    tabu_->start(candidates_);
    const std::uint64_t open = open_cells(candidates_);
    tabu_guesses_left_ = open * open * open / kOpenCellsCubed;
  }
  turn_left_ = std::min(turn_left_, tabu_guesses_left_);
  is_tabu_turn_ = turn_left_ > 0;
  if (!is_tabu_turn_) turn_left_ = UINT64_MAX;  // it has made all its moves: no more turns
}

void LearningSearch::run_tabu(std::uint64_t guesses, const SolutionSink& sink) {
  const bool is_solved = tabu_->run(guesses * kMovesPerGuess);
  // Slices end at whole guesses. Where it is solved before, the last moves count as one, too.
  const std::uint64_t done = (tabu_->moves() + kMovesPerGuess - 1) / kMovesPerGuess - tabu_guesses_;
  result_.guesses += done;
  tabu_guesses_ += done;
  tabu_guesses_left_ -= done;
  if (!is_solved) return;
  ++result_.solutions;
  result_.stopped = (!sink || sink(tabu_->digits())) && result_.solutions < limit_;
  if (result_.stopped) hand_over_.take(tabu_->digits());
  turn_left_ = 0;
}

std::uint64_t LearningSearch::steps_per_call() const {
  if (is_tabu_turn_) return kTabuGuessesPerCall;
  return is_learning() ? LearningEngine::kGuessesPerCall : engine_->guesses_per_call();
}

}  // namespace nonet
