#include "core/human/bivalue_oddagon.h"

#include <array>

#include "core/human/distinct_results.h"
#include "core/human/step_parts.h"

namespace nonet::human {
namespace {

constexpr int kLongest = 15;

class OddagonSearch {
 public:
  explicit OddagonSearch(Search& search)
      : search_(search), layout_(search.layout()), board_(search.board()) {
    for (const Cell cell : board_.open()) {
      if (board_.candidates(cell).count() == 2) pairs_.insert(cell);
      if (board_.candidates(cell).count() == 3) triples_.insert(cell);
    }
  }

  bool run() {
    for (int low = 1; low < board_.size(); ++low) {
      for (int high = low + 1; high <= board_.size(); ++high) {
        if (search_.is_cancelled()) return false;
        if (search_pair(static_cast<Digit>(low), static_cast<Digit>(high))) return true;
      }
    }
    return false;
  }

 private:
  bool search_pair(Digit low, Digit high) {
    const CellSet both = board_.places(low) & board_.places(high);
    const CellSet plain = both & pairs_;
    pair_ = DigitSet::of(low) | DigitSet::of(high);
    // Four cells without guardians, and one with some.
    if (plain.count() >= 4) {
      guardian_ = 0;
      for (const Cell cell : both - pairs_) {
        if (search_from(cell, plain, CellSet())) return true;
      }
    }
    // Guardians of one digit, in at least two cells.
    for (int number = 1; number <= board_.size(); ++number) {
      guardian_ = static_cast<Digit>(number);
      if (pair_.contains(guardian_)) continue;
      const CellSet guarded = both & triples_ & board_.places(guardian_);
      if (guarded.count() < 2 || guarded.count() + plain.count() < 5) continue;
      CellSet left = guarded;
      while (!left.empty()) {
        // The first cell is the lowest of those with guardians.
        const Cell start = left.pop_first();
        const CellSet targets = board_.places(guardian_) & layout_.peers(start);
        if (!targets.empty() && search_from(start, plain | left, targets)) return true;
      }
    }
    return false;
  }

  bool search_from(Cell start, const CellSet& pool, const CellSet& targets) {
    cells_[0] = start;
    return extend(1, pool, CellSet(), targets);
  }

  /// The loop has `count` cells. `free` are those that it may take; `closing` is what sees its start, without what sees
  /// any other but the last; `targets` see all guardians.
  bool extend(int count, const CellSet& free, const CellSet& closing, const CellSet& targets) {
    const std::size_t place = static_cast<std::size_t>(count);
    const Cell last = cells_[place - 1];
    const CellSet& near = layout_.peers(last);
    const CellSet& near_start = layout_.peers(cells_[0]);
    if (count >= 4 && count % 2 == 0) {
      for (const Cell next : free& near& closing) {
        // Each loop in one direction.
        if (next < cells_[1]) continue;
        cells_[place] = next;
        CellSet left = targets;
        if (has_guardian(next)) left &= layout_.peers(next);
        if (conclude(count + 1, left)) return true;
      }
    }
    if (count + 2 > kLongest) return false;
    CellSet candidates = free & near;
    if (count > 1) candidates -= near_start;
    for (const Cell next : candidates) {
      CellSet left = targets;
      if (has_guardian(next)) {
        left &= layout_.peers(next);
        if (left.empty()) continue;
      }
      cells_[place] = next;
      const CellSet then_free =
          count == 1 ? free - CellSet::of(next) : (free - near) - CellSet::of(next);
      const CellSet then_closing = count == 1 ? near_start - near_of_second(next) : closing - near;
      if (extend(count + 1, then_free, then_closing, left)) return true;
    }
    return false;
  }

  CellSet near_of_second(Cell second) const { return layout_.peers(second) | CellSet::of(second); }

  bool has_guardian(Cell cell) const { return guardian_ != 0 && triples_.contains(cell); }

  bool conclude(int count, const CellSet& targets) {
    CellSet loop, guarded;
    for (int i = 0; i < count; ++i) loop.insert(cells_[static_cast<std::size_t>(i)]);
    guarded = loop - pairs_;
    Step step{.technique = Technique::kBivalueOddagon};
    if (guardian_ == 0) {
      add_eliminations(step, cells_[0], pair_);
    } else {
      if (guarded.single()) return false;
      add_eliminations(step, targets, guardian_);
    }
    if (step.eliminations.empty() || !found_.is_new(step.eliminations)) return false;
    add_digits(step, pair_);
    if (search_.wants_evidence()) {
      step.cells.push_back({loop, pair_, CellsRole::kPattern});
      add_marks(step, board_, loop, pair_);
      add_marks(step, board_, loop, DigitSet::up_to(board_.size()) - pair_, MarkRole::kExtra);
      Chain chain;
      for (int i = 0; i <= count; ++i) {
        const Cell cell = cells_[static_cast<std::size_t>(i % count)];
        chain.nodes.push_back({step.digits[0], i % 2 == 0, CellSet::of(cell), -1, {}});
      }
      step.chains.push_back(std::move(chain));
    }
    return search_.report(std::move(step));
  }

  Search& search_;
  const Layout& layout_;
  const Board& board_;
  CellSet pairs_, triples_;  ///< cells with two candidates, and with three
  DigitSet pair_;
  Digit guardian_ = 0;                  ///< that all guardians are; 0: all are in the first cell
  std::array<Cell, kLongest> cells_{};  ///< in the order of the loop
  DistinctResults found_;
};

}  // namespace

bool find_bivalue_oddagon(Search& search, Technique) {
  return OddagonSearch(search).run();
}

}  // namespace nonet::human
