// core/model/constraints/equality_cage.cpp: the cells hold different digits, as many even as odd ones and as many low as high ones. With an odd number of
// digits the middle one is neither low nor high, and does not occur.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool is_balanced(const std::vector<int>& values, const Board& board) {
  const int half = board.value_count / 2;
  const auto count = [&](const auto& condition) {
    return 2 * std::count_if(values.begin(), values.end(), condition);
  };
  const auto all = static_cast<std::ptrdiff_t>(values.size());
  return count([](int value) { return value % 2 == 0; }) == all &&
         count([&](int value) { return value < board.first_value + half; }) == all &&
         count([&](int value) { return value > board.last_value() - half; }) == all;
}

}  // namespace

void lower_equality_cage(const Constraint& cage, const Board& board, Rules& into) {
  add_different_where(
      cage.cells, [&](const std::vector<int>& values) { return is_balanced(values, board); }, board,
      into);
}

bool keeps_equality_cage(const Constraint& cage, const Board& board, std::span<const int> values) {
  return are_different(cage.cells, values) && is_balanced(values_in(cage.cells, values), board);
}

}  // namespace nonet
