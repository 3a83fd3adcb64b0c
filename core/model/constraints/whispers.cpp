// core/model/constraints/whispers.cpp: neighbours on the line differ by at least a number (German whispers: 5, Dutch whispers: 4).
#include <cstdlib>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_whispers(const Constraint& whispers, const Board& board, Rules& into) {
  const int least = whispers.numbers[0];
  add_along_line(
      whispers.cells,
      relation_table(board, [&](int one, int next) { return std::abs(one - next) >= least; }),
      into);
}

bool keeps_whispers(const Constraint& whispers, const Board&, std::span<const int> values) {
  for (std::size_t i = 1; i < whispers.cells.size(); ++i) {
    if (std::abs(values[whispers.cells[i - 1]] - values[whispers.cells[i]]) < whispers.numbers[0])
      return false;
  }
  return true;
}

}  // namespace nonet
