// tests/core/human/pattern_board.h: boards of which only the cells of a pattern matter.
#pragma once

#include <array>
#include <sstream>
#include <string>
#include <string_view>

#include "tests/core/human/human_test.h"

namespace nonet::human {

/// A 9×9 board on which every cell has all candidates but those listed: "12r1c1" has 1 and 2, "+1r1c1" is a placed 1 and
/// "=1r1c1" a given one. A '*' for a row or column stands for each of them; a later word replaces an earlier one.
inline Board board_where(std::string_view cells) {
  std::array<std::string, 81> words;
  words.fill("123456789");
  std::istringstream list{std::string(cells)};
  for (std::string word; list >> word;) {
    const std::size_t r = word.find('r');
    REQUIRE(r + 4 == word.size());
    for (int cell = 0; cell < 81; ++cell) {
      const bool is_row = word[r + 1] == '*' || word[r + 1] - '1' == cell / 9;
      const bool is_column = word[r + 3] == '*' || word[r + 3] - '1' == cell % 9;
      if (is_row && is_column) words[static_cast<std::size_t>(cell)] = word.substr(0, r);
    }
  }
  std::string text;
  for (const std::string& word : words) text += word + " ";
  return board_with(text);
}

}  // namespace nonet::human
