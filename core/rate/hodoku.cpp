#include "core/rate/hodoku.h"

#include <algorithm>
#include <array>

#include "core/rate/hodoku_choice.h"
#include "core/rate/hodoku_singles.h"

namespace nonet::rate {
namespace {

using human::Level;
using human::Technique;

constexpr int kGuess = 10'000;
/// The highest score of each level but the last.
constexpr std::array kCaps = {800, 1000, 1600, 1800};

void apply(human::Board& board, HodokuSingles& singles, const human::Step& step) {
  for (const human::Candidate candidate : step.placements) {
    if (board.value(candidate.cell) == 0) singles.place(board, candidate.cell, candidate.digit);
  }
  for (const human::Candidate candidate : step.eliminations) singles.remove(board, candidate);
}

/// HoDoKu guesses in the middle of the cells that are open.
Cell middle_of(human::CellSet open) {
  for (int before = open.count() / 2; before > 0; --before) open.pop_first();
  return open.first();
}

}  // namespace

HodokuRating rate_hodoku(const Puzzle& puzzle, std::span<const Digit> solution,
                         const human::Search::Patience& patience) {
  Puzzle start = make_puzzle(puzzle.geometry);
  HodokuSingles singles;
  human::Board grid(start);
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] != 0) {
      singles.place(grid, static_cast<Cell>(cell), puzzle.givens[cell]);
    }
  }
  start.givens = puzzle.givens;
  human::Board board(start, grid.shared_layout());
  HodokuRating rating;
  const std::vector<HodokuGroup> groups = hodoku_groups();
  human::Search::Patience watched;
  if (patience) {
    watched = [&] {
      rating.stopped = rating.stopped || !patience();
      return !rating.stopped;
    };
  }
  const auto add = [&](Technique technique) {
    const human::TechniqueRow& row = human::row_of(technique);
    rating.score += row.hodoku_score;
    rating.level = std::max(rating.level, row.level);
  };
  while (!board.is_solved() && !rating.stopped) {
    if (const auto single = singles.next(board)) {
      add(single->technique);
      singles.place(board, single->candidate.cell, single->candidate.digit);
    } else if (board.open().count() == 1) {
      // Singles are noted when candidates go, and in a grid of one cell none does.
      add(Technique::kFullHouse);
      singles.place(board, board.open().first(), board.candidates(board.open().first()).first());
    } else if (const auto step = hodoku_step(board, groups, watched)) {
      add(step->technique);
      apply(board, singles, *step);
    } else if (!rating.stopped) {
      const Cell cell = middle_of(board.open());
      rating.score += kGuess;
      rating.level = Level::kExtreme;
      ++rating.guesses;
      singles.place(board, cell, solution[cell]);
    }
  }
  while (rating.level != Level::kExtreme &&
         rating.score > kCaps[static_cast<std::size_t>(rating.level)]) {
    rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
  }
  return rating;
}

}  // namespace nonet::rate
