// core/rate/rating.h: everything that is told about how hard a puzzle is, in one call: the two published scales and our
// grade. The command line and the module with the ratings both use it.
// Tested by tests/core/rate/rating_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/rate/grade.h"
#include "core/rate/hodoku.h"
#include "core/rate/se.h"

namespace nonet::rate {

/// What is rated: everything, or one published scale alone, which takes less time.
enum class Scale : std::uint8_t { kAll, kSe, kHodoku };

/// "all", "se", "hodoku"; nothing for another key.
std::optional<Scale> scale_named(std::string_view key);

struct Rating {
  std::optional<SeRating> se;  ///< of plain 9×9 puzzles only
  std::optional<HodokuRating> hodoku;
  std::optional<Grading> grading;
  bool stopped =
      false;  ///< by `patience`: the rating that was being made and those after it are absent
};

/// Of a proper puzzle of at most 16×16, from its givens. `solution`: one digit a cell. Sudoku Explainer's rating comes
/// last, as it is the one that can take seconds.
Rating rate_all(const Puzzle& puzzle, std::span<const Digit> solution, Scale scale = Scale::kAll,
                const human::Search::Patience& patience = {});

}  // namespace nonet::rate
