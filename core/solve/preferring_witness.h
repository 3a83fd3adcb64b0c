// core/solve/preferring_witness.h: searches for witnesses (witness.h) by an engine that can prefer some digits.
//
// A search tries digits that no solution has shown before the others, so that each solution shows many. That may lead the
// search astray: if it takes more guesses than there are cells, it begins again without the preference.
// Tested by tests/core/solve/candidates_test.cpp and constrained_candidates_test.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "core/solve/witness.h"

namespace nonet {

/// Base is a WitnessSearch without seek() and resume(). It has
///
///   possible_                  one set of digits for each cell of the engine: those that are not eliminated
///   begin(limit, preferred)    prepares a search within them for up to `limit` solutions
///   run(guesses, sink)         runs or resumes it, as WitnessSearch::resume
///   remove_impossible(unseen)  eliminates what follows from possible_
template <class Base>
class PreferringWitness final : public Base {
 public:
  /// Prepares the first search, for two solutions.
  template <class Puzzle>
  explicit PreferringWitness(const Puzzle& puzzle) : Base(puzzle) {
    this->begin(2, {});
  }

  void seek(Cell cell, Digit digit, std::span<const DigitSet> unseen) override {
    cell_ = cell;
    digit_ = digit;
    prefers_ = true;
    before_ = 0;
    result_ = {};
    begin_with_digit(unseen);
  }

  SearchResult resume(std::uint64_t guesses, const SolutionSink& sink) override {
    const std::uint64_t patience = this->possible_.size();
    if (prefers_) guesses = std::min(guesses, patience - result_.guesses);
    result_ = this->run(guesses, sink);
    if (!prefers_) {
      result_.guesses += before_;
    } else if (result_.stopped && result_.guesses == patience) {
      prefers_ = false;
      before_ = patience;
      begin_with_digit({});
    }
    return result_;
  }

  void remove_impossible(std::span<DigitSet> unseen) override {
    if (digit_ != 0) this->possible_[cell_].erase(digit_);
    Base::remove_impossible(unseen);
  }

 private:
  void begin_with_digit(std::span<const DigitSet> preferred) {
    const DigitSet all = this->possible_[cell_];
    this->possible_[cell_] = DigitSet::of(digit_);
    this->begin(1, preferred);
    this->possible_[cell_] = all;
  }

  Cell cell_ = 0;
  Digit digit_ = 0;  // 0: in the first search
  SearchResult result_;
  bool prefers_ = false;
  std::uint64_t before_ = 0;  // guesses with a preference
};

}  // namespace nonet
