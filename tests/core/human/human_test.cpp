// tests/core/human/human_test.cpp: the texts that the tests of the techniques are written in.
#include "tests/core/human/human_test.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace nonet::human {
namespace {

Puzzle empty_puzzle() {
  static const auto kGeometry = Geometry::with_boxes({9, 3, 3}).value();
  Puzzle puzzle = make_puzzle(kGeometry);
  puzzle.entries.assign(81, 0);
  return puzzle;
}

std::string text_of(Candidate candidate, char sign) {
  return "r" + std::to_string(candidate.cell / 9 + 1) + "c" +
         std::to_string(candidate.cell % 9 + 1) + sign + std::to_string(candidate.digit);
}

}  // namespace

Board board_of(std::string_view grid, std::string_view removed) {
  Puzzle puzzle = empty_puzzle();
  std::size_t cell = 0;
  bool placed = false;
  for (const char character : grid) {
    if (std::isspace(static_cast<unsigned char>(character)) != 0) continue;
    if (character == '+') {
      placed = true;
      continue;
    }
    REQUIRE(cell < 81);
    const bool is_digit = character >= '1' && character <= '9';
    const Digit digit = is_digit ? static_cast<Digit>(character - '0') : Digit{0};
    (placed ? puzzle.entries : puzzle.givens)[cell++] = digit;
    placed = false;
  }
  REQUIRE(cell == 81);
  Board board(puzzle);
  std::istringstream words{std::string(removed)};
  for (std::string word; words >> word;) {
    const std::size_t row = word.find('r');
    REQUIRE(row != std::string::npos);
    const int index = (word[row + 1] - '1') * 9 + (word[row + 3] - '1');
    for (std::size_t i = 0; i < row; ++i) {
      board.remove({static_cast<Cell>(index), static_cast<Digit>(word[i] - '0')});
    }
  }
  return board;
}

Board board_with(std::string_view cells) {
  Puzzle puzzle = empty_puzzle();
  puzzle.candidates.assign(81, DigitSet());
  std::istringstream words{std::string(cells)};
  std::size_t cell = 0;
  for (std::string word; words >> word; ++cell) {
    REQUIRE(cell < 81);
    if (word[0] == '+') puzzle.entries[cell] = static_cast<Digit>(word[1] - '0');
    if (word[0] == '=') puzzle.givens[cell] = static_cast<Digit>(word[1] - '0');
    for (const char character : word) {
      if (character >= '1' && character <= '9') {
        puzzle.candidates[cell].insert(static_cast<Digit>(character - '0'));
      }
    }
  }
  REQUIRE(cell == 81);
  return Board(puzzle);
}

Board board_but(const std::vector<std::pair<int, std::string>>& some) {
  std::vector<std::string> cells(81, "123456789");
  for (const auto& [cell, digits] : some) cells[static_cast<std::size_t>(cell)] = digits;
  std::string text;
  for (const std::string& candidates : cells) text += candidates + ' ';
  return board_with(text);
}

std::string result_of(const Step& step) {
  std::vector<std::pair<Candidate, char>> parts;
  for (const Candidate candidate : step.placements) parts.emplace_back(candidate, '=');
  for (const Candidate candidate : step.eliminations) parts.emplace_back(candidate, '-');
  std::sort(parts.begin(), parts.end());
  std::string text;
  for (const auto& [candidate, sign] : parts) {
    if (!text.empty()) text += ' ';
    text += text_of(candidate, sign);
  }
  return text;
}

std::vector<std::string> results(const Board& board, Technique technique, SearchOptions options) {
  FindOptions find{.order = {technique}, .search = options, .wants_evidence = true, .patience = {}};
  std::vector<std::string> found;
  for (const Step& step : all_steps(board, find)) {
    CHECK(step.technique == technique);
    found.push_back(result_of(step));
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

Step only_step(const Board& board, Technique technique) {
  const FindOptions find{
      .order = {technique}, .search = {}, .wants_evidence = true, .patience = {}};
  const std::vector<Step> steps = all_steps(board, find);
  REQUIRE(steps.size() == 1);
  return steps[0];
}

TEST_CASE("a board is read from its texts", "[human]") {
  const Board board = board_of(
      "12345678. ......... ......... ......... ......... ......... ......... ......... +9........",
      "45r2c2");
  CHECK(board.givens().contains(0));
  CHECK(!board.givens().contains(72));
  CHECK(results(board, Technique::kFullHouse) == std::vector<std::string>{"r1c9=9"});
  CHECK(!board.candidates(10).contains(4));
}

}  // namespace nonet::human
