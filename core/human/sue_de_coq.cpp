#include "core/human/sue_de_coq.h"

#include <array>
#include <bit>
#include <vector>

#include "core/human/results.h"

namespace nonet::human {
namespace {

using Digits = std::uint32_t;  // DigitSet::bits()

/// Open cells of which subsets are taken, a subset as the bits of its members.
struct Pool {
  std::array<Cell, 6> cells{};
  int count = 0;
  std::array<Digits, 64> digits{};  // by subset

  Pool(const Board& board, const CellSet& from) {
    for (const Cell cell : from& board.open()) {
      const std::size_t end = std::size_t{1} << count;
      const Digits more = static_cast<Digits>(board.candidates(cell).bits());
      for (std::size_t i = 0; i < end; ++i) digits[end + i] = digits[i] | more;
      cells[static_cast<std::size_t>(count++)] = cell;
    }
  }
  CellSet subset(unsigned members) const {
    CellSet set;
    for (; members != 0; members &= members - 1) {
      set.insert(cells[static_cast<std::size_t>(std::countr_zero(members))]);
    }
    return set;
  }
};

struct Group {
  unsigned members;
  Digits digits;
  int gain;  // how many cells it has more than digits that the crossing lacks
};

class SueDeCoq {
 public:
  explicit SueDeCoq(Search& search) : search_(search) {}

  bool run() {
    const Layout& layout = search_.layout();
    for (int line = 0; line < 18; ++line) {
      for (int box = 18; box < 27; ++box) {
        if (!layout.house(line).intersects(layout.house(box))) continue;
        look_at(line, box);
      }
    }
    // Few cells first; among those of one size, in the order in which they were found.
    for (int size = 4; size <= 15; ++size) {
      for (const Found& found : found_) {
        if ((found.crossing | found.in_line | found.in_box).count() == size && report(found)) {
          return true;
        }
      }
    }
    return false;
  }

 private:
  struct Found {
    int line, box;
    CellSet crossing, in_line, in_box;
  };

  void look_at(int line, int box) {
    const Board& board = search_.board();
    const CellSet &line_cells = search_.layout().house(line),
                  &box_cells = search_.layout().house(box);
    const Pool crossing(board, line_cells & box_cells);
    if (crossing.count < 2) return;
    const Pool in_line(board, line_cells - box_cells), in_box(board, box_cells - line_cells);
    for (unsigned members = 3; members < 1U << crossing.count; ++members) {
      const int excess = std::popcount(crossing.digits[members]) - std::popcount(members);
      if (std::popcount(members) < 2 || excess < 2) continue;
      collect(in_line, crossing.digits[members], excess, line_groups_);
      if (line_groups_.empty()) continue;
      collect(in_box, crossing.digits[members], excess, box_groups_);
      for (const Group& a : line_groups_) {
        for (const Group& b : box_groups_) {
          if (a.gain + b.gain != excess || (a.digits & b.digits) != 0) continue;
          found_.push_back({line, box, crossing.subset(members), in_line.subset(a.members),
                            in_box.subset(b.members)});
        }
      }
    }
  }

  static void collect(const Pool& pool, Digits digits, int excess, std::vector<Group>& groups) {
    groups.clear();
    for (unsigned members = 1; members < 1U << pool.count; ++members) {
      const int gain = std::popcount(members) - std::popcount(pool.digits[members] & ~digits);
      if (gain >= 1 && gain < excess) groups.push_back({members, pool.digits[members], gain});
    }
  }

  DigitSet digits_of(const CellSet& cells) const {
    DigitSet digits;
    for (const Cell cell : cells) digits |= search_.board().candidates(cell);
    return digits;
  }

  bool report(const Found& found) {
    const Board& board = search_.board();
    const DigitSet in_line = digits_of(found.in_line), in_box = digits_of(found.in_box);
    const DigitSet all = digits_of(found.crossing) | in_line | in_box;
    const CellSet line_rest = search_.layout().house(found.line) - (found.crossing | found.in_line);
    const CellSet box_rest = search_.layout().house(found.box) - (found.crossing | found.in_box);
    Step step{.technique = Technique::kSueDeCoq};
    for (DigitSet rest = all; !rest.empty();) {
      const Digit digit = rest.pop_first();
      CellSet cells;
      if (!in_box.contains(digit)) cells |= line_rest;
      if (!in_line.contains(digit)) cells |= box_rest;
      eliminate(step.eliminations, digit, cells & board.places(digit));
      step.digits.push_back(digit);
    }
    if (step.eliminations.empty() || !results_.is_new(step.eliminations)) return false;
    if (search_.wants_evidence()) {
      step.houses = {{static_cast<HouseIndex>(found.line)}, {static_cast<HouseIndex>(found.box)}};
      step.cells = {{found.crossing, digits_of(found.crossing), CellsRole::kPivot},
                    {found.in_line, in_line, CellsRole::kSet},
                    {found.in_box, in_box, CellsRole::kSet}};
      // Group 1: digits of the line's set, 2: of the box's, 0: of the crossing alone.
      for (const Cell cell : found.crossing | found.in_line | found.in_box) {
        for (DigitSet rest = board.candidates(cell); !rest.empty();) {
          const Digit digit = rest.pop_first();
          const int group = in_line.contains(digit) ? 1 : in_box.contains(digit) ? 2 : 0;
          step.marks.push_back(
              {{cell, digit}, MarkRole::kPattern, static_cast<std::uint8_t>(group)});
        }
      }
    }
    return search_.report(std::move(step));
  }

  Search& search_;
  std::vector<Group> line_groups_, box_groups_;
  std::vector<Found> found_;
  DistinctResults results_;
};

}  // namespace

bool find_sue_de_coq(Search& search, Technique) {
  return search.layout().is_plain_nine() && SueDeCoq(search).run();
}

}  // namespace nonet::human
