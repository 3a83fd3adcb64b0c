// core/model/constraints/full_rank.cpp: a clue beside a row or column of a square grid. All rows and columns are read from both ends as numbers, and the
// clue is the place of this one, read from the clue on, among all of them from the least: one more than there are lesser ones.
// Another one may be equal only if ties are allowed.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// All but the line itself.
std::vector<std::vector<Cell>> others_of(const Constraint& clue, const Board& board) {
  std::vector<std::vector<Cell>> others = lines_from_all_sides(board);
  std::erase(others, clue.cells);
  return others;
}

bool may_tie(const Constraint& clue) {
  return clue.numbers.size() > 1 && clue.numbers[1] != 0;
}

}  // namespace

void lower_full_rank(const Constraint& clue, const Board& board, Rules& into) {
  into.push_back(Rank{clue.cells, others_of(clue, board), clue.numbers[0], may_tie(clue)});
}

bool keeps_full_rank(const Constraint& clue, const Board& board, std::span<const int> values) {
  int rank = 1;
  for (const auto& other : others_of(clue, board)) {
    const auto difference =
        std::mismatch(clue.cells.begin(), clue.cells.end(), other.begin(),
                      [&](Cell one, Cell another) { return values[one] == values[another]; });
    if (difference.first == clue.cells.end()) {
      if (!may_tie(clue)) return false;
    } else {
      rank += values[*difference.first] > values[*difference.second];
    }
  }
  return rank == clue.numbers[0];
}

}  // namespace nonet
