// tests/core/human/bug_test.cpp: BUG+1 and types 2 to 4.
#include "core/human/bug.h"

#include "tests/core/human/human_test.h"

namespace nonet::human {

using Texts = std::vector<std::string>;

namespace {

/// The digit of a full grid; rows and columns from 0.
int digit_at(int row, int column) {
  return (row % 3 * 3 + row / 3 + column) % 9 + 1;
}

/// The full grid with its upper `bands` open. An open cell allows the digit of its own row and the one of the next row
/// of its three, so that each of them occurs twice in each house: a bivalue universal grave.
/// `guards` lists further candidates, as "7r1c1 5r2c7".
Board grave_with(const std::string& guards, int bands = 1) {
  std::string grid, removed;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const bool is_open = row < 3 * bands;
      grid += is_open ? '.' : static_cast<char>('0' + digit_at(row, column));
      if (!is_open) continue;
      const int next_row = row / 3 * 3 + (row + 1) % 3;
      for (int digit = 1; digit <= 9; ++digit) {
        const std::string candidate = std::to_string(digit) + "r" + std::to_string(row + 1) + "c" +
                                      std::to_string(column + 1);
        const bool is_core = digit == digit_at(row, column) || digit == digit_at(next_row, column);
        if (!is_core && guards.find(candidate) == std::string::npos) removed += candidate + " ";
      }
    }
  }
  return board_of(grid, removed);
}

}  // namespace

TEST_CASE("BUG+1: the only guarded cell loses its core digits", "[human]") {
  CHECK(results(grave_with("7r1c1"), Technique::kBugPlus1) == Texts{"r1c1-1 r1c1-4"});
  CHECK(results(grave_with("8r3c5"), Technique::kBugPlus1) == Texts{"r3c5-2 r3c5-5"});
  CHECK(results(grave_with(""), Technique::kBugPlus1).empty());
  CHECK(results(grave_with("7r1c1 7r2c7"), Technique::kBugPlus1).empty());
}

TEST_CASE("a cell of three candidates on a board that is no grave else", "[human]") {
  Board board = grave_with("7r1c1");
  board.remove({board.layout().cell_at(2, 8), 6});
  CHECK(results(board, Technique::kBugPlus1).empty());
}

TEST_CASE("BUG type 2: all guards are the same digit", "[human]") {
  CHECK(results(grave_with("7r1c1 7r2c7"), Technique::kBugType2) == Texts{"r1c7-7 r2c1-7"});
  CHECK(results(grave_with("7r1c1 8r2c8"), Technique::kBugType2).empty());
}

TEST_CASE("BUG type 3: the guards make a naked subset", "[human]") {
  CHECK(results(grave_with("2r1c1 5r2c1", 2), Technique::kBugType3) ==
        Texts{"r1c2-2 r1c2-5", "r2c2-5 r3c2-2", "r4c1-2 r4c1-5", "r5c1-5 r6c1-2"});
  CHECK(results(grave_with("2r1c1 8r2c1 2r4c2", 2), Technique::kBugType3).empty());
  CHECK(results(grave_with("7r1c1 8r1c2"), Technique::kBugType3).empty());
}

TEST_CASE("BUG type 4: a core digit is locked in the guarded cells", "[human]") {
  CHECK(results(grave_with("7r1c1 1r2c1"), Technique::kBugType4) == Texts{"r1c1-1 r2c1-7"});
  CHECK(results(grave_with("7r1c1 8r1c2"), Technique::kBugType4).empty());
}

}  // namespace nonet::human
