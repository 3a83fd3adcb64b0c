// core/human/find.h: the next step, all steps of a position, and a whole path, in a given order of techniques.
//
// Tested by tests/core/human/find_test.cpp and soundness_test.cpp.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/human/search.h"

namespace nonet::human {

/// What a search for steps may use. Cost of making one: two small vectors.
struct FindOptions {
  /// The techniques to try, first ones first.
  std::vector<Technique> order;
  SearchOptions search;
  bool wants_evidence = true;
  Search::Patience patience;
};

/// The first step of the first technique that has one; nothing: no technique finds any.
std::optional<Step> next_step(const Board& board, const FindOptions& options);
/// Every step of every technique.
std::vector<Step> all_steps(const Board& board, const FindOptions& options);

/// Writes the step's digits and removes its candidates.
void apply(Board& board, const Step& step);

/// Takes each step and the board before it; returns false to end the path.
using PathSink = std::function<bool(const Board& before, const Step& step)>;
/// Applies next_step until nothing is found or the board is solved, and leaves the last board in `board`. Much faster
/// than a loop over next_step: singles that stand first in the order cost some 100 ns a step, without evidence.
void follow_path(Board& board, const FindOptions& options, const PathSink& sink);

}  // namespace nonet::human
