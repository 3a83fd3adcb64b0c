#include "core/human/extended_rectangles.h"

namespace nonet::human {
namespace {

/// In units of Effort.
constexpr std::uint64_t kWorkOfChoice = 10;

/// Two lines, and the positions in them that are chosen so far.
class LinePair {
 public:
  LinePair(Search& search, int length, int first, int second, std::vector<DeadlySet>& found)
      : search_(search),
        board_(search.board()),
        layout_(search.layout()),
        length_(length),
        first_(layout_.house_cells(first)),
        second_(layout_.house_cells(second)),
        found_(found) {}

  void run() { extend(0, 0, {}, {}, 0, true, true); }

 private:
  /// Whether the column at `position` lies in one box.
  bool is_in_one_box(int position) const { return upper_box(position) == lower_box(position); }
  /// Whether each of the lines lies in the box of its first chosen cell with this position, too.
  bool is_beside_first(int position) const {
    const int first = positions_[0];
    return upper_box(position) == upper_box(first) && lower_box(position) == lower_box(first);
  }
  int upper_box(int position) const {
    return layout_.region_of(first_[static_cast<std::size_t>(position)]);
  }
  int lower_box(int position) const {
    return layout_.region_of(second_[static_cast<std::size_t>(position)]);
  }

  DigitSet above(int position) const {
    return board_.candidates(first_[static_cast<std::size_t>(position)]);
  }
  DigitSet below(int position) const {
    return board_.candidates(second_[static_cast<std::size_t>(position)]);
  }

  /// `upper` and `lower` are the candidates of the chosen cells; `heavy` of these have more than n + 1. Each chosen column
  /// lies in one box (`are_columns`), or each of the lines does (`are_lines`).
  void extend(int next, int chosen, DigitSet upper, DigitSet lower, int heavy, bool are_columns,
              bool are_lines) {
    if (search_.spend(kWorkOfChoice)) return;
    if (chosen == length_) {
      check(upper, lower);
      return;
    }
    for (int position = next; position + length_ - chosen <= layout_.size(); ++position) {
      const DigitSet a = above(position), b = below(position);
      if (a.empty() || b.empty()) continue;
      // Cells without guards have n candidates at most, and those with the one guard of all n + 1.
      const int more = heavy + (a.count() > length_ + 1) + (b.count() > length_ + 1);
      const DigitSet all_above = upper | a, all_below = lower | b;
      const bool has_few = all_above.count() <= length_ || all_below.count() <= length_ ||
                           (all_above | all_below).count() <= length_ + 1;
      if (more > 2 || !has_few) continue;
      positions_[static_cast<std::size_t>(chosen)] = position;
      const bool columns = are_columns && is_in_one_box(position);
      const bool lines = are_lines && is_beside_first(position);
      if (columns || lines) {
        extend(position + 1, chosen + 1, all_above, all_below, more, columns, lines);
      }
    }
  }

  void check(DigitSet upper, DigitSet lower) {
    if (upper.count() == length_) add(upper);
    if (lower.count() == length_ && lower != upper) add(lower);
    const DigitSet all = upper | lower;
    if (all.count() != length_ + 1) return;
    for (DigitSet guards = all; !guards.empty();) {
      const DigitSet digits = all - DigitSet::of(guards.pop_first());
      if (digits != upper && digits != lower) add(digits);
    }
  }

  void add(DigitSet digits) {
    DeadlySet set;
    set.digits = digits;
    for (int i = 0; i < length_; ++i) {
      const auto position = static_cast<std::size_t>(positions_[static_cast<std::size_t>(i)]);
      set.cells.insert(first_[position]);
      set.cells.insert(second_[position]);
    }
    for (const Cell cell : set.cells) {
      if ((board_.candidates(cell) & digits).count() < 2) return;
    }
    find_guards(board_, set);
    const bool has_use = set.guarded.single() || set.guarded.count() == 2 || set.guards.single();
    if (set.guarded.empty() || !has_use || !can_exchange(set.cells)) return;
    found_.push_back(std::move(set));
  }

  /// Whether each house keeps its digits when the lines are exchanged, and is not too small for its cells.
  bool can_exchange(const CellSet& cells) const {
    for (int house = 0; house < layout_.house_count(); ++house) {
      const CellSet inside = layout_.house(house) & cells;
      if (inside.empty()) continue;
      int upper = 0, lower = 0, both = 0;
      for (int i = 0; i < length_; ++i) {
        const auto position = static_cast<std::size_t>(positions_[static_cast<std::size_t>(i)]);
        const bool has_upper = inside.contains(first_[position]);
        const bool has_lower = inside.contains(second_[position]);
        upper += has_upper;
        lower += has_lower;
        both += has_upper && has_lower;
      }
      if (upper + lower > length_) return false;
      const bool is_of_columns = upper == both && lower == both;
      const bool is_of_lines = upper % length_ == 0 && lower % length_ == 0;
      if (!is_of_columns && !is_of_lines) return false;
    }
    return true;
  }

  Search& search_;
  const Board& board_;
  const Layout& layout_;
  const int length_;
  const std::span<const Cell> first_, second_;
  std::vector<DeadlySet>& found_;
  std::array<int, kLargestSize> positions_{};
};

}  // namespace

std::vector<DeadlySet> extended_rectangles(Search& search, int length) {
  std::vector<DeadlySet> found;
  const int size = search.layout().size();
  for (int first = 0; first < 2 * size; ++first) {
    const int end = first < size ? size : 2 * size;
    for (int second = first + 1; second < end; ++second) {
      LinePair(search, length, first, second, found).run();
    }
  }
  return found;
}

}  // namespace nonet::human
