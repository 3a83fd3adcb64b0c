// core/model/constraints/anti_king.cpp: cells that touch at a corner hold different digits.
// A chess king reaches those that share an edge, too: they differ because they are in one row or column.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

constexpr int kMoves[][2] = {{1, -1}, {1, 1}};

}  // namespace

void lower_anti_king(const Constraint&, const Board& board, Rules& into) {
  add_different_at(board, kMoves, into);
}

bool keeps_anti_king(const Constraint&, const Board& board, std::span<const int> values) {
  return are_different_at(board, kMoves, values);
}

}  // namespace nonet
