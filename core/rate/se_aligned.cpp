// core/rate/se_aligned.cpp: aligned pair and aligned triplet exclusion.
//
// Of all ways to fill two (three) base cells, those are impossible that repeat a digit in a house, or take every
// candidate of a cell that all base cells see. A candidate of a base cell that is in none of the other ways goes.
//
// Such a cell is called an excluder; it has no more candidates than there are base cells. Cells that see a naked
// single are no base cells (that is how Sudoku Explainer skips the rule while singles are left).
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

namespace {

struct BaseCells {
  BaseCells(const Board& board, int size) {
    Cells singles, possible_excluders, possible_bases;
    for (Cells cells = board.empty_cells(); !cells.empty();) {
      const int cell = cells.pop_first();
      const int candidates = count(board.candidates(cell));
      if (candidates == 1) singles.insert(cell);
      if (candidates >= 2) possible_bases.insert(cell);
      if (candidates >= 2 && candidates <= size) possible_excluders.insert(cell);
    }
    while (!possible_bases.empty()) {
      const int cell = possible_bases.pop_first();
      const Cells excluders = seen_by(cell) & possible_excluders;
      if (excluders.empty() || !(seen_by(cell) & singles).empty()) continue;
      all.insert(cell);
      cell_at[static_cast<std::size_t>(number++)] = cell;
      excluders_of[static_cast<std::size_t>(cell)] = excluders;
    }
  }

  Cells all;
  std::array<int, kCells> cell_at{};  // in rising order
  int number = 0;
  std::array<Cells, kCells> excluders_of{};
};

/// The candidates of the excluders.
struct Locks {
  Locks(const Board& board, Cells excluders) {
    while (!excluders.empty()) {
      masks[static_cast<std::size_t>(number++)] = board.candidates(excluders.pop_first());
    }
  }
  /// The digits that, together with these, take every candidate of an excluder.
  Mask forbidden_with(Mask digits) const {
    Mask forbidden = 0;
    for (int i = 0; i < number; ++i) {
      const Mask rest = minus(masks[static_cast<std::size_t>(i)], digits);
      if (rest == 0) return 0777;
      if (without_first(rest) == 0) forbidden = static_cast<Mask>(forbidden | rest);
    }
    return forbidden;
  }
  std::array<Mask, 20> masks{};
  int number = 0;
};

bool see_each_other(int one, int two) {
  return seen_by(one).contains(two);
}

}  // namespace

bool find_aligned_pair(const Board& board, Sink& sink) {
  const BaseCells base(board, 2);
  for (int j = 1; j < base.number; ++j) {
    const int two = base.cell_at[static_cast<std::size_t>(j)];
    const Cells of_two = base.excluders_of[static_cast<std::size_t>(two)];
    for (int i = 0; i < j; ++i) {
      const int one = base.cell_at[static_cast<std::size_t>(i)];
      const Cells common = base.excluders_of[static_cast<std::size_t>(one)] & of_two;
      if (!common.has_two()) continue;
      const Locks locks(board, common);
      const bool adjacent = see_each_other(one, two);
      Mask possible_one = 0, possible_two = 0;
      for (Mask a = board.candidates(one); a != 0; a = without_first(a)) {
        const Mask digit = bit(first(a));
        Mask b = minus(board.candidates(two), locks.forbidden_with(digit));
        if (adjacent) b = minus(b, digit);
        if (b != 0) possible_one = static_cast<Mask>(possible_one | digit);
        possible_two = static_cast<Mask>(possible_two | b);
      }
      if (possible_one == board.candidates(one) && possible_two == board.candidates(two)) continue;
      Step step;
      step.start({SeTechnique::kAlignedPair, 6.2});
      step.remove(one, minus(board.candidates(one), possible_one));
      step.remove(two, minus(board.candidates(two), possible_two));
      if (step.is_worth() && sink.take(step)) return true;
    }
  }
  return false;
}

namespace {

/// What goes for the base cells `cells`, of which `common` are the excluders; false if nothing does.
bool exclude(const Board& board, const std::array<int, 3>& cells, Cells common, Step& step) {
  const Locks locks(board, common);
  const bool near_01 = see_each_other(cells[0], cells[1]);
  const bool near_02 = see_each_other(cells[0], cells[2]);
  const bool near_12 = see_each_other(cells[1], cells[2]);
  const std::array<Mask, 3> all = {board.candidates(cells[0]), board.candidates(cells[1]),
                                   board.candidates(cells[2])};
  std::array<Mask, 3> possible = {0, 0, 0};
  for (Mask a = all[0]; a != 0; a = without_first(a)) {
    const Mask digit_a = bit(first(a));
    for (Mask b = near_01 ? minus(all[1], digit_a) : all[1]; b != 0; b = without_first(b)) {
      const Mask digit_b = bit(first(b));
      // Nothing new can come of a pair that is known, once the third cell is complete.
      if (possible[2] == all[2] && (possible[0] & digit_a) != 0 && (possible[1] & digit_b) != 0) {
        continue;
      }
      Mask c = minus(all[2], locks.forbidden_with(static_cast<Mask>(digit_a | digit_b)));
      if (near_02) c = minus(c, digit_a);
      if (near_12) c = minus(c, digit_b);
      if (c == 0) continue;
      possible[0] = static_cast<Mask>(possible[0] | digit_a);
      possible[1] = static_cast<Mask>(possible[1] | digit_b);
      possible[2] = static_cast<Mask>(possible[2] | c);
    }
  }
  if (possible == all) return false;
  step.start({SeTechnique::kAlignedTriplet, 7.5});
  for (std::size_t i = 0; i < 3; ++i) step.remove(cells[i], minus(all[i], possible[i]));
  return step.is_worth();
}

}  // namespace

bool find_aligned_triplet(const Board& board, Sink& sink) {
  const BaseCells base(board, 3);
  if (base.number < 3) return false;
  Step step;
  for (int j = 1; j < base.number; ++j) {
    const int two = base.cell_at[static_cast<std::size_t>(j)];
    const Cells of_two = base.excluders_of[static_cast<std::size_t>(two)];
    for (int i = 0; i < j; ++i) {
      const int one = base.cell_at[static_cast<std::size_t>(i)];
      const Cells of_one = base.excluders_of[static_cast<std::size_t>(one)];
      const Cells of_both = of_one & of_two;
      if (!of_both.has_two()) continue;
      Cells tails = (of_one | of_two) & base.all;
      tails.erase(one);
      tails.erase(two);
      // Most pairs of cells have no third one at all, so the order matters late: of the third cells that exclude
      // something, those that are excluders of the first cell come first, in the order of its peers.
      Cells good;
      while (!tails.empty()) {
        const int third = tails.pop_first();
        const Cells common = of_both & base.excluders_of[static_cast<std::size_t>(third)];
        if (common.has_two() && exclude(board, {one, two, third}, common, step)) good.insert(third);
      }
      for (const int owner : {one, two}) {
        const Cells its_good = good & base.excluders_of[static_cast<std::size_t>(owner)];
        for (const auto third : kTables.peers[static_cast<std::size_t>(owner)]) {
          if (!its_good.contains(third)) continue;
          exclude(board, {one, two, third}, of_both & base.excluders_of[third], step);
          if (sink.take(step)) return true;
        }
        good = good - its_good;
      }
    }
  }
  return false;
}

}  // namespace nonet::rate::se
