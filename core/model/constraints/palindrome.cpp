// core/model/constraints/palindrome.cpp: the line reads the same from both ends.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_palindrome(const Constraint& palindrome, const Board& board, Rules& into) {
  const auto equal = relation_table(board, [](int one, int other) { return one == other; });
  const std::vector<Cell>& line = palindrome.cells;
  for (std::size_t i = 0; i < line.size() / 2; ++i) {
    into.push_back(Relation{line[i], line[line.size() - 1 - i], equal});
  }
}

bool keeps_palindrome(const Constraint& palindrome, const Board&, std::span<const int> values) {
  const std::vector<Cell>& line = palindrome.cells;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (values[line[i]] != values[line[line.size() - 1 - i]]) return false;
  }
  return true;
}

}  // namespace nonet
