// core/rate/se_grave.cpp: bivalue universal graves, types 1 to 4.
//
// If every open cell has two candidates and every candidate two places in each of its houses, the puzzle has none or two
// solutions. So, if that would be the case but for a few extra candidates, one of the extras is true.
//   type 1  one cell: it is one of its extras          type 2  one extra digit: it leaves what sees all its cells
//   type 3  the extras form a naked set with cells of a house that all share
//   type 4  two cells in a house share another digit: they are that digit or an extra
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

namespace {

class Grave {
 public:
  explicit Grave(const Board& board) : board_(board), rest_(board) {}

  /// Finds the extras; false if the board is no grave.
  bool collect();
  bool report(Sink& sink);

 private:
  bool add_extra(int cell, int digit);
  bool is_grave_without_extras() const;
  bool report_two(Sink& sink);
  bool report_three(Sink& sink);
  bool report_naked_sets(int kind, int house, Sink& sink);
  bool report_four(Sink& sink);
  bool all_in(int kind, int house) const;

  const Board& board_;
  Board rest_;                             // without the extras
  std::array<int, kCells> extra_cells_{};  // in the order in which they are found
  int cell_count_ = 0;
  std::array<Mask, kCells> extras_{};
  Mask all_extras_ = 0;
  Cells common_;  // what all of extra_cells_ see
};

bool Grave::add_extra(int cell, int digit) {
  if (extras_[static_cast<std::size_t>(cell)] == 0) {
    common_ = cell_count_ == 0 ? seen_by(cell) : common_ & seen_by(cell);
    extra_cells_[static_cast<std::size_t>(cell_count_++)] = cell;
    for (int i = 0; i < cell_count_; ++i) common_.erase(extra_cells_[static_cast<std::size_t>(i)]);
  }
  auto& extras = extras_[static_cast<std::size_t>(cell)];
  extras = static_cast<Mask>(extras | bit(digit));
  all_extras_ = static_cast<Mask>(all_extras_ | bit(digit));
  rest_.remove(cell, digit);
  return cell_count_ <= 1 || count(all_extras_) <= 1 || !common_.empty();
}

bool Grave::collect() {
  for (int house = 0; house < kHouses; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const Mask places = board_.places(house, digit);
      if (places == 0 || count(places) == 2) continue;
      int cell = -1, cells = 0;
      for (Mask rest = places; rest != 0; rest = without_first(rest)) {
        const int one = cell_of(house, first(rest));
        if (count(board_.candidates(one)) < 3) continue;
        cell = one;
        ++cells;
      }
      if (cells == 0 || (cells == 1 && !add_extra(cell, digit))) return false;
    }
  }
  return is_grave_without_extras();
}

bool Grave::is_grave_without_extras() const {
  for (Cells cells = board_.empty_cells(); !cells.empty();) {
    if (count(rest_.candidates(cells.pop_first())) != 2) return false;
  }
  for (int house = 0; house < kHouses; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const int places = count(rest_.places(house, digit));
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

bool Grave::report(Sink& sink) {
  if (cell_count_ == 1) {
    const int cell = extra_cells_[0];
    Step step;
    step.start({SeTechnique::kUniversalGrave, 5.6});
    step.remove(cell, minus(board_.candidates(cell), all_extras_));
    return sink.take(step);
  }
  if (count(all_extras_) == 1) {
    return report_two(sink) || (cell_count_ == 2 && report_four(sink));
  }
  if (common_.empty() || cell_count_ == 0) return false;
  return (cell_count_ == 2 && report_four(sink)) || report_three(sink);
}

bool Grave::report_two(Sink& sink) {
  Step step;
  step.start({SeTechnique::kUniversalGrave, 5.7});
  for (Cells cells = common_ & board_.empty_cells(); !cells.empty();) {
    const int cell = cells.pop_first();
    step.remove(cell, static_cast<Mask>(board_.candidates(cell) & all_extras_));
  }
  return step.is_worth() && sink.take(step);
}

bool Grave::all_in(int kind, int house) const {
  for (int i = 0; i < cell_count_; ++i) {
    if (house_of(extra_cells_[static_cast<std::size_t>(i)], kind) != house) return false;
  }
  return true;
}

bool Grave::report_three(Sink& sink) {
  for (int kind = 0; kind < 3; ++kind) {
    const int house = house_of(extra_cells_[0], kind);
    if (all_in(kind, house) && report_naked_sets(kind, house, sink)) return true;
  }
  return false;
}

bool Grave::report_naked_sets(int kind, int house, Sink& sink) {
  // The cells that see all extra cells, in the order of the first extra cell's peers.
  std::array<int, 9> cells{};
  int cell_count = 0;
  for (const auto peer : kTables.peers[static_cast<std::size_t>(extra_cells_[0])]) {
    if (common_.contains(peer) && house_of(peer, kind) == house) {
      cells[static_cast<std::size_t>(cell_count++)] = peer;
    }
  }
  for (int size = 2; size <= 6 && size <= cell_count; ++size) {
    for (unsigned tuple = 0; tuple < 1u << cell_count; ++tuple) {
      if (std::popcount(tuple) != size - 1) continue;
      Mask others = 0;
      bool is_possible = true;
      for (int i = 0; i < cell_count; ++i) {
        if ((tuple >> i & 1) == 0) continue;
        const Mask digits = board_.candidates(cells[static_cast<std::size_t>(i)]);
        is_possible = is_possible && count(digits) >= 2;
        others = static_cast<Mask>(others | digits);
      }
      if (!is_possible || count(others) != size || minus(all_extras_, others) != 0) continue;
      Step step;
      step.start({SeTechnique::kUniversalGrave, 5.7 + (size - 1) * 0.1});
      for (int i = 0; i < cell_count; ++i) {
        if ((tuple >> i & 1) != 0) continue;
        const int cell = cells[static_cast<std::size_t>(i)];
        step.remove(cell, static_cast<Mask>(board_.candidates(cell) & others));
      }
      if (step.is_worth() && sink.take(step)) return true;
    }
  }
  return false;
}

bool Grave::report_four(Sink& sink) {
  const int one = extra_cells_[0], two = extra_cells_[1];
  const Mask common =
      minus(static_cast<Mask>(board_.candidates(one) & board_.candidates(two)), all_extras_);
  if (count(common) != 1) return false;
  for (int kind = 0; kind < 3; ++kind) {
    if (!all_in(kind, house_of(one, kind))) continue;
    Step step;
    step.start({SeTechnique::kUniversalGrave, 5.7});
    for (const int cell : {one, two}) {
      const auto kept = static_cast<Mask>(extras_[static_cast<std::size_t>(cell)] | common);
      step.remove(cell, minus(board_.candidates(cell), kept));
    }
    if (sink.take(step)) return true;
  }
  return false;
}

}  // namespace

bool find_universal_grave(const Board& board, Sink& sink) {
  // Cells with more than two candidates are extra cells or make the test fail; a grave has few.
  Grave grave(board);
  return grave.collect() && grave.report(sink);
}

}  // namespace nonet::rate::se
