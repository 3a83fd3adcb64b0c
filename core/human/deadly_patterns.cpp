#include "core/human/deadly_patterns.h"

#include "core/human/extended_rectangles.h"
#include "core/human/pair_patterns.h"
#include "core/human/reverse_bug.h"

namespace nonet::human {
namespace {

bool conclude(DistinctSteps& steps, Technique technique, const DeadlySet& set) {
  return conclude_one_cell(steps, technique, set) || conclude_one_digit(steps, technique, set);
}

bool find_bug_lite(Search& search) {
  DistinctSteps steps(search);
  const DigitSet digits = DigitSet::up_to(search.board().size());
  for (const DeadlySet& set : pair_patterns(search, {.digits = digits, .most_cells = 9})) {
    // Two digits make a loop.
    if (set.digits.count() > 2 && conclude(steps, Technique::kBugLite, set)) return true;
  }
  return false;
}

/// Whether the columns of three digits have two, two and all three of them.
bool is_of_three_columns(const Board& board, const DeadlySet& set) {
  int pairs = 0;
  for (const Cell cell : set.cells) {
    DigitSet column;
    for (const Cell other : set.cells) {
      const Layout& layout = board.layout();
      const bool is_row = layout.row_of(cell) == layout.row_of(other);
      const bool is_column = layout.column_of(cell) == layout.column_of(other);
      const bool has_lines_as_rows = (layout.row(layout.row_of(cell)) & set.cells).count() == 3;
      if (has_lines_as_rows ? is_column : is_row) column |= board.candidates(other) & set.digits;
    }
    pairs += column.count() == 2;
  }
  return pairs == 4;
}

bool find_mugs(Search& search) {
  DistinctSteps steps(search);
  for (int length = 3; length <= 6; ++length) {
    for (const DeadlySet& set : extended_rectangles(search, length)) {
      if (length == 3 && !is_of_three_columns(search.board(), set)) continue;
      if (conclude(steps, Technique::kMug, set)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_deadly_patterns(Search& search, Technique technique) {
  switch (technique) {
    case Technique::kBugLite:
      return find_bug_lite(search);
    case Technique::kMug:
      return find_mugs(search);
    default:
      return find_reverse_bug(search);
  }
}

}  // namespace nonet::human
