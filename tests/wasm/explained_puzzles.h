// tests/wasm/explained_puzzles.h: puzzles for the tests of steps and ratings, as JavaScript hands them over.
#pragma once

#include <string>

#include "wasm/api.h"

namespace nonet::api {

inline const std::string kSinglesOnly =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Hard enough that a search asks whether to go on.
inline const std::string kHard =
    "..2..63.4.......2......1..6...3...453...14....7.5...8.....83...49........3..5.7..";

/// A 9×9 puzzle of one character a cell.
inline Puzzle plain_puzzle(const std::string& line) {
  Puzzle puzzle{9, 3, 3, {}, {}, {}, {}};
  for (const char digit : line) puzzle.givens.push_back(digit == '.' ? 0 : digit - '0');
  return puzzle;
}

}  // namespace nonet::api
