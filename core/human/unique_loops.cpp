#include "core/human/unique_loops.h"

#include "core/human/extended_rectangles.h"
#include "core/human/pair_patterns.h"

namespace nonet::human {
namespace {

/// Whether the cells can be filled with two digits, so that cells of a house differ.
bool can_alternate(const Layout& layout, const CellSet& cells) {
  CellSet rest = cells;
  std::array<CellSet, 2> sides{CellSet::of(rest.pop_first()), CellSet()};
  // Each round adds the neighbours of one side to the other one.
  for (std::size_t side = 0, idle = 0; idle < 2; side ^= 1) {
    CellSet next;
    for (const Cell cell : sides[side]) next |= layout.peers(cell) & cells;
    idle = sides[side ^ 1].contains_all(next) ? idle + 1 : 0;
    sides[side ^ 1] |= next;
  }
  return !sides[0].intersects(sides[1]);
}

bool conclude(DistinctSteps& steps, Technique technique, const std::vector<DeadlySet>& sets) {
  for (const DeadlySet& set : sets) {
    if (conclude_one_cell(steps, technique, set) || conclude_one_digit(steps, technique, set)) {
      return true;
    }
    const bool has_simple_rule = technique == Technique::kExtendedRectangle && set.guards.single();
    if (set.guarded.count() != 2 || has_simple_rule) continue;
    if (conclude_subset(steps, technique, set) || conclude_locked(steps, technique, set)) {
      return true;
    }
  }
  return false;
}

bool find_loops(Search& search) {
  const Board& board = search.board();
  DistinctSteps steps(search);
  std::vector<DigitSet> pairs;
  for (const Cell cell : board.open()) {
    const DigitSet pair = board.candidates(cell);
    bool is_new = pair.count() == 2;
    for (const DigitSet earlier : pairs) is_new = is_new && !(earlier == pair);
    if (is_new) pairs.push_back(pair);
  }
  for (const DigitSet pair : pairs) {
    std::vector<DeadlySet> sets =
        pair_patterns(search, {.digits = pair,
                               .most_cells = 14,
                               .has_two_guarded = true,
                               .may_lack_digits = search.options().rectangles_may_lack_candidates});
    std::erase_if(sets,
                  [&](const DeadlySet& set) { return !can_alternate(search.layout(), set.cells); });
    if (conclude(steps, Technique::kUniqueLoop, sets)) return true;
  }
  return false;
}

}  // namespace

bool find_unique_loops(Search& search, Technique technique) {
  if (technique == Technique::kUniqueLoop) return find_loops(search);
  DistinctSteps steps(search);
  return conclude(steps, technique, extended_rectangles(search, 3));
}

}  // namespace nonet::human
