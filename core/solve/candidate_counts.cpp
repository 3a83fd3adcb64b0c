#include "core/solve/candidate_counts.h"

#include <algorithm>

namespace nonet {

CandidateCounts::CandidateCounts(const ConstrainedPuzzle& puzzle, std::uint32_t bound)
    : grid_cells_(puzzle.board.grid_cells()),
      value_count_(puzzle.board.value_count),
      bound_(bound),
      search_(std::make_shared<Model>(make_model(puzzle))) {
  search_.start(bound_);
  possible_.assign(search_.candidates().begin(), search_.candidates().end());
  counts_.assign(static_cast<std::size_t>(grid_cells_ * value_count_), 0);
  found_ = counts_;
}

bool CandidateCounts::resume(const Progress& progress) {
  const std::uint64_t steps = progress ? search_.guesses_per_call() : UINT64_MAX;
  const auto each = [this](std::span<const Digit> solution) {
    tally(solution);
    return true;
  };
  while (!is_done_) {
    answer_ = search_.resume(steps, each);
    if (!answer_.stopped) {
      // The first search may have found all solutions.
      is_done_ = (next_ == 0 && answer_.complete) || !start_next_search();
    }
    if (!is_done_ && progress && !progress(counters())) return false;
  }
  return true;
}

void CandidateCounts::tally(std::span<const Digit> solution) {
  for (int cell = 0; cell < grid_cells_; ++cell) {
    const auto at = static_cast<Cell>(cell);
    const std::size_t place = index(at, solution[at]);
    counts_[place] = std::max(counts_[place], ++found_[place]);
  }
}

/// False: every candidate is decided.
bool CandidateCounts::start_next_search() {
  guesses_before_ += answer_.guesses;
  answer_ = {};
  for (; next_ < counts_.size(); ++next_) {
    const std::size_t cell = next_ / static_cast<std::size_t>(value_count_);
    const auto digit = static_cast<Digit>(next_ % static_cast<std::size_t>(value_count_) + 1);
    if (counts_[next_] == bound_ || !possible_[cell].contains(digit)) continue;
    ++next_;
    const DigitSet all = possible_[cell];
    possible_[cell] = DigitSet::of(digit);
    search_.start(possible_, bound_);
    possible_[cell] = all;
    std::fill(found_.begin(), found_.end(), 0);
    return true;
  }
  return false;
}

Counters CandidateCounts::counters() const {
  return {guesses_before_ + answer_.guesses, 0, answer_.solutions};
}

}  // namespace nonet
