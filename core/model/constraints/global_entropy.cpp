// core/model/constraints/global_entropy.cpp: each square of 2×2 cells has a low, a middle and a high digit.
// Of 9 digits, these are 1–3, 4–6 and 7–9.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_global_entropy(const Constraint&, const Board& board, Rules& into) {
  for (const std::vector<Cell>& square : squares_of_four(board)) {
    for (const DigitSet third : thirds(board)) into.push_back(Count{square, third, 0b11110});
  }
}

bool keeps_global_entropy(const Constraint&, const Board& board, std::span<const int> values) {
  const auto list = squares_of_four(board);
  return std::all_of(list.begin(), list.end(), [&](const std::vector<Cell>& square) {
    std::vector<int> found;
    for (const Cell cell : square) found.push_back(third_of(values[cell], board));
    return each_once(found).size() == 3;
  });
}

}  // namespace nonet
