// core/rate/se_loops.cpp: unique rectangles and loops, types 1 to 4.
//
// A closed path of cells that all have the candidates x and y, and that enters each house twice or never, once at an
// even and once at an odd place. If the cells had only x and y, these could be exchanged: the puzzle would have two
// solutions. So one of the cells with extra candidates has one of its extras.
//   type 1  one such cell: it is neither x nor y
//   type 2  all have the same extra: it leaves the cells that see all of them
//   type 3  two: their extras form a naked set with other cells of a house, or x and y a hidden set
//   type 4  two: if x has no other place in their house, neither is y
// The search is Sudoku Explainer's, with a peculiarity: the extras seen so far also count those of cells that the
// path does not take. Its hints are sorted by difficulty and type; so only the first of the easiest is kept.
#include "core/rate/se_rules.h"

namespace nonet::rate::se {

namespace {

class LoopSearch {
 public:
  explicit LoopSearch(const Board& board) : board_(board) {}

  void start_at(int cell) {
    pair_ = board_.candidates(cell);
    length_ = 0;
    on_path_ = {};
    visited_ = {0, 0};
    extend(cell, 2, 0, -1);
  }

  Step best;
  bool found = false;

 private:
  /// Extends the path by `cell`; `allowed` cells with extras may follow; the last two share a house of `last_kind`.
  void extend(int cell, int allowed, Mask extras, int last_kind);
  void evaluate();
  void type_two(const std::array<int, kCells>& extra_cells, int extra_count);
  void type_three(int one, int two);
  void naked_sets(int house, int one, int two, int size);
  void hidden_sets(int house, int one, int two, int size);
  void type_four(int one, int two);
  void keep(Step& step, int type);
  /// The difficulty of a loop of that length, of types 1, 2 and 4.
  static double base(int length);
  /// The loop that is closed now.
  Rated of_loop(double added = 0) const;

