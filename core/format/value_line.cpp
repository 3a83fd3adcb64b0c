#include "core/format/value_line.h"

#include "core/format/symbols.h"

namespace nonet {
std::string value_line(const Board& board, std::span<const Digit> digits) {
  std::string line;
  for (const Digit digit : digits.first(static_cast<std::size_t>(board.grid_cells()))) {
    const int value = board.value(digit);
    if (board.last_value() <= kLargestSymbolSize) {
      line += symbol_of(static_cast<Digit>(value));
    } else {
      (line += line.empty() ? "" : " ") += std::to_string(value);
    }
  }
  return line;
}

std::string value_candidate_line(const Board& board, std::span<const DigitSet> digits) {
  std::string line;
  for (int cell = 0; cell < board.grid_cells(); ++cell) {
    if (cell > 0) line += cell % board.columns == 0 ? " / " : " ";
    DigitSet left = digits[static_cast<std::size_t>(cell)];
    if (left.empty()) line += '-';
    while (!left.empty()) line += symbol_of(static_cast<Digit>(board.value(left.pop_first())));
  }
  return line;
}

}  // namespace nonet
