#include "core/human/avoidable_rectangles.h"

#include "core/human/deadly_set.h"
#include "core/human/rectangle_corners.h"

namespace nonet::human {
namespace {

/// The digits of the corners 0 and 3, and of 1 and 2, where they are written; 0: unknown. False: they do not alternate.
bool read_written(const Board& board, const Corners& corners, std::array<Digit, 2>& digits) {
  digits = {};
  for (std::size_t i = 0; i < 4; ++i) {
    const Digit value = board.value(corners[i]);
    if (value == 0) continue;
    Digit& digit = digits[i == 1 || i == 2 ? 1 : 0];
    if (digit != 0 && digit != value) return false;
    digit = value;
  }
  return digits[0] != digits[1];
}

bool conclude(DistinctSteps& steps, Technique technique, const Corners& corners,
              const std::array<Digit, 2>& digits) {
  const Board& board = steps.search().board();
  DeadlySet set;
  set.cores.resize(static_cast<std::size_t>(board.layout().cell_count()));
  set.digits = DigitSet::of(digits[0]) | DigitSet::of(digits[1]);
  for (std::size_t i = 0; i < 4; ++i) {
    const Digit digit = digits[i == 1 || i == 2 ? 1 : 0];
    set.cells.insert(corners[i]);
    set.cores[corners[i]] = DigitSet::of(digit);
    if (board.value(corners[i]) == 0 && !board.candidates(corners[i]).contains(digit)) return false;
  }
  find_guards(board, set);
  // Without a guard the corner is not filled yet, and the board has no solution.
  if (set.guarded != (set.cells & board.open())) return false;
  return technique == Technique::kAvoidableRectangle1 ? conclude_one_cell(steps, technique, set)
                                                      : conclude_one_digit(steps, technique, set);
}

}  // namespace

bool find_avoidable_rectangles(Search& search, Technique technique) {
  const Board& board = search.board();
  const CellSet ours = search.layout().all_cells() - board.givens();
  const CellSet written = ours - board.open();
  if (written.empty()) return false;
  const int open_corners = technique == Technique::kAvoidableRectangle1 ? 1 : 2;
  DistinctSteps steps(search);
  for (const Corners& corners : rectangles_in(search.layout(), ours, written)) {
    int open = 0;
    for (const Cell cell : corners) open += board.value(cell) == 0;
    std::array<Digit, 2> digits{};
    if (open != open_corners || !read_written(board, corners, digits)) continue;
    if (digits[0] != 0 && digits[1] != 0) {
      if (conclude(steps, technique, corners, digits)) return true;
      continue;
    }
    // Two opposite corners are written: the other digit is any that both open ones may be.
    const std::size_t unknown = digits[0] == 0 ? 0 : 1;
    const Cell first = corners[unknown == 0 ? 0 : 1], second = corners[unknown == 0 ? 3 : 2];
    DigitSet common = board.candidates(first) & board.candidates(second);
    while (!common.empty()) {
      digits[unknown] = common.pop_first();
      if (conclude(steps, technique, corners, digits)) return true;
    }
  }
  return false;
}

}  // namespace nonet::human
