// core/rate/se_aligned.cpp: aligned pair and aligned triplet exclusion.
//
// Of all ways to fill two (three) base cells, those are impossible that repeat a digit in a house, or take every
// candidate of a cell that all base cells see. A candidate of a base cell that is in none of the other ways goes.
//
// Such a cell is called an excluder; it has no more candidates than there are base cells. Cells that see a naked
// single are no base cells (that is how Sudoku Explainer skips the rule while singles are left).
#include "core/rate/se_rules.h"

namespace nonet::se {

namespace {

struct BaseCells {
  BaseCells(const Board& board, int size) {
    for (Cells cells = board.empty_cells(); !cells.empty();) {
      const int cell = cells.pop_first();
      if (count(board.candidates(cell)) < 2) continue;
      Cells excluders;
      bool sees_single = false;
      for (Cells peers = seen_by(cell) & board.empty_cells(); !peers.empty();) {
        const int peer = peers.pop_first();
        const int candidates = count(board.candidates(peer));
        if (candidates == 1) sees_single = true;
        if (candidates >= 2 && candidates <= size) excluders.insert(peer);
      }
      if (sees_single || excluders.empty()) continue;
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
  /// Whether these digits take every candidate of an excluder.
  bool forbid(Mask digits) const {
    for (int i = 0; i < number; ++i) {
      if (minus(masks[static_cast<std::size_t>(i)], digits) == 0) return true;
    }
    return false;
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
      if (common.count() < 2) continue;
      const Locks locks(board, common);
      const bool adjacent = see_each_other(one, two);
      Mask possible_one = 0, possible_two = 0;
      for (Mask a = board.candidates(one); a != 0; a = without_first(a)) {
        for (Mask b = board.candidates(two); b != 0; b = without_first(b)) {
          const Mask digit_a = bit(first(a)), digit_b = bit(first(b));
          if ((adjacent && digit_a == digit_b) ||
              locks.forbid(static_cast<Mask>(digit_a | digit_b))) {
            continue;
          }
          possible_one = static_cast<Mask>(possible_one | digit_a);
          possible_two = static_cast<Mask>(possible_two | digit_b);
        }
      }
      Step step;
      step.start(6.2);
      step.remove(one, minus(board.candidates(one), possible_one));
      step.remove(two, minus(board.candidates(two), possible_two));
      if (step.is_worth() && sink.take(step)) return true;
    }
  }
  return false;
}

namespace {

/// Reports what goes for the base cells `cells`, of which `common` are the excluders.
bool report_triplet(const Board& board, const std::array<int, 3>& cells, Cells common, Sink& sink) {
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
      Mask c = all[2];
      if (near_02) c = minus(c, digit_a);
      if (near_12) c = minus(c, digit_b);
      for (; c != 0; c = without_first(c)) {
        const Mask digit_c = bit(first(c));
        if (locks.forbid(static_cast<Mask>(digit_a | digit_b | digit_c))) continue;
        possible[0] = static_cast<Mask>(possible[0] | digit_a);
        possible[1] = static_cast<Mask>(possible[1] | digit_b);
        possible[2] = static_cast<Mask>(possible[2] | digit_c);
      }
    }
    if (possible == all) return false;
  }
  Step step;
  step.start(7.5);
  for (std::size_t i = 0; i < 3; ++i) step.remove(cells[i], minus(all[i], possible[i]));
  return step.is_worth() && sink.take(step);
}

}  // namespace

bool find_aligned_triplet(const Board& board, Sink& sink) {
  const BaseCells base(board, 3);
  if (base.number < 3) return false;
  for (int j = 1; j < base.number; ++j) {
    const int two = base.cell_at[static_cast<std::size_t>(j)];
    const Cells of_two = base.excluders_of[static_cast<std::size_t>(two)];
    for (int i = 0; i < j; ++i) {
      const int one = base.cell_at[static_cast<std::size_t>(i)];
      const Cells of_one = base.excluders_of[static_cast<std::size_t>(one)];
      const Cells of_both = of_one & of_two;
      if (of_both.count() < 2) continue;
      // The third cell is an excluder of one of the first two: those of the first in the order of its peers, then the rest.
      Cells tails = (of_one | of_two) & base.all;
      tails.erase(one);
      tails.erase(two);
      for (const int owner : {one, two}) {
        for (const auto third : kTables.peers[static_cast<std::size_t>(owner)]) {
          if (!tails.contains(third)) continue;
          if (!base.excluders_of[static_cast<std::size_t>(owner)].contains(third)) continue;
          tails.erase(third);
          const Cells common = of_both & base.excluders_of[third];
          if (common.count() >= 2 && report_triplet(board, {one, two, third}, common, sink)) {
            return true;
          }
        }
      }
    }
  }
  return false;
}

}  // namespace nonet::se
