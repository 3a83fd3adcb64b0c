#include "core/human/rectangles.h"

#include "core/human/avoidable_rectangles.h"
#include "core/human/deadly_set.h"
#include "core/human/rectangle_corners.h"

namespace nonet::human {
namespace {

/// The corners in the order 0 1 2 3 with `first` in front, so that the last is opposite and the others are neighbours.
Corners seen_from(const Corners& corners, std::size_t first) {
  return {corners[first], corners[first ^ 1], corners[first ^ 2], corners[first ^ 3]};
}

CellSet pair_of(Cell a, Cell b) {
  return CellSet::of(a) | CellSet::of(b);
}

void add_link(const Search& search, Digit digit, const CellSet& cells, Step& step) {
  if (!search.wants_evidence()) return;
  const int house = locking_house(search.board(), digit, cells);
  step.houses.push_back({static_cast<HouseIndex>(house), HouseRole::kBase});
}

/// Two guarded corners are opposite: the first one of each link is guarded.
bool conclude_diagonal(DistinctSteps& steps, const DeadlySet& set, const Corners& corners) {
  const Search& search = steps.search();
  const Board& board = search.board();
  const Corners from = seen_from(corners, set.guarded.contains(corners[0]) ? 0 : 1);
  for (DigitSet digits = set.digits; !digits.empty();) {
    const Digit digit = digits.pop_first();
    for (std::size_t side = 1; side <= 2; ++side) {
      const CellSet one = pair_of(from[0], from[side]), two = pair_of(from[3], from[side ^ 3]);
      if (locking_house(board, digit, one) < 0 || locking_house(board, digit, two) < 0) continue;
      Step step = step_of(search, Technique::kUniqueRectangle6, set);
      eliminate(board, from[0], DigitSet::of(digit), step);
      eliminate(board, from[3], DigitSet::of(digit), step);
      add_link(search, digit, one, step);
      add_link(search, digit, two, step);
      if (steps.report(std::move(step))) return true;
    }
  }
  return false;
}

bool conclude_hidden(DistinctSteps& steps, const DeadlySet& set, const Corners& corners) {
  const Search& search = steps.search();
  const Board& board = search.board();
  for (std::size_t clean = 0; clean < 4; ++clean) {
    if (set.guarded.contains(corners[clean])) continue;
    const Corners from = seen_from(corners, clean ^ 3);
    for (DigitSet digits = set.digits; !digits.empty();) {
      const Digit digit = digits.pop_first();
      const CellSet one = pair_of(from[0], from[1]), two = pair_of(from[0], from[2]);
      if (locking_house(board, digit, one) < 0 || locking_house(board, digit, two) < 0) continue;
      Step step = step_of(search, Technique::kHiddenRectangle, set);
      eliminate(board, from[0], set.digits - DigitSet::of(digit), step);
      add_link(search, digit, one, step);
      add_link(search, digit, two, step);
      if (steps.report(std::move(step))) return true;
    }
  }
  return false;
}

bool conclude(DistinctSteps& steps, Technique technique, const DeadlySet& set,
              const Corners& corners) {
  const int guarded = set.guarded.count();
  const bool is_diagonal =
      guarded == 2 && set.guarded.contains(corners[0]) == set.guarded.contains(corners[3]);
  const bool is_in_line = guarded == 2 && !is_diagonal;
  switch (technique) {
    case Technique::kUniqueRectangle1:
      return conclude_one_cell(steps, technique, set);
    case Technique::kUniqueRectangle2:
      return is_in_line && conclude_one_digit(steps, technique, set);
    case Technique::kUniqueRectangle3:
      return is_in_line && conclude_subset(steps, technique, set);
    case Technique::kUniqueRectangle4:
      return is_in_line && conclude_locked(steps, technique, set);
    case Technique::kUniqueRectangle5:
      return (is_diagonal || guarded == 3) && conclude_one_digit(steps, technique, set);
    case Technique::kUniqueRectangle6:
      return is_diagonal && conclude_diagonal(steps, set, corners);
    default:
      return (is_diagonal || guarded == 3) && conclude_hidden(steps, set, corners);
  }
}

/// Whether the corners may alternate between the two digits, as far as the options require it.
bool can_alternate(const Search& search, const Corners& corners, DigitSet pair) {
  const Board& board = search.board();
  if (!search.options().rectangles_may_lack_candidates) {
    for (const Cell cell : corners) {
      if (!(pair - board.candidates(cell)).empty()) return false;
    }
    return true;
  }
  for (DigitSet digits = pair; !digits.empty();) {
    const Digit digit = digits.pop_first();
    for (const Cell cell : corners) {
      if (board.written(digit).intersects(search.layout().peers(cell))) return false;
    }
  }
  return true;
}

}  // namespace

bool find_rectangles(Search& search, Technique technique) {
  if (technique == Technique::kAvoidableRectangle1 ||
      technique == Technique::kAvoidableRectangle2) {
    return find_avoidable_rectangles(search, technique);
  }
  const Board& board = search.board();
  CellSet pairs;
  for (const Cell cell : board.open()) {
    if (board.candidates(cell).count() == 2) pairs.insert(cell);
  }
  DistinctSteps steps(search);
  for (const Corners& corners : rectangles_in(search.layout(), board.open(), pairs)) {
    DeadlySet set;
    for (const Cell cell : corners) set.cells.insert(cell);
    for (std::size_t i = 0; i < 4; ++i) {
      set.digits = board.candidates(corners[i]);
      if (!pairs.contains(corners[i])) continue;
      bool is_repeated = false;
      for (std::size_t j = 0; j < i; ++j) {
        is_repeated = is_repeated || board.candidates(corners[j]) == set.digits;
      }
      if (is_repeated || !can_alternate(search, corners, set.digits)) continue;
      find_guards(board, set);
      if (conclude(steps, technique, set, corners)) return true;
    }
  }
  return false;
}

}  // namespace nonet::human
