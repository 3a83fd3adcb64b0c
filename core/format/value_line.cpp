#include "core/format/value_line.h"

#include "core/format/symbols.h"

namespace nonet {
std::string value_line(const Board& board, std::span<const Digit> digits) {
  std::string line;
  const bool has_symbols = board.last_value() <= kLargestSymbolSize;
  for (Cell cell = 0; cell < board.grid_cells(); ++cell) {
    const int value = board.value(digits[cell]);
    if (!has_symbols && !line.empty()) line += ' ';
    if (board.is_hole(cell)) {
      line += '.';
    } else if (has_symbols) {
      line += symbol_of(static_cast<Digit>(value));
    } else {
      line += std::to_string(value);
    }
  }
  return line;
}

std::string value_candidate_line(const Board& board, std::span<const DigitSet> digits) {
  std::string line;
  for (Cell cell = 0; cell < board.grid_cells(); ++cell) {
    if (cell > 0) line += cell % board.columns == 0 ? " / " : " ";
    DigitSet left = digits[cell];
    if (board.is_hole(cell)) {
      line += '.';
      continue;
    }
    if (left.empty()) line += '-';
    while (!left.empty()) line += symbol_of(static_cast<Digit>(board.value(left.pop_first())));
  }
  return line;
}

}  // namespace nonet
