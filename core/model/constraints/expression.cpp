// core/model/constraints/expression.cpp: the digits along the line match a regular expression (core/model/expression.h) from end to end. What is
// no expression matches nothing.
#include "core/model/expression.h"

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_expression(const Constraint& line, const Board& board, Rules& into) {
  const std::optional<Expression> expression = read_expression(line.text, board);
  if (expression.has_value()) {
    into.push_back(Automaton{line.cells, automaton_of(*expression)});
  } else {
    into.push_back(impossible());
  }
}

bool keeps_expression(const Constraint& line, const Board& board, std::span<const int> values) {
  const std::optional<Expression> expression = read_expression(line.text, board);
  std::vector<Digit> word;
  for (const Cell cell : line.cells)
    word.push_back(static_cast<Digit>(values[cell] - board.first_value + 1));
  return expression.has_value() && matches(*expression, word);
}

}  // namespace nonet
