// tests/core/human/one_digit.h: boards that say something about one digit only.
#pragma once

#include <string>
#include <string_view>

#include "tests/core/human/human_test.h"

namespace nonet::human {

/// An empty 9×9 where the digit may stand in the cells marked 'x' only. Rows from the top; blanks are skipped.
inline Board one_digit(std::string_view pattern, Digit digit = 1) {
  Board board = board_of(std::string(81, '.'));
  Cell cell = 0;
  for (const char mark : pattern) {
    if (mark == ' ') continue;
    if (mark != 'x') board.remove({cell, digit});
    ++cell;
  }
  return board;
}

}  // namespace nonet::human
