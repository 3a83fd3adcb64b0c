// core/model/constraints/anti_knight.cpp: cells a knight's move apart hold different digits.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

constexpr int kMoves[][2] = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};

}  // namespace

void lower_anti_knight(const Constraint&, const Board& board, Rules& into) {
  add_different_at(board, kMoves, into);
}

bool keeps_anti_knight(const Constraint&, const Board& board, std::span<const int> values) {
  return are_different_at(board, kMoves, values);
}

}  // namespace nonet
