// core/model/constraints/rellik_cage.cpp: a killer cage reversed. Its cells hold different digits, and no one or several of them add up to the
// number.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool has_sum(const std::vector<int>& values, int sum) {
  for (std::uint64_t chosen = 1; chosen < std::uint64_t{1} << values.size(); ++chosen) {
    int total = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if ((chosen >> i & 1) != 0) total += values[i];
    }
    if (total == sum) return true;
  }
  return false;
}

}  // namespace

void lower_rellik_cage(const Constraint& cage, const Board& board, Rules& into) {
  add_different_where(
      cage.cells, [&](const std::vector<int>& values) { return !has_sum(values, cage.numbers[0]); },
      board, into);
}

bool keeps_rellik_cage(const Constraint& cage, const Board&, std::span<const int> values) {
  return are_different(cage.cells, values) &&
         !has_sum(values_in(cage.cells, values), cage.numbers[0]);
}

}  // namespace nonet
