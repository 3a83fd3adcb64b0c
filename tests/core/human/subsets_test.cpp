// tests/core/human/subsets_test.cpp: naked, hidden and locked subsets.
#include "core/human/subsets.h"

#include "tests/core/human/keep.h"

namespace nonet::human {
namespace {

/// The digits leave the row, except these cells.
void clear_row(Board& board, int number, std::initializer_list<Digit> digits,
               std::initializer_list<Cell> cells) {
  for (const Digit digit : digits) keep(board, digit, row(number), cells);
}

}  // namespace

TEST_CASE("two cells with the same two digits are a naked pair", "[human]") {
  Board board = board_of(kOpenBoard);
  clear_row(board, 1, {1, 2}, {r(1, 1), r(1, 4), r(1, 7), r(1, 8)});
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 4), {1, 2});
  CHECK(results(board, Technique::kNakedPair) == Results{"r1c7-1 r1c7-2 r1c8-1 r1c8-2"});
  CHECK(results(board, Technique::kLockedPair).empty());
  board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 4), {1, 3});
  CHECK(results(board, Technique::kNakedPair).empty());
}

TEST_CASE("a pair that removes something in two houses is locked, else naked", "[human]") {
  Board board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 2), {1, 2});
  clear_row(board, 1, {1}, {r(1, 1), r(1, 2), r(1, 7)});
  clear_row(board, 1, {2}, {r(1, 1), r(1, 2)});
  keep(board, 1, box(1), {r(1, 1), r(1, 2)});
  keep(board, 2, box(1), {r(1, 1), r(1, 2), r(3, 3)});
  CHECK(results(board, Technique::kLockedPair) == Results{"r1c7-1 r3c3-2"});
  CHECK(results(board, Technique::kNakedPair).empty());
  const auto steps =
      all_steps(board, {.order = {Technique::kLockedPair}, .search = {}, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].houses.size() == 2);
  board.remove({r(3, 3), 2});
  CHECK(results(board, Technique::kLockedPair).empty());
  CHECK(results(board, Technique::kNakedPair) == Results{"r1c7-1"});
}

TEST_CASE("three cells with three digits between them are a naked triple", "[human]") {
  Board board = board_of(kOpenBoard);
  clear_row(board, 1, {1, 2, 3}, {r(1, 1), r(1, 4), r(1, 7), r(1, 9)});
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 4), {2, 3});
  leave(board, r(1, 7), {1, 3});
  leave(board, r(1, 9), {2, 8, 9});
  CHECK(results(board, Technique::kNakedTriple) == Results{"r1c9-2"});
  CHECK(results(board, Technique::kNakedPair).empty());
}

TEST_CASE("a triple in a box and a row is locked", "[human]") {
  Board board = board_of(kOpenBoard);
  clear_row(board, 1, {1, 2, 3}, {r(1, 1), r(1, 2), r(1, 3), r(1, 9)});
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 2), {2, 3});
  leave(board, r(1, 3), {1, 3});
  leave(board, r(1, 9), {2, 8, 9});
  for (int c = 1; c <= 3; ++c) {
    leave(board, r(2, c), {4, 5, 6, 7, 8, 9});
    leave(board, r(3, c), {4, 5, 6, 7, 8, 9});
  }
  CHECK(results(board, Technique::kNakedTriple) == Results{"r1c9-2"});
  CHECK(results(board, Technique::kLockedTriple).empty());
  board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 2), {2, 3});
  leave(board, r(1, 3), {1, 3});
  CHECK(results(board, Technique::kNakedTriple).empty());
  CHECK(results(board, Technique::kLockedTriple).size() == 1);
}

TEST_CASE("two pairs side by side are no quad", "[human]") {
  Board board = board_of(kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 4), {1, 2});
  leave(board, r(1, 5), {3, 4});
  leave(board, r(1, 7), {3, 4});
  CHECK(results(board, Technique::kNakedQuad).empty());
  board = board_of(kOpenBoard);
  clear_row(board, 1, {1, 2, 3, 4}, {r(1, 1), r(1, 4), r(1, 5), r(1, 7), r(1, 9)});
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 4), {2, 3});
  leave(board, r(1, 5), {3, 4});
  leave(board, r(1, 7), {1, 4});
  leave(board, r(1, 9), {3, 8, 9});
  CHECK(results(board, Technique::kNakedQuad) == Results{"r1c9-3"});
  CHECK(results(board, Technique::kNakedTriple).empty());
}

TEST_CASE("digits with the same few places in a house are hidden subsets", "[human]") {
  Board board = board_of(kOpenBoard);
  keep(board, 1, box(5), {r(4, 4), r(6, 6)});
  keep(board, 2, box(5), {r(4, 4), r(6, 6)});
  leave(board, r(4, 4), {1, 2, 7});
  leave(board, r(6, 6), {1, 2, 8, 9});
  CHECK(results(board, Technique::kHiddenPair) == Results{"r4c4-7 r6c6-8 r6c6-9"});
  keep(board, 3, box(5), {r(4, 4), r(5, 5)});
  CHECK(results(board, Technique::kHiddenPair).size() == 1);

  Board triple = board_of(kOpenBoard);
  keep(triple, 1, column(2), {r(1, 2), r(5, 2)});
  keep(triple, 2, column(2), {r(5, 2), r(9, 2)});
  keep(triple, 3, column(2), {r(1, 2), r(9, 2)});
  leave(triple, r(1, 2), {1, 3, 4});
  leave(triple, r(5, 2), {1, 2});
  leave(triple, r(9, 2), {2, 3});
  CHECK(results(triple, Technique::kHiddenTriple) == Results{"r1c2-4"});
  CHECK(results(triple, Technique::kHiddenPair).empty());

  Board quad = board_of(kOpenBoard);
  keep(quad, 1, row(9), {r(9, 1), r(9, 4)});
  keep(quad, 2, row(9), {r(9, 4), r(9, 6)});
  keep(quad, 3, row(9), {r(9, 6), r(9, 8)});
  keep(quad, 4, row(9), {r(9, 8), r(9, 1)});
  leave(quad, r(9, 1), {1, 4, 5});
  leave(quad, r(9, 4), {1, 2});
  leave(quad, r(9, 6), {2, 3, 9});
  leave(quad, r(9, 8), {3, 4});
  CHECK(results(quad, Technique::kHiddenQuad) == Results{"r9c1-5 r9c6-9"});
  CHECK(results(quad, Technique::kHiddenTriple).empty());
}

TEST_CASE("a hidden pair of a box and a row is reported once, in the box", "[human]") {
  Board board = board_of(kOpenBoard);
  for (const Digit digit : {Digit{1}, Digit{2}}) {
    keep(board, digit, box(1), {r(1, 1), r(1, 2)});
    keep(board, digit, row(1), {r(1, 1), r(1, 2)});
  }
  const auto steps =
      all_steps(board, {.order = {Technique::kHiddenPair}, .search = {}, .patience = {}});
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].eliminations.size() == 14);
  CHECK(steps[0].houses == std::vector<StepHouse>{{18, HouseRole::kHouse}});
  CHECK(steps[0].cells.size() == 1);
  CHECK(steps[0].digits == std::vector<Digit>{1, 2});
}

}  // namespace nonet::human
