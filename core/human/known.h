// core/human/known.h: what is to be known of a puzzle before its steps are looked for: its solution.
//
// The givens alone decide: what the reader wrote or removed may be wrong. Uses the general engine, so that the module
// with the techniques does without the 9×9 engine. Tested by tests/core/human/hint_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/bits.h"
#include "core/grid/puzzle.h"
#include "core/human/search.h"

namespace nonet::human {

struct Known {
  std::uint64_t solutions = 0;  ///< of the givens: 0, 1, or 2 for several
  std::vector<Digit> solution;  ///< the first one, one digit a cell; empty if there is none
  bool stopped = false;         ///< by `patience`: nothing else is known
};

/// Cost: that of a search for two solutions; some dozens of µs for most 9×9 puzzles. The grid has at most kMostCells
/// cells.
Known know(const Puzzle& puzzle, const Search::Patience& patience = {});

}  // namespace nonet::human
