#include "core/human/bent_sets.h"

#include <vector>

#include "core/human/distinct_results.h"
#include "core/human/step_parts.h"

namespace nonet::human {
namespace {

/// Some cells of one part of the region.
struct Part {
  CellSet cells;
  DigitSet digits;
  int count = 0;
  /// How many digits it has more than cells. With 0 it is a naked subset; a sound board has none with fewer.
  int surplus = 0;

  Part with(Cell cell, DigitSet candidates) const {
    const DigitSet all = digits | candidates;
    return {cells | CellSet::of(cell), all, count + 1, all.count() - count - 1};
  }
};

/// On larger grids only bent sets up to this size are searched for: the others take seconds there.
constexpr int kLargestOnLargeGrids = 5;

class BentSetSearch {
 public:
  BentSetSearch(Search& search, Technique technique, int size)
      : search_(search), board_(search.board()), technique_(technique), size_(size) {}

  bool run() {
    const Layout& layout = search_.layout();
    if (layout.size() > 9 && size_ > kLargestOnLargeGrids) return false;
    for (int line = 0; line < 2 * layout.size(); ++line) {
      for (int box = 2 * layout.size(); box < layout.house_count(); ++box) {
        if (search_.is_cancelled()) return false;
        const CellSet shared = layout.house(line) & layout.house(box);
        if (!shared.empty() && search_region(line, box, shared)) return true;
      }
    }
    return false;
  }

 private:
  bool search_region(int line, int box, const CellSet& shared) {
    const Layout& layout = search_.layout();
    if ((board_.open() & (layout.house(line) | layout.house(box))).count() < size_) return false;
    line_ = line;
    box_ = box;
    const CellSet middle = shared & board_.open();
    // z is in both parts, so the sum of their surpluses is at most 1 and what the shared cells make up for.
    const int most_surplus = 1 + middle.count();
    const CellSet& open = board_.open();
    list_parts(open & (layout.house(line) - shared), 0, most_surplus, line_parts_);
    if (line_parts_.empty()) return false;
    list_parts(open & (layout.house(box) - shared), 0, most_surplus, box_parts_);
    if (box_parts_.empty()) return false;
    list_parts(middle, -size_, size_, middle_parts_);
    for (const Part& in_line : line_parts_) {
      for (const Part& in_box : box_parts_) {
        const int count = in_line.count + in_box.count;
        const int missing = size_ - count;
        if (missing < 0 || missing > middle.count()) continue;
        if (in_line.surplus + in_box.surplus > 1 + missing) continue;
        const DigitSet both = in_line.digits & in_box.digits;
        if (!both.single()) continue;
        const DigitSet digits = in_line.digits | in_box.digits;
        for (const Part& between : middle_parts_) {
          if (between.count != missing) continue;
          const DigitSet all = digits | between.digits;
          if (all.count() != size_) continue;
          if (report(in_line.cells | in_box.cells | between.cells, all, both.first())) return true;
        }
      }
    }
    return false;
  }

  /// All subsets of these cells with at most size_ digits and a surplus in this range.
  void list_parts(const CellSet& cells, int least_surplus, int most_surplus,
                  std::vector<Part>& parts) const {
    parts.clear();
    parts.push_back({});
    for (const Cell cell : cells) {
      const DigitSet digits = board_.candidates(cell);
      const std::size_t before = parts.size();
      for (std::size_t i = 0; i < before; ++i) {
        if (parts[i].count + 1 == size_) continue;
        const Part more = parts[i].with(cell, digits);
        if (more.count + more.surplus <= size_) parts.push_back(more);
      }
    }
    std::size_t kept = 0;
    for (const Part& part : parts) {
      if (part.surplus >= least_surplus && part.surplus <= most_surplus) parts[kept++] = part;
    }
    parts.resize(kept);
  }

  bool report(const CellSet& set, DigitSet digits, Digit z) {
    const CellSet holding_z = set & board_.places(z);
    const CellSet targets = search_.layout().common_peers(holding_z) & board_.places(z);
    if (targets.empty() || !found_.is_new(z, targets)) return false;
    Step step{.technique = technique_};
    add_eliminations(step, targets, z);
    add_digits(step, digits - DigitSet::of(z));
    step.digits.push_back(z);
    if (search_.wants_evidence()) {
      step.cells.push_back({set, digits, CellsRole::kSet});
      // The digits that see themselves are group 0, z is group 1.
      add_marks(step, board_, set, digits - DigitSet::of(z));
      add_marks(step, board_, set, DigitSet::of(z), MarkRole::kPattern, 1);
      step.houses.push_back({static_cast<HouseIndex>(line_)});
      step.houses.push_back({static_cast<HouseIndex>(box_)});
    }
    return search_.report(std::move(step));
  }

  Search& search_;
  const Board& board_;
  Technique technique_;
  int size_;
  int line_ = 0, box_ = 0;
  std::vector<Part> line_parts_, box_parts_, middle_parts_;
  DistinctResults found_;
};

/// The number of cells.
int size_of(Technique technique) {
  switch (technique) {
    case Technique::kVwxyzWing:
      return 5;
    case Technique::kUvwxyzWing:
      return 6;
    case Technique::kTuvwxyzWing:
      return 7;
    case Technique::kStuvwxyzWing:
      return 8;
    case Technique::kRstuvwxyzWing:
      return 9;
    default:
      return 4;
  }
}

}  // namespace

bool find_bent_sets(Search& search, Technique technique) {
  const int size = size_of(technique);
  return BentSetSearch(search, technique, size).run();
}

}  // namespace nonet::human
