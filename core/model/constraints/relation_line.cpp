// core/model/constraints/relation_line.cpp: neighbours on the line are as the table says, in the direction of the line.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_relation_line(const Constraint& line, const Board&, Rules& into) {
  add_along_line(line.cells, line.relation, into);
}

bool keeps_relation_line(const Constraint& line, const Board& board, std::span<const int> values) {
  for (std::size_t i = 1; i < line.cells.size(); ++i) {
    if (!goes(*line.relation, board, values[line.cells[i - 1]], values[line.cells[i]]))
      return false;
  }
  return true;
}

}  // namespace nonet
