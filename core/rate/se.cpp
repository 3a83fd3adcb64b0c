// core/rate/se.cpp: the path of Sudoku Explainer; see se.h.
#include "core/rate/se.h"

#include <cmath>

#include "core/rate/se_rules.h"

namespace nonet::rate {

namespace {

using namespace se;

/// No puzzle with fewer givens has one solution; and of nearly empty grids chains take hours.
constexpr int kFewestGivens = 17;

/// Keeps the first step that is reported.
class FirstStep final : public Sink {
 public:
  bool take(const Step& found) override {
    step = found;
    return true;
  }
  Step step;
};

int tenths(double difficulty) {
  return static_cast<int>(std::lround(difficulty * 10));
}

SeTechnique technique_of_single(int difficulty) {
  return difficulty == 10 ? SeTechnique::kFullHouse : SeTechnique::kHiddenSingle;
}

bool find_step(Board& board, SeOptions options, const SePatience* patience, Sink& sink) {
  board.update_places();
  return find_direct_locking(board, sink) || find_direct_hidden_set(board, 2, sink) ||
         find_naked_single(board, sink) || find_direct_hidden_set(board, 3, sink) ||
         find_locking(board, sink) || find_naked_set(board, 2, sink) || find_fish(board, 2, sink) ||
         find_hidden_set(board, 2, sink) || find_naked_set(board, 3, sink) ||
         find_fish(board, 3, sink) || find_hidden_set(board, 3, sink) ||
         find_wing(board, false, sink) || find_wing(board, true, sink) ||
         (options.use_uniqueness && find_unique_loop(board, sink)) ||
         find_naked_set(board, 4, sink) || find_fish(board, 4, sink) ||
         find_hidden_set(board, 4, sink) ||
         (options.use_uniqueness && find_universal_grave(board, sink)) ||
         find_aligned_pair(board, sink) || find_cycle_or_chain(board, sink) ||
         find_aligned_triplet(board, sink) || find_forcing_chain(board, patience, sink);
}

bool is_plain(const Puzzle& puzzle) {
  return puzzle.geometry != nullptr && puzzle.geometry->is_plain_nine();
}

SeRating rate(Board& board, SeOptions options, const SePatience* patience) {
  SeRating rating;
  const auto raise = [&rating](int difficulty, SeTechnique technique) {
    if (difficulty <= rating.er) return;
    rating.er = difficulty;
    rating.hardest = technique;
  };
  const auto note = [&](int difficulty, bool is_placement, SeTechnique technique) {
    raise(difficulty, technique);
    if (rating.ed == 0) rating.ed = rating.er;
    if (is_placement && rating.ep == 0) rating.ep = rating.er;
  };
  FirstStep first;
  while (board.open() > 0) {
    if (patience != nullptr && !(*patience)()) return {};
    if (rating.ep == 0) {
      const int single = easiest_single(board);
      if (single != 0) note(single, true, technique_of_single(single));
    }
    const int hardest_single = place_singles(board, rating.er);
    raise(hardest_single, technique_of_single(hardest_single));
    if (board.open() == 0) break;
    if (!find_step(board, options, patience, first)) {
      if (patience != nullptr && !(*patience)()) return {};
      raise(200, SeTechnique::kNone);
      break;
    }
    board.apply(first.step);
    const auto [technique, difficulty] = first.step.rated;
    note(tenths(difficulty), first.step.cell >= 0, technique);
  }
  return rating;
}

SeRating rate(const Puzzle& puzzle, SeOptions options, const SePatience* patience) {
  if (!is_plain(puzzle) || puzzle.givens.size() != kCells) return {};
  std::array<std::uint8_t, kCells> givens;
  for (std::size_t cell = 0; cell < kCells; ++cell) givens[cell] = puzzle.givens[cell];
  Board board(givens);
  if (kCells - board.open() < kFewestGivens) return {};
  return rate(board, options, patience);
}

}  // namespace

bool has_se_rating(const Puzzle& puzzle) {
  return is_plain(puzzle) && puzzle.candidates.empty();
}

SeRating rate_se(const Puzzle& puzzle, SeOptions options) {
  return rate(puzzle, options, nullptr);
}

SeRating rate_se(const Puzzle& puzzle, SeOptions options, const SePatience& patience) {
  return rate(puzzle, options, &patience);
}

}  // namespace nonet::rate
