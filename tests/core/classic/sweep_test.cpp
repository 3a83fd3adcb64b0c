#include "core/classic/sweep.h"

#include "tests/catch.h"
#include "tests/core/classic/positions.h"

using namespace nonet;
using namespace nonet::classic::positions;
using classic::Board;

TEST_CASE("the sweep loses no solution, and reports only solved positions as solved", "[classic]") {
  std::mt19937 random(3);
  int dead = 0, solved = 0, stuck = 0;
  for (int round = 0; round < 600; ++round) {
    const Puzzle puzzle = made_puzzle(round, random);
    const auto solutions = reference::solutions(puzzle, 20);
    Board board;
    REQUIRE(classic::read_cells<Quad>(text_of(puzzle).data(), board));
    const classic::Ends ends = sweep_to_end(board);
    CHECK(ends.dead + ends.solved + ends.stuck == 1);
    if (ends.dead != 0) CHECK(solutions.empty());
    if (ends.solved != 0) {
      REQUIRE(solutions.size() == 1);
      CHECK(candidates(board) == 81);
    }
    if (ends.stuck != 0) CHECK(candidates(board) > 81);
    if (ends.dead == 0) {
      CHECK(is_mirrored(board));
      for (const auto& solution : solutions) CHECK(holds(board, solution));
    }
    dead += ends.dead != 0;
    solved += ends.solved != 0;
    stuck += ends.stuck != 0;
  }
  // The test is meaningful only if all three ends occurred.
  CHECK(dead > 20);
  CHECK(solved > 50);
  CHECK(stuck > 50);
}

TEST_CASE("a stuck position does not change when swept again", "[classic]") {
  std::mt19937 random(4);
  for (int round = 0; round < 200; ++round) {
    const Puzzle puzzle = made_puzzle(13, random);
    Board board;
    REQUIRE(classic::read_cells<Quad>(text_of(puzzle).data(), board));
    if (sweep_to_end(board).stuck == 0) continue;
    const int left = candidates(board);
    CHECK(sweep_to_end(board).stuck == 1);
    CHECK(candidates(board) == left);
  }
}

TEST_CASE("singles in each kind of house are found", "[classic]") {
  // 1 has only the third cell of the first row, column or box; every cell has several digits.
  const struct {
    const char* puzzle;
    int cell;
  } kCases[] = {
      {"23.......4..1.....5.....1........................................................", 2},
      {"245......3..................1...........................1........................", 18},
      {".............1............1.........1...........................1................", 2},
  };
  for (const auto& single : kCases) {
    Board board;
    REQUIRE(classic::read_cells<Quad>(single.puzzle, board));
    sweep_to_end(board);
    for (int digit = 1; digit <= 9; ++digit) {
      CHECK(may_stand(board, single.cell, digit) == (digit == 1));
    }
  }
}

TEST_CASE("two digits that share their only cell are a contradiction in the next round",
          "[classic]") {
  // 1 and 2 both have only the third cell of the first row.
  const char* puzzle =
      "34..........12..........12.......................................................";
  Board board;
  REQUIRE(classic::read_cells<Quad>(puzzle, board));
  const classic::Ends ends = sweep_to_end(board);
  CHECK(ends.dead == 1);
  CHECK(ends.rounds == 2);
}

TEST_CASE("has_one_each rejects cells with two digits, with none, and both", "[classic]") {
  const char* solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  Board solved;
  REQUIRE(classic::read_cells<Quad>(solution, solved));
  CHECK(classic::has_one_each(solved));
  for (const int digit : {0, 5, 8}) {
    for (int w = 0; w < 3; ++w) {
      Board more = solved, less = solved, both = solved;
      const std::uint32_t own = classic::lane_of(solved, digit, w);
      const std::uint32_t last = own & ~(own - 1);
      classic::lane_of(more, digit, w) |= classic::lane_of(solved, 3, w);
      classic::lane_of(less, digit, w) &= ~last;
      classic::lane_of(both, digit, w) = (own & ~last) | (classic::lane_of(solved, 3, w) & 0x1FF);
      CHECK_FALSE(classic::has_one_each(more));
      CHECK_FALSE(classic::has_one_each(less));
      CHECK_FALSE(classic::has_one_each(both));
    }
  }
}