  const Board& board_;
  Mask pair_ = 0;
  std::array<int, kCells> path_{};
  int length_ = 0;
  Cells on_path_;
  std::array<std::uint32_t, 2> visited_ = {0,
                                           0};  // the houses of the cells at even and at odd places
  int best_type_ = 0;
};

double LoopSearch::base(int length) {
  double difficulty = 4.5;
  if (length >= 10) difficulty += 0.3;
  if (length >= 8) {
    difficulty += 0.2;
  } else if (length >= 6) {
    difficulty += 0.1;
  }
  return difficulty;
}

Rated LoopSearch::of_loop(double added) const {
  return {length_ == 4 ? SeTechnique::kUniqueRectangle : SeTechnique::kUniqueLoop,
          base(length_) + added};
}

void LoopSearch::keep(Step& step, int type) {
  if (!step.is_worth()) return;
  if (found && (step.rated.difficulty > best.rated.difficulty ||
                (step.rated.difficulty == best.rated.difficulty && type >= best_type_))) {
    return;
  }
  found = true;
  best = step;
  best_type_ = type;
}

void LoopSearch::extend(int cell, int allowed, Mask extras, int last_kind) {
  // A house that is entered twice at even (or at odd) places makes the loop, however it ends, invalid.
  const auto& houses = kTables.houses[static_cast<std::size_t>(cell)];
  const std::uint32_t entered = 1u << houses[0] | 1u << houses[1] | 1u << houses[2];
  auto& visited = visited_[static_cast<std::size_t>(length_ % 2)];
  if ((visited & entered) != 0) return;
  if (found && base(length_ + 1) > best.rated.difficulty) return;
  visited |= entered;
  path_[static_cast<std::size_t>(length_++)] = cell;
  on_path_.insert(cell);
  for (int kind = 0; kind < 3; ++kind) {
    if (kind == last_kind) continue;
    const int house = house_of(cell, kind);
    // All cells of the house with both digits; the start is one of them.
    auto rest = static_cast<Mask>(board_.places(house, first(pair_)) &
                                  board_.places(house, first(without_first(pair_))));
    for (; rest != 0; rest = without_first(rest)) {
      const int next = cell_of(house, first(rest));
      if (next == path_[0] && length_ >= 4) {
        if (visited_[0] == visited_[1]) evaluate();
      } else if (!on_path_.contains(next)) {
        const Mask digits = board_.candidates(next);
        extras = static_cast<Mask>((extras | digits) & ~pair_);
        const bool has_extras = digits != pair_;
        if (!has_extras || count(extras) == 1 || allowed > 0) {
          extend(next, has_extras ? allowed - 1 : allowed, extras, kind);
        }
      }
    }
  }
  --length_;
  on_path_.erase(cell);
  visited_[static_cast<std::size_t>(length_ % 2)] &= ~entered;
}

void LoopSearch::evaluate() {
  std::array<int, kCells> extra_cells{};
  int extra_count = 0;
  for (int i = 0; i < length_; ++i) {
    const int cell = path_[static_cast<std::size_t>(i)];
    if (board_.candidates(cell) != pair_) {
      extra_cells[static_cast<std::size_t>(extra_count++)] = cell;
    }
  }
  if (extra_count == 1) {
    Step step;
    step.start(of_loop());
    step.remove(extra_cells[0], pair_);
    keep(step, 1);
  } else if (extra_count == 2) {
    const int one = extra_cells[0], two = extra_cells[1];
    const Mask extras =
        minus(static_cast<Mask>(board_.candidates(one) | board_.candidates(two)), pair_);
    if (count(extras) == 1) {
      type_two(extra_cells, extra_count);
    } else {
      type_three(one, two);
    }
    type_four(one, two);
  } else if (extra_count > 2) {
    type_two(extra_cells, extra_count);
  }
}

void LoopSearch::type_two(const std::array<int, kCells>& extra_cells, int extra_count) {
  const Mask extras = minus(board_.candidates(extra_cells[0]), pair_);
  const Mask extra = bit(first(extras));
  Cells victims = board_.empty_cells();
  for (int i = 0; i < extra_count; ++i) {
    victims = victims & seen_by(extra_cells[static_cast<std::size_t>(i)]);
  }
  Step step;
  step.start(of_loop());
  while (!victims.empty()) {
    const int victim = victims.pop_first();
    step.remove(victim, static_cast<Mask>(board_.candidates(victim) & extra));
  }
  keep(step, 2);
}

void LoopSearch::type_three(int one, int two) {
  const Mask extras =
      minus(static_cast<Mask>(board_.candidates(one) | board_.candidates(two)), pair_);
  for (int size = count(extras); size <= 7; ++size) {
    for (int kind = 0; kind < 3; ++kind) {
      const int house = house_of(one, kind);
      if (house != house_of(two, kind)) continue;
      const int empty = board_.empty_in(house);
      if (size * 2 <= empty) naked_sets(house, one, two, size);
      if (size * 2 < empty) hidden_sets(house, one, two, size);
    }
  }
}

/// The place of a cell in a house that holds it.
int position_in(int house, int cell) {
  int position = 0;
  while (cell_of(house, position) != cell) ++position;
  return position;
}

void LoopSearch::naked_sets(int house, int one, int two, int size) {
  const Mask of_one = board_.candidates(one), of_two = board_.candidates(two);
  const Mask extras = minus(static_cast<Mask>(of_one | of_two), pair_);
  const Mask shared = minus(static_cast<Mask>(of_one & of_two), pair_);
  const Mask here = bit(position_in(house, one)), there = bit(position_in(house, two));
  for (unsigned tuple = 0; tuple < 512; ++tuple) {
    const auto positions = static_cast<Mask>(tuple);
    if (count(positions) != size || (positions & here) == 0 || (positions & there) != 0) continue;
    Mask others = 0;
    bool is_possible = true;
    for (Mask rest = minus(positions, here); rest != 0; rest = without_first(rest)) {
      const Mask digits = board_.candidates(cell_of(house, first(rest)));
      is_possible = is_possible && count(digits) >= 2;
      others = static_cast<Mask>(others | digits);
    }
    // Without the extras that only one of the two cells has, the set must be complete too.
    if (!is_possible || count(static_cast<Mask>(others | shared)) != size ||
        count(static_cast<Mask>(others | extras)) != size) {
      continue;
    }
    Step step;
    step.start(of_loop((size - 1) * 0.1));
    for (int position = 0; position < 9; ++position) {
      if (((positions | there) & bit(position)) != 0) continue;
      const int victim = cell_of(house, position);
      step.remove(victim, static_cast<Mask>(board_.candidates(victim) & (others | extras)));
    }
    keep(step, 3);
  }
}

void LoopSearch::hidden_sets(int house, int one, int two, int size) {
  const Mask extras =
      minus(static_cast<Mask>(board_.candidates(one) | board_.candidates(two)), pair_);
  const Mask available = minus(0777, static_cast<Mask>(extras | pair_));
  const Mask here = bit(position_in(house, one)), there = bit(position_in(house, two));
  for (unsigned tuple = 0; tuple < 512; ++tuple) {
    const auto more = static_cast<Mask>(tuple);
    if (count(more) != size - 2 || minus(more, available) != 0) continue;
    const auto digits = static_cast<Mask>(more | pair_);
    Mask places = 0;
    bool is_possible = true;
    for (Mask rest = digits; rest != 0; rest = without_first(rest)) {
      const Mask of_digit = minus(board_.places(house, first(rest)), there);
      is_possible = is_possible && of_digit != 0;
      places = static_cast<Mask>(places | of_digit);
    }
    if (!is_possible || count(places) != size) continue;
    places = minus(places, here);
    Step step;
    step.start(of_loop((count(places) - 1) * 0.1));
    for (; places != 0; places = without_first(places)) {
      const int cell = cell_of(house, first(places));
      step.remove(cell, minus(board_.candidates(cell), digits));
    }
    keep(step, 3);
  }
}

void LoopSearch::type_four(int one, int two) {
  const Mask low = bit(first(pair_)), high = minus(pair_, low);
  bool low_is_locked = false, high_is_locked = false;
  for (int kind = 0; kind < 3; ++kind) {
    const int house = house_of(one, kind);
    if (house != house_of(two, kind)) continue;
    low_is_locked = low_is_locked || count(board_.places(house, first(low))) == 2;
    high_is_locked = high_is_locked || count(board_.places(house, first(high))) == 2;
  }
  if (!low_is_locked && !high_is_locked) return;
  const Mask removed = low_is_locked ? high : low;
  Step step;
  step.start(of_loop());
  step.remove(one, removed);
  step.remove(two, removed);
  keep(step, 4);
}

}  // namespace

bool find_unique_loop(const Board& board, Sink& sink) {
  LoopSearch search(board);
  for (Cells cells = board.empty_cells(); !cells.empty();) {
    const int cell = cells.pop_first();
    if (count(board.candidates(cell)) == 2) search.start_at(cell);
  }
  return search.found && sink.take(search.best);
}

}  // namespace nonet::rate::se
