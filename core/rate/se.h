// core/rate/se.h: how hard a puzzle is on the scale of Sudoku Explainer 1.2.1 (the classic one, as `serate` prints it).
//
// Sudoku Explainer solves a puzzle step by step. Each time it takes the first step that it finds in a fixed order of
// techniques, and, for chains, the easiest one. Its rating is the difficulty of the hardest step. These functions take
// exactly the same path.
// Tested by tests/core/rate/se_test.cpp and tests/conformance/ratings.cpp.
#pragma once

#include <functional>

#include "core/grid/puzzle.h"
#include "core/rate/se_technique.h"

namespace nonet::rate {

/// Ratings in tenths: 71 stands for 7.1. They are 0 if nothing is rated.
struct SeRating {
  int er =
      0;  ///< the hardest step of the whole path; 200 if Sudoku Explainer finds no further step and gives up
  int ep =
      0;  ///< the hardest step up to and including the first placement ("pearl"); 0 if nothing was placed
  int ed = 0;  ///< the first step ("diamond")
  SeTechnique hardest =
      SeTechnique::kNone;  ///< the first step of that difficulty; none where er is 0 or 200
  friend bool operator==(const SeRating&, const SeRating&) = default;
};

struct SeOptions {
  /// Whether unique loops and universal graves are used, which suppose that the puzzle has one solution. Published
  /// ratings are made with them. Without them a rating can be higher or lower.
  bool use_uniqueness = true;
};

/// Returns false to end the rating; called at each step, and about every 3 ms of a long one (12 ms
/// where chains are nested).
using SePatience = std::function<bool()>;

/// Whether Sudoku Explainer has a rating for such puzzles: plain 9×9, and no candidates are stated.
bool has_se_rating(const Puzzle& puzzle);

/// Rates a plain 9×9 puzzle by its givens; entries and stated candidates are ignored. The puzzle should be proper
/// (core/solve's `validate` says so): one with several solutions or none gets some rating, often 200, and can take long.
/// A full grid gets 0.
/// Errors: none; a puzzle of another shape, or with fewer than 17 givens, gets {}.
/// Cost:   4 µs for singles, 20 µs on average up to 5.0, 1 to 2 ms at 7.2, 20 ms at 9.0, 0.5 to 3 s above 10;
///         memory: 1 MB for branching chains, some 10 MB above 9.5.
/// Note:   above 9.5 Sudoku Explainer's own result can depend on the order of a hash table (core/rate/se_nested.h).
SeRating rate_se(const Puzzle& puzzle, SeOptions options = {});

/// The same, until `patience` returns false; then the rating is {}.
SeRating rate_se(const Puzzle& puzzle, SeOptions options, const SePatience& patience);

}  // namespace nonet::rate
