#include "core/human/step_parts.h"

namespace nonet::human {

void add_digits(Step& step, DigitSet digits) {
  while (!digits.empty()) step.digits.push_back(digits.pop_first());
}

void add_eliminations(Step& step, const CellSet& cells, Digit digit) {
  for (const Cell cell : cells) step.eliminations.push_back({cell, digit});
}

void add_eliminations(Step& step, Cell cell, DigitSet digits) {
  while (!digits.empty()) step.eliminations.push_back({cell, digits.pop_first()});
}

void add_marks(Step& step, const Board& board, const CellSet& cells, DigitSet digits, MarkRole role,
               int group) {
  for (const Cell cell : cells) {
    for (DigitSet left = board.candidates(cell) & digits; !left.empty();) {
      step.marks.push_back({{cell, left.pop_first()}, role, static_cast<std::uint8_t>(group)});
    }
  }
}

}  // namespace nonet::human
