// core/generate/general_dig.h: takes digits out of a full grid, or a puzzle, of any geometry until no more can go.
//
// The cells are tried one after the other, with the general engine: a digit goes if the rest has no solution with another
// digit there. Exchanges of two digits give unavoidable sets (dig.h says what those are); where one of them would lose its
// last given, no search is needed.
// Tested by tests/core/generate/general_dig_test.cpp.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/engine/search.h"
#include "core/grid/puzzle.h"
#include "core/human/cell_set.h"

namespace nonet::generate {

class GeneralDigger {
 public:
  /// A grid of at most 16×16.
  explicit GeneralDigger(std::shared_ptr<const Geometry> geometry);

  /// Empties cells of `givens`, the givens of a proper puzzle with this solution (or the solution itself). `turn`: when
  /// each cell is tried, from 0; those with the same number go together or not at all.
  /// Returns whether it is proven that no more can go. A search that takes too many guesses leaves its cells as they are.
  /// `patience` returns false to end this early; it is called before each search, and may be empty.
  bool dig(std::span<const Digit> solution, std::span<const std::uint16_t> turn,
           std::vector<Digit>& givens, const std::function<bool()>& patience = {});

 private:
  using Cells = human::CellSet;

  void find_of_two_digits(std::span<const Digit> solution, std::vector<Cells>& sets) const;
  enum class Other : std::uint8_t { kNone, kFound, kUnknown };
  Other search_other(std::span<const Digit> solution, std::span<const Digit> givens,
                     std::span<const Cell> group);

  std::shared_ptr<const Geometry> geometry_;
  GeneralEngine engine_;
  std::vector<DigitSet> candidates_, preferred_;
};

}  // namespace nonet::generate
