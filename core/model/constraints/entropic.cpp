// core/model/constraints/entropic.cpp: any three neighbours on the line hold a low, a middle and a high digit.
// Of 9 digits, these are 1–3, 4–6 and 7–9.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_entropic(const Constraint& line, const Board& board, Rules& into) {
  add_one_of_each(line.cells, thirds(board), board, into);
}

bool keeps_entropic(const Constraint& line, const Board& board, std::span<const int> values) {
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < line.cells.size() && j < i + 3; ++j) {
      if (third_of(values[line.cells[i]], board) == third_of(values[line.cells[j]], board)) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace nonet
