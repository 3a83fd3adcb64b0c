// core/model/constraints/look_and_say.cpp: the clue is read as pairs of a count and a digit: 2 3 says that exactly two of the cells hold a 3. Digits
// that it does not name are free.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {

void lower_look_and_say(const Constraint& clue, const Board& board, Rules& into) {
  for (std::size_t i = 0; i + 1 < clue.numbers.size(); i += 2)
    add_occurrences(clue.cells, clue.numbers[i + 1], clue.numbers[i], board, into);
}

bool keeps_look_and_say(const Constraint& clue, const Board&, std::span<const int> values) {
  for (std::size_t i = 0; i + 1 < clue.numbers.size(); i += 2) {
    const auto is_it = [&](Cell cell) { return values[cell] == clue.numbers[i + 1]; };
    if (std::count_if(clue.cells.begin(), clue.cells.end(), is_it) != clue.numbers[i]) return false;
  }
  return true;
}

}  // namespace nonet
