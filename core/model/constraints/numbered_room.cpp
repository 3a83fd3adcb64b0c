// core/model/constraints/numbered_room.cpp: a clue beside a line: it stands in the Nth cell and nowhere else, where N is what the first cell
// holds.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_numbered_room(const Constraint& clue, const Board& board, Rules& into) {
  add_place(clue.cells[0], clue.cells, clue.numbers[0], board, into);
}

bool keeps_numbered_room(const Constraint& clue, const Board&, std::span<const int> values) {
  return is_place(clue.cells[0], clue.cells, clue.numbers[0], values);
}

}  // namespace nonet
