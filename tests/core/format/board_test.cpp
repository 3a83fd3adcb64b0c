// The board is exactly what the first program printed.

#include <sstream>

#include "tests/catch.h"
#include "tests/core/format/reading.h"

using namespace nonet;

namespace {

/// The tutorial's loop, translated to C++.
std::string tutorial(const std::vector<Digit>& cells) {
  std::ostringstream out;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row % 3 == 0) out << "---------------------" << '\n';
    for (std::size_t column = 0; column < 9; ++column) {
      if (column % 3 == 0 && column != 0) out << "| ";
      if (column == 8) {
        out << int{cells[row * 9 + column]} << '\n';
      } else {
        out << int{cells[row * 9 + column]} << ' ';
      }
    }
  }
  out << "---------------------" << '\n';
  return out.str();
}

}  // namespace

TEST_CASE("the board is exactly the tutorial's", "[format]") {
  const Puzzle puzzle = read_text(kPuzzle)[0].puzzle;
  const std::string board = write_puzzle(puzzle, "board").value();
  CHECK(board == tutorial(puzzle.givens));
  CHECK(board.substr(0, 44) == "---------------------\n5 3 0 | 0 7 0 | 0 0 0\n");
  CHECK(shown(board) == Lines{"boxed 3x3 " + kPuzzle});
  CHECK(shown_as(board, "board") == Lines{"board 3x3 " + kPuzzle});
}

TEST_CASE("boards of other sizes", "[format]") {
  for (const int size : {1, 2, 4, 6, 8, 10, 12, 16, 25, 36, 64}) {
    const Puzzle puzzle = sample_puzzle(usual_shape(size));
    const auto entries = read_text(write_puzzle(puzzle, "board").value());
    INFO(size);
    REQUIRE(entries.size() == 1);
    REQUIRE_FALSE(entries[0].error);
    CHECK(entries[0].puzzle.givens == puzzle.givens);
    CHECK(entries[0].puzzle.geometry->shape() == puzzle.geometry->shape());
  }
}
