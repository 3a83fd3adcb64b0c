#include "core/human/locked_candidates.h"

namespace nonet::human {
namespace {

/// The cells outside the house that allow the digit and see all its places in the house.
CellSet seen_by_all(const Board& board, Digit digit, int house) {
  CellSet places = board.places(digit, house);
  CellSet seen = board.places(digit) - places;
  while (!places.empty() && !seen.empty()) seen &= board.layout().peers(places.pop_first());
  return seen;
}

bool report(Search& search, Technique technique, Digit digit, int house, const CellSet& losers) {
  const Board& board = search.board();
  Step step;
  step.technique = technique;
  for (const Cell cell : losers) step.eliminations.push_back({cell, digit});
  if (search.wants_evidence()) {
    const CellSet places = board.places(digit, house);
    step.digits.push_back(digit);
    for (const Cell cell : places) step.marks.push_back({{cell, digit}, MarkRole::kPattern});
    step.houses.push_back({static_cast<HouseIndex>(house), HouseRole::kBase});
    for (const int cover : board.layout().houses_with(places)) {
      if (cover == house || !board.layout().house(cover).intersects(losers)) continue;
      step.houses.push_back({static_cast<HouseIndex>(cover), HouseRole::kCover});
    }
  }
  return search.report(std::move(step));
}

}  // namespace

bool find_locked_candidates(Search& search, Technique technique) {
  const Board& board = search.board();
  const int lines = 2 * board.size();
  const bool is_pointing = technique == Technique::kPointing;
  const int end = is_pointing ? board.layout().house_count() : lines;
  for (int house = is_pointing ? lines : 0; house < end; ++house) {
    DigitSet digits = board.missing(house);
    while (!digits.empty()) {
      const Digit digit = digits.pop_first();
      if (board.place_count(digit, house) < 2) continue;
      const CellSet losers = seen_by_all(board, digit, house);
      if (!losers.empty() && report(search, technique, digit, house, losers)) return true;
    }
  }
  return false;
}

}  // namespace nonet::human
