#include "core/rate/hodoku.h"

#include <algorithm>
#include <array>

#include "core/human/find.h"
#include "core/human/orders.h"

namespace nonet::rate {
namespace {

using human::Level;

constexpr int kGuess = 10'000;
/// The highest score of each level but the last.
constexpr std::array kCaps = {800, 1000, 1600, 1800};

}  // namespace

HodokuRating rate_hodoku(const Puzzle& puzzle, std::span<const Digit> solution,
                         const human::Search::Patience& patience) {
  Puzzle start = make_puzzle(puzzle.geometry);
  start.givens = puzzle.givens;
  human::Board board(start);
  HodokuRating rating;
  human::FindOptions options{human::hodoku_techniques(), {}, false, {}};
  options.search.sets_may_overlap = false;
  if (patience) {
    options.patience = [&] {
      rating.stopped = rating.stopped || !patience();
      return !rating.stopped;
    };
  }
  const auto add = [&](int score, Level level) {
    rating.score += score;
    rating.level = std::max(rating.level, level);
  };
  while (!board.is_solved() && !rating.stopped) {
    if (const auto step = human::next_step(board, options)) {
      const human::TechniqueRow& row = human::row_of(step->technique);
      add(row.hodoku_score, row.level);
      human::apply(board, *step);
    } else if (!rating.stopped) {
      const Cell cell = board.open().first();
      add(kGuess, Level::kExtreme);
      ++rating.guesses;
      board.place(cell, solution[cell]);
    }
  }
  while (rating.level != Level::kExtreme &&
         rating.score > kCaps[static_cast<std::size_t>(rating.level)]) {
    rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
  }
  return rating;
}

}  // namespace nonet::rate
