#include "core/human/extended_rectangles.h"

namespace nonet::human {
namespace {

/// Two lines, and the positions in them that are chosen so far.
class LinePair {
 public:
  LinePair(const Search& search, int length, int first, int second, std::vector<DeadlySet>& found)
      : board_(search.board()),
        layout_(search.layout()),
        length_(length),
        first_(layout_.house_cells(first)),
        second_(layout_.house_cells(second)),
        found_(found) {}

  void run() { extend(0, 0); }

 private:
  DigitSet above(int position) const {
    return board_.candidates(first_[static_cast<std::size_t>(position)]);
  }
  DigitSet below(int position) const {
    return board_.candidates(second_[static_cast<std::size_t>(position)]);
  }

  void extend(int next, int chosen) {
    if (chosen == length_) {
      check();
      return;
    }
    for (int position = next; position + length_ - chosen <= layout_.size(); ++position) {
      const DigitSet a = above(position), b = below(position);
      if (a.empty() || b.empty()) continue;
      // The cells without guards have n candidates at most, and those with the one guard of all n + 1.
      const int heavy = (a.count() > length_ + 1) + (b.count() > length_ + 1);
      if (heavy_ + heavy > 2) continue;
      const DigitSet upper = upper_, lower = lower_;
      const int heavy_before = heavy_;
      upper_ |= a;
      lower_ |= b;
      heavy_ += heavy;
      positions_[static_cast<std::size_t>(chosen)] = position;
      if (upper_.count() <= length_ + 1 || lower_.count() <= length_ + 1) {
        extend(position + 1, chosen + 1);
      }
      upper_ = upper;
      lower_ = lower;
      heavy_ = heavy_before;
    }
  }

  void check() {
    if (upper_.count() == length_) add(upper_);
    if (lower_.count() == length_ && lower_ != upper_) add(lower_);
    const DigitSet all = upper_ | lower_;
    if (all.count() != length_ + 1) return;
    for (DigitSet guards = all; !guards.empty();) {
      const DigitSet digits = all - DigitSet::of(guards.pop_first());
      if (digits != upper_ && digits != lower_) add(digits);
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

  const Board& board_;
  const Layout& layout_;
  const int length_;
  const std::span<const Cell> first_, second_;
  std::vector<DeadlySet>& found_;
  std::array<int, kLargestSize> positions_{};
  DigitSet upper_, lower_;
  int heavy_ = 0;
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
