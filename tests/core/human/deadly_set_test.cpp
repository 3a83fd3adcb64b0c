// tests/core/human/deadly_set_test.cpp: guards, and the houses that lock a digit.
#include "core/human/deadly_set.h"

#include "tests/core/human/pattern_board.h"

namespace nonet::human {

TEST_CASE("guards are the candidates of open cells that are no core digits", "[human]") {
  const Board board = board_where("12r1c1 123r1c4 145r2c1 +9r2c4");
  DeadlySet set;
  for (const int cell : {0, 3, 9, 12}) set.cells.insert(static_cast<Cell>(cell));
  set.digits = DigitSet::up_to(2);
  find_guards(board, set);
  CHECK(set.guards == DigitSet::from_bits(0b11100));
  CHECK(set.guarded == (CellSet::of(3) | CellSet::of(9)));
}

TEST_CASE("a digit without any place is not locked", "[human]") {
  const Board board = board_where("23456789r1c* 12r1c1 12r1c4 +1r5c1");
  const CellSet cells = CellSet::of(0) | CellSet::of(3);
  CHECK(locking_house(board, 1, cells) == 0);
  CHECK(locking_house(board, 2, cells) == -1);
  CHECK(locking_house(board_where("3456r1c*"), 1, cells) == -1);
}

}  // namespace nonet::human
