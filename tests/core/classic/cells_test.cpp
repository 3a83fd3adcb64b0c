#include "core/classic/cells.h"

#include "core/solve/validate.h"
#include "tests/catch.h"
#include "tests/core/classic/positions.h"

using namespace nonet;
using namespace nonet::classic::positions;
using classic::Board;

TEST_CASE("a full grid is read and written back", "[classic]") {
  std::mt19937 random(1);
  for (int round = 0; round < 200; ++round) {
    const std::string text = reference::text_of(reference::full_grid({9, 3, 3}, random));
    Board board;
    REQUIRE(classic::read_cells<Quad>(text.data(), board));
    CHECK(candidates(board) == 81);
    CHECK(is_mirrored(board));
    std::string back(81, '?');
    classic::write_cells(board, back.data());
    CHECK(back == text);
  }
}

TEST_CASE("a given's cell keeps that digit only", "[classic]") {
  std::mt19937 random(2);
  for (int round = 0; round < 200; ++round) {
    const Puzzle puzzle = made_puzzle(round * 5, random);
    const std::string text = text_of(puzzle);
    Board board;
    REQUIRE(classic::read_cells<Quad>(text.data(), board));
    for (const auto& solution : reference::solutions(puzzle, 3)) CHECK(holds(board, solution));
    for (int cell = 0; cell < classic::kCells; ++cell) {
      const Digit given = puzzle.givens[static_cast<std::size_t>(cell)];
      if (given == 0) continue;
      for (int digit = 1; digit <= 9; ++digit) {
        CHECK(may_stand(board, cell, digit) == (digit == given));
      }
    }
  }
}

TEST_CASE("conflicting givens are found in every house, and no others", "[classic]") {
  const Puzzle empty = reference::puzzle_of(std::string(81, '.'));
  Board board;
  for (int a = 0; a < 81; ++a) {
    for (int b = 0; b < a; ++b) {
      Puzzle puzzle = empty;
      const auto digit = static_cast<Digit>(1 + (a + b) % 9);
      puzzle.givens[static_cast<std::size_t>(a)] = digit;
      puzzle.givens[static_cast<std::size_t>(b)] = digit;
      CHECK(classic::read_cells<Quad>(text_of(puzzle).data(), board) !=
            has_conflict(*puzzle.geometry, puzzle.givens));
    }
  }
}

TEST_CASE("every character that is no digit is an empty cell", "[classic]") {
  Board board, dots;
  const std::string text = std::string("\0:/a.*_ \xFF", 9) + std::string(72, '0');
  REQUIRE(classic::read_cells<Quad>(text.data(), board));
  REQUIRE(classic::read_cells<Quad>(std::string(81, '.').data(), dots));
  CHECK(candidates(board) == 729);
  CHECK(candidates(dots) == 729);
}
