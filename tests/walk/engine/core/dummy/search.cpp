#include "core/dummy/search.h"

namespace nonet::dummy {

bool Search::fits(const Puzzle& puzzle) {
  return puzzle.geometry->size() <= 4 && puzzle.candidates.empty();
}

void Search::start(const Puzzle& puzzle, std::uint64_t limit) {
  geometry_ = puzzle.geometry;
  cells_ = puzzle.givens;
  limit_ = limit;
  answer_ = {};
  filled_ = 0;
  empty_.clear();
  for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
    if (cells_[cell] == 0) empty_.push_back(static_cast<Cell>(cell));
  }
}

bool Search::may_stand(Cell cell, Digit digit) const {
  for (const Cell peer : geometry_->peers(cell)) {
    if (cells_[peer] == digit) return false;
  }
  return true;
}

const Answer& Search::resume(std::uint64_t guesses,
                             const std::function<bool(std::span<const Digit>)>& sink) {
  const std::uint64_t end =
      answer_.guesses + guesses < guesses ? UINT64_MAX : answer_.guesses + guesses;
  answer_.stopped = false;
  while (!answer_.complete) {
    if (answer_.guesses >= end) {
      answer_.stopped = true;
      return answer_;
    }
    if (filled_ == empty_.size()) {
      ++answer_.solutions;
      const bool goes_on = !sink || sink(cells_);
      if (empty_.empty()) answer_.complete = true;
      if (!goes_on || answer_.solutions == limit_) return answer_;
      if (empty_.empty()) return answer_;
      --filled_;
    }
    // The next digit of this cell, or back to the one before.
    Digit& digit = cells_[empty_[filled_]];
    Digit next = static_cast<Digit>(digit + 1);
    digit = 0;
    while (next <= geometry_->size() && !may_stand(empty_[filled_], next)) ++next;
    if (next <= geometry_->size()) {
      digit = next;
      ++filled_;
      ++answer_.guesses;
    } else if (filled_ == 0) {
      answer_.complete = true;
    } else {
      --filled_;
    }
  }
  return answer_;
}

}  // namespace nonet::dummy
