// tests/core/human/board_test.cpp: the board's counts against counting them anew.
#include "core/human/board.h"

#include <random>

#include "tests/core/human/human_test.h"

namespace nonet::human {
namespace {

void check_counts(const Board& board) {
  const Layout& layout = board.layout();
  bool is_contradictory = false;
  CellSet naked;
  for (const Cell cell : board.open()) {
    is_contradictory |= board.candidates(cell).empty();
    if (board.candidates(cell).single()) naked.insert(cell);
  }
  CHECK(board.naked_singles() == naked);
  for (int house = 0; house < layout.house_count(); ++house) {
    const CellSet& cells = layout.house(house);
    const int open = (cells & board.open()).count();
    CHECK(board.open_count(house) == open);
    CHECK((board.nearly_full_houses() >> house & 1) == (open == 1 ? 1 : 0));
    DigitSet hidden;
    for (int number = 1; number <= board.size(); ++number) {
      const Digit digit = static_cast<Digit>(number);
      const int places = (board.places(digit) & cells).count();
      const int written = (board.written(digit) & cells).count();
      CHECK(board.place_count(digit, house) == places);
      CHECK(board.is_placed(digit, house) == (written > 0));
      CHECK(board.missing(house).contains(digit) == (written == 0));
      if (places == 1) hidden.insert(digit);
      is_contradictory |= written > 1 || (written == 0 && places == 0);
      for (const Cell cell : cells& board.open()) {
        CHECK(board.places(digit).contains(cell) == board.candidates(cell).contains(digit));
      }
    }
    CHECK(board.hidden_singles(house) == hidden);
    CHECK((board.houses_with_hidden_singles() >> house & 1) == (hidden.empty() ? 0 : 1));
  }
  CHECK(board.is_contradictory() == is_contradictory);
}

/// Random digits and removals, sensible and not.
void walk(Board board, unsigned seed) {
  std::mt19937 random(seed);
  const auto below = [&](int count) {
    return static_cast<int>(random() % static_cast<unsigned>(count));
  };
  for (int turn = 0; turn < 120 && !board.is_solved(); ++turn) {
    const Cell cell = static_cast<Cell>(below(board.layout().cell_count()));
    const Digit digit = static_cast<Digit>(1 + below(board.size()));
    if (!board.open().contains(cell)) continue;
    if (below(5) == 0 && (board.candidates(cell).contains(digit) || below(10) == 0)) {
      board.place(cell, digit);
    } else {
      board.remove({cell, digit});
    }
    if (turn % 30 == 0) check_counts(board);
  }
  check_counts(board);
}

}  // namespace

TEST_CASE("counts of places stay right as candidates go", "[human]") {
  const std::vector<int> regions = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
  for (unsigned seed = 0; seed < 4; ++seed) {
    walk(Board(make_puzzle(Geometry::with_boxes({9, 3, 3}).value())), seed);
    walk(Board(make_puzzle(Geometry::with_boxes({16, 4, 4}).value())), seed);
    walk(Board(make_puzzle(Geometry::with_regions(regions).value())), seed);
    walk(Board(make_puzzle(Geometry::with_boxes({7, 1, 7}).value())), seed);
  }
}

TEST_CASE("givens, entries and stated candidates make a board, conflicts included", "[human]") {
  Puzzle puzzle = make_puzzle(Geometry::with_boxes({4, 2, 2}).value());
  puzzle.givens[0] = 1;
  puzzle.entries.assign(16, 0);
  puzzle.entries[15] = 2;
  puzzle.candidates.assign(16, DigitSet::up_to(4));
  puzzle.candidates[1] = DigitSet::of(1) | DigitSet::of(3);
  const Board board(puzzle);
  check_counts(board);
  CHECK(board.givens().contains(0));
  CHECK(!board.givens().contains(15));
  CHECK(board.candidates(1) == DigitSet::of(3));
  CHECK(!board.is_contradictory());
  puzzle.entries[3] = 1;
  CHECK(Board(puzzle).is_contradictory());
  check_counts(Board(puzzle));
}

}  // namespace nonet::human
