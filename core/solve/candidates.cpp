#include "core/solve/candidates.h"

#include <algorithm>
#include <utility>

#include "core/solve/validate.h"

namespace nonet {

CandidateSearch::CandidateSearch(const Puzzle& puzzle, std::uint64_t steps_per_call,
                                 EngineChoice engine)
    : steps_per_call_(steps_per_call), unseen_(starting_candidates(puzzle)) {
  report_.candidates.resize(puzzle.givens.size());
  if (puzzle.candidates.empty()) {
    interchangeable_ = DigitSet::up_to(puzzle.geometry->size());
    for (const Digit digit : puzzle.givens) {
      if (digit != 0) interchangeable_.erase(digit);
    }
  }
  if (has_conflict(*puzzle.geometry, puzzle.givens)) {
    report_.complete = true;
    return;
  }
  search_ = make_witness_search(puzzle, engine);
}

CandidateSearch::CandidateSearch(std::unique_ptr<WitnessSearch> search, std::vector<DigitSet> open,
                                 std::uint64_t steps_per_call)
    : steps_per_call_(steps_per_call), unseen_(std::move(open)), search_(std::move(search)) {
  report_.candidates.resize(unseen_.size());
}

bool CandidateSearch::resume(const Progress& progress) {
  report_.stopped = false;
  const auto sink = [this](std::span<const Digit> solution) {
    mark(solution);
    return true;
  };
  while (!report_.complete) {
    const std::uint64_t guesses = !progress             ? UINT64_MAX
                                  : steps_per_call_ > 0 ? steps_per_call_
                                                        : search_->steps_per_call();
    answer_ = search_->resume(guesses, sink);
    if (!answer_.stopped) end_search();
    if (!report_.complete && progress && !progress(counters())) {
      report_.stopped = true;
      return false;
    }
  }
  return true;
}

Counters CandidateSearch::counters() const {
  return {before_.guesses + answer_.guesses, 0, before_.solutions + answer_.solutions};
}

// Searches for the first digit that is neither marked nor eliminated. If there is none, the report is
// complete.
void CandidateSearch::start_next_search() {
  const auto found = std::find_if(unseen_.begin() + cell_, unseen_.end(),
                                  [](DigitSet digits) { return !digits.empty(); });
  if (found == unseen_.end()) {
    report_.complete = true;
    return;
  }
  cell_ = static_cast<Cell>(found - unseen_.begin());
  digit_ = found->first();
  search_->seek(cell_, digit_, unseen_);
}

void CandidateSearch::end_search() {
  before_ = counters();
  const bool none = answer_.solutions == 0, several = answer_.solutions > 1;
  answer_ = {};
  if (digit_ == 0 && !several) {
    report_.complete = true;
    return;
  }
  if (digit_ != 0 && none) unseen_[cell_].erase(digit_);
  // An eliminated digit may leave other digits without a place.
  if (digit_ == 0 || none) search_->remove_impossible(unseen_);
  start_next_search();
}

void CandidateSearch::mark(std::span<const Digit> solution) {
  for (std::size_t cell = 0; cell < unseen_.size(); ++cell) {
    const DigitSet digit = DigitSet::of(solution[cell]);
    const DigitSet shown = (interchangeable_ & digit).empty() ? digit : interchangeable_;
    report_.candidates[cell] |= shown;
    unseen_[cell] -= shown;
  }
}

CandidatesReport true_candidates(const Puzzle& puzzle, const Progress& progress) {
  CandidateSearch search(puzzle);
  search.resume(progress);
  return search.report();
}

}  // namespace nonet
