// core/model/constraints/equality_cage.cpp: the cells hold different digits, as many even as odd ones and as many low as high ones. With an odd number of
// digits the middle one is neither low nor high, and does not occur.
#include <algorithm>
#include <array>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// The digits of which half of the cells hold one.
std::array<DigitSet, 3> halves_of(const Board& board) {
  const int half = board.value_count / 2;
  return {board.values_where([](int value) { return value % 2 == 0; }),
          board.values_where([&](int value) { return value < board.first_value + half; }),
          board.values_where([&](int value) { return value > board.last_value() - half; })};
}

bool is_balanced(const std::vector<int>& values, std::span<const DigitSet> halves,
                 const Board& board) {
  return std::all_of(halves.begin(), halves.end(), [&](DigitSet half) {
    const auto is_in = [&](int value) { return !(half & board.with_value(value)).empty(); };
    return 2 * std::count_if(values.begin(), values.end(), is_in) ==
           static_cast<std::ptrdiff_t>(values.size());
  });
}

}  // namespace

void lower_equality_cage(const Constraint& cage, const Board& board, Rules& into) {
  const std::array<DigitSet, 3> halves = halves_of(board);
  const auto fits = [&](const std::vector<int>& values) {
    return is_balanced(values, halves, board);
  };
  if (add_different_where(cage.cells, fits, board, into)) return;
  const std::size_t count = cage.cells.size();
  if (count % 2 != 0 || count > static_cast<std::size_t>(board.value_count)) {
    into.push_back(impossible());
    return;
  }
  into.push_back(Distinct{cage.cells});
  for (const DigitSet digits : halves) {
    into.push_back(Count{cage.cells, digits, std::uint64_t{1} << count / 2});
  }
}

bool keeps_equality_cage(const Constraint& cage, const Board& board, std::span<const int> values) {
  return are_different(cage.cells, values) &&
         is_balanced(values_in(cage.cells, values), halves_of(board), board);
}

}  // namespace nonet
