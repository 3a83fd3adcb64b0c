// core/model/constraints/anti_taxicab.cpp: two cells with a value are not exactly that many steps apart.
// Steps lead from cell to cell over edges.
#include <algorithm>

#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

/// Calls visit(one, other, distance) for each two cells of the grid.
template <class Visit>
void each_two(const Board& board, const Visit& visit) {
  for (Cell one = 0; one < board.grid_cells(); ++one) {
    if (board.is_hole(one)) continue;
    for (Cell other = 0; other < one; ++other) {
      if (!board.is_hole(other)) visit(one, other, board.distance(one, other));
    }
  }
}

}  // namespace

void lower_anti_taxicab(const Constraint&, const Board& board, Rules& into) {
  const int nearest = std::max(1, board.first_value);
  std::vector<std::shared_ptr<const RelationTable>> tables;  // of each distance from there on
  for (int distance = nearest; distance <= board.last_value(); ++distance) {
    tables.push_back(relation_table(
        board, [&](int one, int other) { return one != distance || other != distance; }));
  }
  each_two(board, [&](Cell one, Cell other, int distance) {
    if (distance < nearest || distance > board.last_value()) return;
    into.push_back(Relation{one, other, tables[static_cast<std::size_t>(distance - nearest)]});
  });
}

bool keeps_anti_taxicab(const Constraint&, const Board& board, std::span<const int> values) {
  bool is_kept = true;
  each_two(board, [&](Cell one, Cell other, int distance) {
    is_kept &= values[one] != distance || values[other] != distance;
  });
  return is_kept;
}

}  // namespace nonet
