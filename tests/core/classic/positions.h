// tests/core/classic/positions.h: makes positions of the 9×9 engine from puzzles, and reads them cell by
// cell, slowly and simply.
#pragma once

#include <string>
#include <vector>

#include "core/classic/branch.h"
#include "core/classic/cells.h"
#include "core/classic/sweep.h"
#include "core/classic/triples.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"

namespace nonet::classic::positions {

using Quad = simd::PlainQuad;

/// 81 characters, '0' for an empty cell.
inline std::string text_of(const Puzzle& puzzle) {
  return reference::text_of(puzzle.givens);
}

inline bool may_stand(const Board& board, int cell, int digit) {
  Board copy = board;
  const int row = cell / 9;
  return (lane_of(copy, digit - 1, row % 3) >> (kRowShift * (row / 3) + cell % 9) & 1) != 0;
}

/// Whether every digit of the solution is still a candidate.
inline bool holds(const Board& board, const std::vector<Digit>& solution) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (!may_stand(board, cell, solution[static_cast<std::size_t>(cell)])) return false;
  }
  return true;
}

inline int candidates(const Board& board) {
  int count = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    for (int digit = 1; digit <= 9; ++digit) count += may_stand(board, cell, digit) ? 1 : 0;
  }
  return count;
}

inline bool is_mirrored(const Board& board) {
  return board.ninth.lane[3] == board.ninth.lane[2];
}

/// Sweeps until the rules find nothing more; `board` is then the resulting position.
inline Ends sweep_to_end(Board& board) {
  State<Quad> state;
  state.set_board(0, board);
  if (!close_all(state)) return {1, 0, 0, 0};
  Memory memory;
  const Ends ends = sweep(state, memory, 1);
  board = state.board(0);
  return ends;
}

/// A puzzle of 9×9 with few enough open cells for the reference.
inline Puzzle made_puzzle(int round, std::mt19937& random) {
  Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 40 + round % 14, random);
  if (round % 5 == 4) reference::spoil(puzzle, random);
  return puzzle;
}

}  // namespace nonet::classic::positions
