#include "core/human/pair_patterns.h"

#include <algorithm>
#include <bit>

namespace nonet::human {

std::vector<std::uint64_t> house_bits(const Layout& layout) {
  std::vector<std::uint64_t> bits(static_cast<std::size_t>(layout.cell_count()));
  for (const Cell cell : layout.all_cells()) {
    for (const std::uint16_t house : layout.houses_of(cell)) {
      bits[cell] |= std::uint64_t{1} << house;
    }
  }
  return bits;
}

namespace {

/// Grows a pattern from one cell: a house in which a digit occurs once needs a second cell with it. The need with the
/// fewest cells to choose from is met first.
class PatternSearch {
 public:
  PatternSearch(Search& search, const PairPatternLimits& limits)
      : board_(search.board()),
        layout_(search.layout()),
        search_(search),
        limits_(limits),
        bits_(house_bits(layout_)) {
    for (DigitSet digits = limits.digits; !digits.empty();) {
      const Digit digit = digits.pop_first();
      places_[digit] = board_.places(digit);
      if (!limits.may_lack_digits) continue;
      for (const Cell cell : board_.open() - places_[digit]) {
        const bool has_other = !(board_.candidates(cell) & limits.digits).empty();
        if (has_other && !board_.written(digit).intersects(layout_.peers(cell))) {
          places_[digit].insert(cell);
        }
      }
    }
  }

  std::vector<DeadlySet> run() {
    for (const Cell start : board_.open()) {
      const DigitSet pair = board_.candidates(start);
      if (pair.count() != 2 || !(pair - limits_.digits).empty()) continue;
      PairCounts counts;
      cells_ = CellSet::of(start);
      cores_[start] = pair;
      guarded_ = CellSet();
      guards_ = DigitSet();
      if (counts.add(bits_[start], pair)) extend(counts, 1);
      // Other patterns with this cell were found from it.
      excluded_.insert(start);
    }
    // An insertion sort by size, which keeps the order of equal ones.
    for (std::size_t i = 1; i < found_.size(); ++i) {
      for (std::size_t j = i; j > 0 && found_[j].cells.count() < found_[j - 1].cells.count(); --j) {
        std::swap(found_[j], found_[j - 1]);
      }
    }
    return std::move(found_);
  }

 private:
  static constexpr int kMostAttempts = 20000;
  static constexpr std::uint64_t kWorkOfAttempt = 50;  // in units of Effort

  struct Need {
    Digit digit = 0;
    CellSet options;
    int count = kMostCells;
  };

  /// The digit and house with one cell that has the fewest candidates for a second.
  Need strongest_need(const PairCounts& counts) const {
    Need strongest;
    for (DigitSet digits = limits_.digits; !digits.empty();) {
      const Digit digit = digits.pop_first();
      if (counts.once[digit] == 0) continue;
      const CellSet free = places_[digit] - cells_ - excluded_;
      for (std::uint64_t houses = counts.once[digit]; houses != 0; houses &= houses - 1) {
        const CellSet options = free & layout_.house(std::countr_zero(houses));
        const int count = options.count();
        if (count < strongest.count) strongest = {digit, options, count};
        if (count == 0) return strongest;
      }
    }
    return strongest;
  }

  bool can_guard(Cell cell, DigitSet guards) const {
    const CellSet guarded = guarded_ | CellSet::of(cell);
    if (guarded.single()) return true;
    const DigitSet all = guards_ | guards;
    if (all.single() && layout_.common_peers(guarded).intersects(board_.places(all.first()))) {
      return true;
    }
    return limits_.has_two_guarded && guarded.count() == 2 && layout_.sees(guarded_.first(), cell);
  }

  void extend(const PairCounts& counts, int size) {
    const Need need = strongest_need(counts);
    if (need.digit == 0) {
      if (size >= 6 && !guarded_.empty()) record();
      return;
    }
    if (size == limits_.most_cells) return;
    for (const Cell cell : need.options) {
      DigitSet others = limits_.digits - DigitSet::of(need.digit);
      if (!limits_.may_lack_digits) others = others & board_.candidates(cell);
      while (!others.empty()) {
        const Digit other = others.pop_first();
        if (!places_[other].contains(cell)) continue;
        if (++attempts_ > kMostAttempts || search_.spend(kWorkOfAttempt)) return;
        const DigitSet pair = DigitSet::of(need.digit) | DigitSet::of(other);
        const DigitSet guards = board_.candidates(cell) - pair;
        if (!guards.empty() && !can_guard(cell, guards)) continue;
        PairCounts more = counts;
        if (!more.add(bits_[cell], pair)) continue;
        const CellSet guarded = guarded_;
        const DigitSet guards_before = guards_;
        cells_.insert(cell);
        cores_[cell] = pair;
        if (!guards.empty()) guarded_.insert(cell);
        guards_ |= guards;
        extend(more, size + 1);
        cells_.erase(cell);
        guarded_ = guarded;
        guards_ = guards_before;
      }
    }
  }

  void record() {
    DeadlySet set;
    set.cells = cells_;
    set.cores.resize(static_cast<std::size_t>(layout_.cell_count()));
    for (const Cell cell : cells_) {
      set.cores[cell] = cores_[cell];
      set.digits |= cores_[cell];
    }
    set.guarded = guarded_;
    set.guards = guards_;
    found_.push_back(std::move(set));
  }

  const Board& board_;
  const Layout& layout_;
  Search& search_;
  const PairPatternLimits& limits_;
  std::vector<std::uint64_t> bits_;
  std::array<CellSet, kLargestSize + 1> places_{};  // where a digit may be a core digit
  CellSet cells_, excluded_, guarded_;
  DigitSet guards_;
  std::array<DigitSet, kMostCells> cores_{};
  std::vector<DeadlySet> found_;
  int attempts_ = 0;
};

}  // namespace

std::vector<DeadlySet> pair_patterns(Search& search, const PairPatternLimits& limits) {
  if (search.layout().house_count() > 64) return {};
  return PatternSearch(search, limits).run();
}

}  // namespace nonet::human
