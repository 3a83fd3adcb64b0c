// core/model/constraints/one_of.cpp: each of the cells holds one of the values. It is a constraint inside of alternatives; elsewhere, domains say it.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool is_listed(const Constraint& one_of, int value) {
  return std::find(one_of.numbers.begin(), one_of.numbers.end(), value) != one_of.numbers.end();
}

}  // namespace

void lower_one_of(const Constraint& one_of, const Board& board, Rules& into) {
  add_only(one_of.cells, board.values_where([&](int value) { return is_listed(one_of, value); }),
           into);
}

bool keeps_one_of(const Constraint& one_of, const Board&, std::span<const int> values) {
  return std::all_of(one_of.cells.begin(), one_of.cells.end(),
                     [&](Cell cell) { return is_listed(one_of, values[cell]); });
}

}  // namespace nonet
