// core/model/constraints/modular.cpp: any neighbours on the line, as many as the modulus, have different remainders.
// So each remainder occurs among them, and the next cell can only have that of the first of them: remainders repeat along the line.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_modular(const Constraint& line, const Board& board, Rules& into) {
  // Greater ones say the same: no two values have the same remainder, and all cells of the line are compared.
  const int most = std::max(board.value_count, static_cast<int>(line.cells.size()));
  const int modulus = std::min(line.numbers[0], most);
  std::vector<DigitSet> classes;
  for (int i = 0; i < modulus; ++i) {
    classes.push_back(
        board.values_where([&](int value) { return remainder(value, modulus) == i; }));
  }
  add_one_of_each(line.cells, classes, board, into);
}

bool keeps_modular(const Constraint& line, const Board&, std::span<const int> values) {
  const auto modulus = static_cast<std::size_t>(line.numbers[0]);
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < line.cells.size() && j < i + modulus; ++j) {
      if (remainder(values[line.cells[i]], line.numbers[0]) ==
          remainder(values[line.cells[j]], line.numbers[0])) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace nonet
