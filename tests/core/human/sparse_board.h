// tests/core/human/sparse_board.h: an empty 9×9 board in which some cells allow few digits.
#pragma once

#include <sstream>
#include <string>
#include <string_view>

#include "tests/core/human/human_test.h"

namespace nonet::human {

/// "14r1c1 147r1c2": these cells allow these digits, all others everything.
inline Board sparse_board(std::string_view cells) {
  Board board = board_of(std::string(81, '.'));
  std::istringstream words{std::string(cells)};
  for (std::string word; words >> word;) {
    const std::size_t row = word.find('r');
    REQUIRE(row != std::string::npos);
    const Cell cell = static_cast<Cell>((word[row + 1] - '1') * 9 + (word[row + 3] - '1'));
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (word.find(static_cast<char>('0' + digit)) >= row) board.remove({cell, digit});
    }
  }
  return board;
}

/// The steps of one technique.
inline std::vector<Step> steps_of(const Board& board, Technique technique,
                                  SearchOptions options = {}) {
  return all_steps(
      board, {.order = {technique}, .search = options, .wants_evidence = true, .patience = {}});
}

}  // namespace nonet::human
