#include "core/classic/triples.h"

#include "tests/catch.h"
#include "tests/core/classic/positions.h"
#include "tests/rounds.h"

using namespace nonet;
using namespace nonet::classic::positions;
using classic::Board;
using classic::Found;

TEST_CASE("the triples rule loses no solution, and finds what the sweep does not", "[classic]") {
  std::mt19937 random(5);
  int something = 0, contradictions = 0, nothing = 0;
  for (int round = 0; round < rounds(4000); ++round) {
    Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 50 + round % 5, random);
    if (round % 4 == 0) reference::spoil(puzzle, random);
    Board board;
    REQUIRE(classic::read_cells<Quad>(text_of(puzzle).data(), board));
    if (sweep_to_end(board).stuck == 0) continue;
    classic::State<Quad> state;
    state.set_board(0, board);
    const Found found = classic::triples(state, classic::minis_of(state));
    const Board after = state.board(0);
    CHECK(is_mirrored(after));
    CHECK((candidates(after) < candidates(board)) == (found == Found::kSomething));
    something += found == Found::kSomething;
    nothing += found == Found::kNothing;
    contradictions += found == Found::kContradiction;
    if (found == Found::kNothing && round % 20 != 0) continue;  // the reference is slow
    for (const auto& solution : reference::solutions(puzzle, 10)) {
      CHECK(found != Found::kContradiction);
      CHECK(holds(after, solution));
    }
  }
  INFO(something << " " << nothing << " " << contradictions);
  CHECK(something > 20);
  CHECK(nothing > 20);
}

TEST_CASE("minis_of agrees with the cells", "[classic]") {
  std::mt19937 random(6);
  for (int round = 0; round < 50; ++round) {
    const Puzzle puzzle = made_puzzle(round * 5, random);
    Board board;
    REQUIRE(classic::read_cells<Quad>(text_of(puzzle).data(), board));
    classic::State<Quad> state;
    state.set_board(0, board);
    const auto minis = classic::minis_of(state);
    const auto row_lanes = classic::lanes_of<Quad>(minis.row, minis.ninth_row);
    const auto column_lanes = classic::lanes_of<Quad>(minis.column, minis.ninth_column);
    for (int digit = 0; digit < 9; ++digit) {
      const auto lane = static_cast<std::uint32_t>(digit);
      const auto rows = row_lanes.of(lane), columns = column_lanes.of(lane);
      std::uint32_t wanted_rows = 0, wanted_columns = 0;
      for (int cell = 0; cell < classic::kCells; ++cell) {
        if (!may_stand(board, cell, digit + 1)) continue;
        const int row = cell / 9, column = cell % 9;
        wanted_rows |= 1u << (11 * (row / 3) + column / 3 * 3 + row % 3);
        wanted_columns |= 1u << (11 * (row / 3) + column);
      }
      CHECK(rows == wanted_rows);
      CHECK(columns == wanted_columns);
    }
  }
}
