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

/// The first step of the first technique that has one; nothing: no technique finds any, or the search was cancelled.
std::optional<Step> next_step(const Board& board, const FindOptions& options);
/// What all_steps looks for of one technique. On boards with many cells of two candidates, chains of almost locked sets
/// alone have millions of steps. Ordinary positions stay below: of 150 puzzles of a random collection no technique takes more
/// than 4.3 million units.
inline constexpr std::size_t kMostStepsOfTechnique = 1000;
/// In units of Effort; some 150 ms.
inline constexpr std::uint64_t kMostWorkOfTechnique = 15'000'000;

/// Every step of every technique, up to kMostStepsOfTechnique and kMostWorkOfTechnique of each. Those that a technique
/// finds until then are there, the same ones on every machine; if the search is cancelled, those until then.
/// Cost: at most about a second for a 9×9 board.
std::vector<Step> all_steps(const Board& board, const FindOptions& options);

/// Writes the step's digits and removes its candidates.
void apply(Board& board, const Step& step);

/// Takes each step and the board before it; returns false to end the path.
using PathSink = std::function<bool(const Board& before, const Step& step)>;
/// Applies next_step until nothing is found, the board is solved or the search is cancelled, and leaves the last board in
/// `board`. A path that was cancelled is the beginning of the whole path. Much faster than a loop over next_step: singles
/// that stand first in the order cost some 100 ns a step, without evidence.
void follow_path(Board& board, const FindOptions& options, const PathSink& sink);

}  // namespace nonet::human
