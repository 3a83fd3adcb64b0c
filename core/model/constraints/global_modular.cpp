// core/model/constraints/global_modular.cpp: the digits of each square of 2×2 cells leave every remainder when divided by 3.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

constexpr int kModulus = 3;

}  // namespace

void lower_global_modular(const Constraint&, const Board& board, Rules& into) {
  for (const std::vector<Cell>& square : squares_of_four(board)) {
    for (int rest = 0; rest < kModulus; ++rest) {
      const DigitSet digits =
          board.values_where([&](int value) { return remainder(value, kModulus) == rest; });
      into.push_back(Count{square, digits, 0b11110});
    }
  }
}

bool keeps_global_modular(const Constraint&, const Board& board, std::span<const int> values) {
  const auto list = squares_of_four(board);
  return std::all_of(list.begin(), list.end(), [&](const std::vector<Cell>& square) {
    std::vector<int> found;
    for (const Cell cell : square) found.push_back(remainder(values[cell], kModulus));
    return each_once(found).size() == kModulus;
  });
}

}  // namespace nonet
