#include "core/solve/candidates.h"

#include <algorithm>

#include "core/solve/validate.h"

namespace nonet {

CandidateSearch::CandidateSearch(const Puzzle& puzzle, std::uint64_t steps_per_call)
    : puzzle_(puzzle),
      steps_per_call_(steps_per_call),
      possible_(starting_candidates(puzzle)),
      unseen_(possible_),
      propagation_(puzzle.geometry) {
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
  if (!classic::is_plain(puzzle)) general_ = std::make_unique<GeneralEngine>(puzzle.geometry);
  start_search(2);
}

bool CandidateSearch::resume(const Progress& progress) {
  report_.stopped = false;
  std::uint64_t guesses = UINT64_MAX;
  if (progress) {
    guesses = steps_per_call_ > 0 ? steps_per_call_
              : general_          ? general_->guesses_per_call()
                                  : classic::kGuessesPerCall;
  }
  const auto sink = [this](std::span<const Digit> solution) {
    mark(solution);
    return true;
  };
  while (!report_.complete) {
    if (general_ && prefers_) {
      const std::uint64_t patience = possible_.size() - answer_.guesses;
      answer_ = general_->resume(std::min(guesses, patience), sink);
      if (answer_.stopped && answer_.guesses == possible_.size()) {
        before_ = counters();
        answer_ = {0, 0, false, true};
        prefers_ = false;
        start_search(1);
      }
    } else if (general_) {
      answer_ = general_->resume(guesses, sink);
    } else {
      const classic::Answer answer = classic_.resume(guesses, sink);
      answer_ = {answer.solutions, answer.guesses, answer.complete, answer.stopped};
    }
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

void CandidateSearch::start_search(std::uint64_t limit) {
  if (!general_) {
    const Digit given = puzzle_.givens[cell_];
    if (digit_ != 0) puzzle_.givens[cell_] = digit_;
    classic_.start(puzzle_, limit);
    puzzle_.givens[cell_] = given;
  } else if (digit_ == 0) {
    general_->start(possible_, limit);
  } else {
    const DigitSet all = possible_[cell_];
    possible_[cell_] = DigitSet::of(digit_);
    general_->start(possible_, limit,
                    prefers_ ? std::span<const DigitSet>(unseen_) : std::span<const DigitSet>());
    possible_[cell_] = all;
  }
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
  prefers_ = true;
  start_search(1);
}

void CandidateSearch::end_search() {
  before_ = counters();
  const bool none = answer_.solutions == 0, several = answer_.solutions > 1;
  answer_ = {};
  if (digit_ == 0) {
    if (!several) {
      report_.complete = true;
      return;
    }
  } else if (none) {
    possible_[cell_].erase(digit_);
    unseen_[cell_].erase(digit_);
  }
  // An eliminated digit may leave other digits without a place. The 9×9 engine refutes such a digit
  // faster than propagation finds it.
  if (digit_ == 0 || (none && general_)) {
    propagation_.start(possible_);  // true: there is a solution
    const auto left = propagation_.candidates();
    possible_.assign(left.begin(), left.end());
    for (std::size_t cell = 0; cell < unseen_.size(); ++cell) unseen_[cell] &= possible_[cell];
  }
  start_next_search();
}

void CandidateSearch::mark(std::span<const Digit> solution) {
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
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
