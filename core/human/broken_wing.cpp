#include "core/human/broken_wing.h"

#include <array>
#include <span>

#include "core/human/distinct_results.h"
#include "core/human/step_parts.h"

namespace nonet::human {
namespace {

constexpr int kLongest = 9;

class BrokenWingSearch {
 public:
  explicit BrokenWingSearch(Search& search)
      : search_(search), layout_(search.layout()), board_(search.board()) {}

  bool run() {
    std::array<CellSet, kLargestSize + 1> targets;
    for (int number = 1; number <= board_.size(); ++number) {
      targets[static_cast<std::size_t>(number)] = possible_targets(static_cast<Digit>(number));
    }
    for (length_ = 5; length_ <= kLongest; length_ += 2) {
      for (int number = 1; number <= board_.size(); ++number) {
        if (targets[static_cast<std::size_t>(number)].empty()) continue;
        if (search_.is_cancelled()) return false;
        digit_ = static_cast<Digit>(number);
        const CellSet& places = board_.places(digit_);
        for (const Cell start : places) {
          // The start is the lowest cell of the loop.
          cells_[0] = start;
          loop_ = CellSet::of(start);
          const CellSet later = places - CellSet::up_to(start + 1);
          if (extend(1, later, CellSet(), targets[static_cast<std::size_t>(number)])) return true;
        }
      }
    }
    return false;
  }

 private:
  /// The places that leave an odd loop of links if they are true.
  CellSet possible_targets(Digit digit) {
    std::array<CellSet, 3 * kLargestSize + 16> lists;
    std::size_t count = 0;
    for (int house = 0; house < layout_.house_count() && count < lists.size(); ++house) {
      lists[count] = board_.places(digit, house);
      if (lists[count].count() >= 2) ++count;
    }
    CellSet found;
    if (count < 5) return found;
    for (const Cell target : board_.places(digit)) {
      if (leaves_odd_loop(target, std::span(lists).first(count), board_.places(digit))) {
        found.insert(target);
      }
    }
    return found;
  }

  /// Whether the links that `target` leaves, if it is true, cannot be coloured with two colours.
  bool leaves_odd_loop(Cell target, std::span<const CellSet> houses, const CellSet& places) {
    const CellSet& near = layout_.peers(target);
    for (const Cell cell : places) parent_[cell] = {cell, false};
    for (const CellSet& house : houses) {
      if (house.contains(target)) continue;
      CellSet rest = house - near;
      const int count = rest.count();
      if (count == 0 || count > 2) continue;
      const Cell first = rest.pop_first();
      // With one cell left, each that sees the target may stand beside it in the loop.
      if (count == 1) rest = house - CellSet::of(first);
      for (const Cell second : rest) {
        if (!join(first, second)) return true;
      }
    }
    return false;
  }

  /// A cell of the same component, and whether the two have different colours.
  struct Ancestor {
    Cell cell;
    bool differs;
  };
  Ancestor root_of(Cell cell) const {
    bool differs = false;
    while (parent_[cell].cell != cell) {
      differs ^= parent_[cell].differs;
      cell = parent_[cell].cell;
    }
    return {cell, differs};
  }
  /// Gives the two cells different colours; returns false if they have the same.
  bool join(Cell a, Cell b) {
    const Ancestor one = root_of(a), other = root_of(b);
    if (one.cell == other.cell) return one.differs != other.differs;
    parent_[one.cell] = {other.cell, one.differs == other.differs};
    return true;
  }

  /// The loop has `count` cells. `free` are the cells that it may still take, `guardians` those that it must avoid,
  /// `targets` see them all.
  bool extend(int count, const CellSet& free, const CellSet& guardians, const CellSet& targets) {
    const std::size_t place = static_cast<std::size_t>(count);
    const Cell last = cells_[place - 1], start = cells_[0];
    for (const std::uint16_t house : layout_.houses_of(last)) {
      const CellSet places = board_.places(digit_, house);
      const CellSet in_loop = places & loop_;
      if (count == length_) {
        // Back to the start, in the direction in which the second cell is lower than the last.
        if (last < cells_[1] || in_loop.count() != 2 || !in_loop.contains(start)) continue;
        houses_[place - 1] = static_cast<HouseIndex>(house);
        CellSet all = guardians, left = targets;
        if (!add_guardians(places - loop_, all, left)) continue;
        if (!all.empty() && conclude(all, left)) return true;
        continue;
      }
      if (!in_loop.single()) continue;
      for (const Cell next : places& free) {
        CellSet all = guardians, left = targets;
        const CellSet pair = CellSet::of(next) | CellSet::of(last);
        if (!add_guardians(places - pair, all, left)) continue;
        cells_[place] = next;
        houses_[place - 1] = static_cast<HouseIndex>(house);
        loop_.insert(next);
        const bool done = extend(count + 1, free - places, all, left);
        loop_.erase(next);
        if (done) return true;
      }
    }
    return false;
  }

  /// Returns false if no place outside the loop sees them all.
  bool add_guardians(const CellSet& added, CellSet& guardians, CellSet& targets) const {
    for (const Cell cell : added - guardians) {
      guardians.insert(cell);
      targets &= layout_.peers(cell);
    }
    return !(targets - loop_).empty();
  }

  bool conclude(const CellSet& guardians, const CellSet& seeing_all) {
    const CellSet targets = seeing_all - loop_;
    Step step{.technique = Technique::kBrokenWing, .digits = {digit_}};
    if (guardians.single()) {
      step.placements.push_back({guardians.first(), digit_});
      if (!found_.is_new(step.placements, 1)) return false;
    } else {
      if (!found_.is_new(digit_, targets)) return false;
      add_eliminations(step, targets, digit_);
    }
    if (search_.wants_evidence()) {
      Chain chain;
      for (int i = 0; i <= length_; ++i) {
        const Cell cell = cells_[static_cast<std::size_t>(i % length_)];
        chain.nodes.push_back({digit_, i % 2 == 0, CellSet::of(cell), -1, {}});
        if (i == length_) break;

        step.houses.push_back({houses_[static_cast<std::size_t>(i)], HouseRole::kBase});
      }
      add_marks(step, board_, loop_, DigitSet::of(digit_));
      add_marks(step, board_, guardians, DigitSet::of(digit_), MarkRole::kExtra);
      step.cells.push_back({loop_, DigitSet::of(digit_), CellsRole::kPattern});
      step.chains.push_back(std::move(chain));
    }
    return search_.report(std::move(step));
  }

  Search& search_;
  const Layout& layout_;
  const Board& board_;
  int length_ = 5;
  Digit digit_ = 0;
  CellSet loop_;
  std::array<Ancestor, kMostCells> parent_{};  ///< used by leaves_odd_loop
  std::array<Cell, kLongest> cells_{};         ///< in the order of the loop
  std::array<HouseIndex, kLongest> houses_{};  ///< houses_[i] joins cells_[i] and the next
  DistinctResults found_;
};

}  // namespace

bool find_broken_wing(Search& search, Technique) {
  return BrokenWingSearch(search).run();
}

}  // namespace nonet::human
