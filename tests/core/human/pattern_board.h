// tests/core/human/pattern_board.h: boards on which nothing is written but the cells of one pattern.
//
// A technique that looks at a few cells is tested best where nothing else is known: all other cells have all digits, so
// the expected result follows from the rule.
#pragma once

#include <array>
#include <sstream>
#include <string>
#include <string_view>

#include "tests/core/human/human_test.h"

namespace nonet::human {

/// `cells` have these candidates and no others: "12r1c1 134r5c5". `limits` say where digits may stand in a house:
/// "2c9 r1 r5; 1b1 1 5" keeps 2 in column 9 in rows 1 and 5 only, and 1 in box 1 in its first and fifth cell.
inline Board pattern_board(std::string_view cells, std::string_view limits = "") {
  Board board = board_of(std::string(81, '.'));
  std::istringstream words{std::string(cells)};
  for (std::string word; words >> word;) {
    const std::size_t row = word.find('r');
    const Cell cell = static_cast<Cell>((word[row + 1] - '1') * 9 + (word[row + 3] - '1'));
    for (int digit = 1; digit <= 9; ++digit) {
      const bool stays =
          word.substr(0, row).find(static_cast<char>('0' + digit)) != std::string::npos;
      if (!stays) board.remove({cell, static_cast<Digit>(digit)});
    }
  }
  std::istringstream parts{std::string(limits)};
  for (std::string part; std::getline(parts, part, ';');) {
    std::istringstream list(part);
    std::string house;
    list >> house;
    const int first = house[1] == 'r' ? 0 : house[1] == 'c' ? 9 : 18;
    const auto& members = board.layout().house_cells(first + house[2] - '1');
    CellSet kept;
    for (std::string word; list >> word;) {
      kept.insert(members[static_cast<std::size_t>(word.back() - '1')]);
    }
    for (const Cell cell : members) {
      if (!kept.contains(cell)) board.remove({cell, static_cast<Digit>(house[0] - '0')});
    }
  }
  return board;
}

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

using Results = std::vector<std::string>;

/// The first step's evidence is complete, and without evidence the same is found.
inline void check_evidence(const Board& board, Technique technique) {
  FindOptions options{.order = {technique}, .search = {}, .wants_evidence = true, .patience = {}};
  const auto full = all_steps(board, options);
  options.wants_evidence = false;
  const auto bare = all_steps(board, options);
  REQUIRE(!full.empty());
  REQUIRE(bare.size() == full.size());
  for (std::size_t i = 0; i < full.size(); ++i) {
    CHECK(result_of(bare[i]) == result_of(full[i]));
    CHECK(bare[i].marks.empty());
    CHECK(!full[i].marks.empty());
    for (const Mark& mark : full[i].marks) CHECK(board.has(mark.candidate));
  }
  CHECK(result_of(next_step(board, options).value()) == result_of(full[0]));
}

}  // namespace nonet::human
