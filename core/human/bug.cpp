#include "core/human/bug.h"

#include "core/human/pair_patterns.h"

namespace nonet::human {
namespace {

constexpr std::size_t kMostGuarded = 9;

/// Chooses core digits for the cells with more than two candidates, from `next` on, so that each house has each core
/// digit twice. All such choices are visited.
class GraveSearch {
 public:
  GraveSearch(DistinctSteps& steps, Technique technique)
      : steps_(steps), technique_(technique), board_(steps.search().board()) {}

  bool run() {
    const Layout& layout = board_.layout();
    if (layout.house_count() > 64) return false;
    for (const Cell cell : board_.open()) {
      const int count = board_.candidates(cell).count();
      if (count < 2) return false;
      if (count == 2) continue;
      if (wide_.size() == kMostGuarded) return false;
      // Cells that do not share a house have one guard each.
      if (count > 3) largest_ = true;
      for (const Cell other : wide_) spread_ = spread_ || !layout.sees(cell, other);
      wide_.push_back(cell);
    }
    if (wide_.empty() || (largest_ && spread_)) return false;
    bits_ = house_bits(layout);
    PairCounts counts;
    set_.cores.resize(static_cast<std::size_t>(layout.cell_count()));
    for (const Cell cell : board_.open()) {
      set_.cores[cell] = board_.candidates(cell);
      if (board_.candidates(cell).count() > 2) continue;
      if (!counts.add(bits_[cell], board_.candidates(cell))) return false;
    }
    set_.cells = board_.open();
    return extend(counts, 0);
  }

 private:
  bool extend(const PairCounts& counts, std::size_t next) {
    if (next == wide_.size()) return counts.is_complete() && conclude();
    const Cell cell = wide_[next];
    for (DigitSet firsts = board_.candidates(cell); !firsts.empty();) {
      const Digit first = firsts.pop_first();
      PairCounts half = counts;
      if (!half.add(bits_[cell], first)) continue;
      for (DigitSet seconds = firsts; !seconds.empty();) {
        const Digit second = seconds.pop_first();
        PairCounts more = half;
        if (!more.add(bits_[cell], second)) continue;
        set_.cores[cell] = DigitSet::of(first) | DigitSet::of(second);
        if (extend(more, next + 1)) return true;
      }
    }
    return false;
  }

  bool conclude() {
    find_guards(board_, set_);
    switch (technique_) {
      case Technique::kBugPlus1:
        return conclude_one_cell(steps_, technique_, set_);
      case Technique::kBugType2:
        return conclude_one_digit(steps_, technique_, set_);
      case Technique::kBugType3:
        return conclude_subset(steps_, technique_, set_);
      default:
        return conclude_locked(steps_, technique_, set_);
    }
  }

  DistinctSteps& steps_;
  const Technique technique_;
  const Board& board_;
  std::vector<Cell> wide_;  // the cells with more than two candidates
  bool largest_ = false, spread_ = false;
  std::vector<std::uint64_t> bits_;
  DeadlySet set_;
};

}  // namespace

bool find_bug(Search& search, Technique technique) {
  DistinctSteps steps(search);
  return GraveSearch(steps, technique).run();
}

}  // namespace nonet::human
