#include "core/rate/rating.h"

namespace nonet::rate {

std::optional<Scale> scale_named(std::string_view key) {
  if (key == "all") return Scale::kAll;
  if (key == "se") return Scale::kSe;
  if (key == "hodoku") return Scale::kHodoku;
  return std::nullopt;
}

Rating rate_all(const Puzzle& puzzle, std::span<const Digit> solution, Scale scale,
                const human::Search::Patience& patience) {
  Rating rating;
  human::Search::Patience watched;
  if (patience) {
    watched = [&] {
      rating.stopped = rating.stopped || !patience();
      return !rating.stopped;
    };
  }
  // A rating that was stopped is of no use.
  const auto keep = [&rating](auto& into, auto made) {
    if (!rating.stopped) into = std::move(made);
  };
  if (scale != Scale::kSe) keep(rating.hodoku, rate_hodoku(puzzle, solution, watched));
  if (scale == Scale::kAll && !rating.stopped) keep(rating.grading, grade(puzzle, true, watched));
  if (scale != Scale::kHodoku && has_se_rating(puzzle) && !rating.stopped) {
    keep(rating.se, watched ? rate_se(puzzle, {}, watched) : rate_se(puzzle));
  }
  return rating;
}

}  // namespace nonet::rate
