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

/// Parts is made from a puzzle, and has
///
///   possible                      one set of digits for each cell of the engine: those that are not eliminated
///   engine                        points to what has start() and resume() as GeneralEngine
///   steps_per_call()              its guesses in about half a millisecond
///   seek(cell, digit, preferred)  starts it, for one solution with this digit in this cell
///   remove_impossible(unseen)     eliminates what follows from `possible`
template <class Parts>
class PreferringWitness final : public WitnessSearch {
 public:
  /// Prepares the first search, for two solutions.
  template <class Puzzle>
  explicit PreferringWitness(const Puzzle& puzzle) : parts_(puzzle) {
    steps_per_call_ = parts_.steps_per_call();
    parts_.engine->start(parts_.possible, 2);
  }

  void seek(Cell cell, Digit digit, std::span<const DigitSet> unseen) override {
    cell_ = cell;
    digit_ = digit;
    prefers_ = true;
    before_ = 0;
    result_ = {};
    parts_.seek(cell, digit, unseen);
  }

  SearchResult resume(std::uint64_t guesses, const SolutionSink& sink) override {
    const std::uint64_t patience = parts_.possible.size();
    if (prefers_) guesses = std::min(guesses, patience - result_.guesses);
    result_ = parts_.engine->resume(guesses, sink);
    if (!prefers_) {
      result_.guesses += before_;
    } else if (result_.stopped && result_.guesses == patience) {
      prefers_ = false;
      before_ = patience;
      parts_.seek(cell_, digit_, {});
    }
    return result_;
  }

  void remove_impossible(std::span<DigitSet> unseen) override {
    if (digit_ != 0) parts_.possible[cell_].erase(digit_);
    parts_.remove_impossible(unseen);
  }

 private:
  Parts parts_;
  Cell cell_ = 0;
  Digit digit_ = 0;  // 0: in the first search
  SearchResult result_;
  bool prefers_ = false;
  std::uint64_t before_ = 0;  // guesses with a preference
};

}  // namespace nonet
