// tests/core/rate/hodoku_test.cpp: HoDoKu's level and score, and the choices that they depend on. That the figures are
// HoDoKu's is checked by tests/conformance/ratings.cpp; here is what must hold for reasons that can be said.
#include "core/rate/hodoku.h"

#include <algorithm>

#include "core/human/known.h"
#include "core/rate/hodoku_choice.h"
#include "core/rate/hodoku_singles.h"
#include "core/rate/hodoku_weight.h"
#include "tests/core/human/keep.h"
#include "tests/reference/puzzles.h"

namespace nonet::rate {
namespace {

using human::board_of;
using human::Candidate;
using human::keep;
using human::leave;
using human::r;
using human::Technique;
using reference::puzzle_of;

HodokuRating rating_of(std::string_view line, const human::Search::Patience& patience = {}) {
  const Puzzle puzzle = puzzle_of(line);
  return rate_hodoku(puzzle, human::know(puzzle).solution, patience);
}

// Made by tests' authors: random full grids from which digits were taken.
constexpr std::string_view kSingles =
    "..1.9.2........3.9...3.6.4..237...9..7.1....5.9.5.4.6.2..4.....3..97.............";
constexpr std::string_view kPairs =
    ".6.....9.8.9.....4....1.5...3.9...7...635..219....2.....4.6..17........5..3...8..";
constexpr std::string_view kWings =
    "...5...7..1.6...28.8......95463.12......2......7..65.3.5.........28...1.6....4..5";
constexpr std::string_view kChains =
    ".54....9.........5....426...9.7.6....1.8..3....8....6.7..9.18..9...5.23....4.....";

std::optional<human::Step> choice(const human::Board& board, std::vector<Technique> group) {
  const HodokuGroup groups[] = {std::move(group)};
  return hodoku_step(board, groups, {});
}

}  // namespace

TEST_CASE("the level is that of the hardest step", "[rate]") {
  CHECK(rating_of(kSingles).level == human::Level::kEasy);
  CHECK(rating_of(kPairs).level == human::Level::kMedium);
  CHECK(rating_of(kWings).level == human::Level::kHard);
  CHECK(rating_of(kChains).level == human::Level::kExtreme);
}

TEST_CASE("the score adds up points: 4 for a full house or a naked single, 14 for a hidden one",
          "[rate]") {
  CHECK(
      rating_of("12345678.45678912.7891234562345678918912345675678912343456789129123456786.891234.")
          .score == 3 * 4 + 4);
  const HodokuRating rating = rating_of(kSingles);
  int open = 0;
  for (const char digit : kSingles) open += digit == '.';
  CHECK(rating.score >= 4 * open);
  CHECK((rating.score - 4 * open) % 10 == 0);
  CHECK(rating.guesses == 0);
}

TEST_CASE("a full grid has no score", "[rate]") {
  const HodokuRating rating = rating_of(
      "123456789456789123789123456234567891891234567567891234345678912912345678678912345");
  CHECK(rating.score == 0);
  CHECK(rating.level == human::Level::kEasy);
}

TEST_CASE("a rating that is stopped says so", "[rate]") {
  int calls = 0;
  const HodokuRating rating = rating_of(kChains, [&] { return ++calls < 3; });
  CHECK(rating.stopped);
  CHECK_FALSE(rating_of(kChains, [] { return true; }).stopped);
}

TEST_CASE("grids of other sizes and regions are rated", "[rate]") {
  Puzzle small = make_puzzle(Geometry::with_boxes({4, 2, 2}).value());
  small.givens = {1, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0, 0, 0, 4, 0};
  const human::Known known = human::know(small);
  REQUIRE(known.solutions >= 1);
  CHECK(rate_hodoku(small, known.solution).score > 0);
}

TEST_CASE("naked singles go before hidden ones, full houses before both", "[rate]") {
  human::Board board = board_of(human::kOpenBoard);
  HodokuSingles singles;
  CHECK_FALSE(singles.next(board));
  // The last digit but one of row 1 leaves a full house in r1c9; r9c9 has one candidate left before that.
  for (Digit digit = 1; digit <= 8; ++digit) singles.remove(board, {r(9, 9), digit});
  REQUIRE(singles.next(board));
  CHECK(singles.next(board)->technique == Technique::kNakedSingle);
  CHECK(singles.next(board)->candidate == Candidate{r(9, 9), 9});
  for (Digit digit = 1; digit <= 8; ++digit) {
    singles.place(board, r(1, digit == 8 ? 9 : digit), digit);
  }
  REQUIRE(singles.next(board));
  CHECK(singles.next(board)->technique == Technique::kFullHouse);
  CHECK(singles.next(board)->candidate == Candidate{r(1, 8), 9});
  singles.place(board, r(1, 8), 9);
  CHECK(singles.next(board)->technique == Technique::kNakedSingle);
}

TEST_CASE("of hidden singles the one that arose first goes first", "[rate]") {
  human::Board board = board_of(human::kOpenBoard);
  HodokuSingles singles;
  for (int column = 1; column <= 9; ++column) {
    if (column != 4) singles.remove(board, {r(7, column), 5});
  }
  for (int column = 1; column <= 9; ++column) {
    if (column != 8) singles.remove(board, {r(2, column), 3});
  }
  REQUIRE(singles.next(board));
  CHECK(singles.next(board)->technique == Technique::kHiddenSingle);
  CHECK(singles.next(board)->candidate == Candidate{r(7, 4), 5});
  singles.place(board, r(7, 4), 5);
  CHECK(singles.next(board)->candidate == Candidate{r(2, 8), 3});
  // A cell that is written meanwhile is passed over.
  singles.place(board, r(2, 8), 3);
  CHECK_FALSE(singles.next(board));
}

TEST_CASE("a pair is locked to HoDoKu only if it removes something on both sides of its box's edge",
          "[rate]") {
  human::Board board = board_of(human::kOpenBoard);
  leave(board, r(1, 1), {1, 2});
  leave(board, r(1, 2), {1, 2});
  auto step = choice(board, {Technique::kLockedPair});
  REQUIRE(step);
  CHECK(step->technique == Technique::kLockedPair);
  // Row 1 outside the box first, cell by cell, then the box.
  CHECK(step->eliminations.front() == Candidate{r(1, 3), 1});
  CHECK(step->eliminations.back() == Candidate{r(3, 3), 2});
  for (int column = 4; column <= 9; ++column) {
    board.remove({r(1, column), 1});
    board.remove({r(1, column), 2});
  }
  CHECK_FALSE(choice(board, {Technique::kLockedPair}));
  step = choice(board, {Technique::kNakedPair, Technique::kLockedPair});
  REQUIRE(step);
  CHECK(step->technique == Technique::kNakedPair);
}

TEST_CASE("of fish the first in the order of digits, rows and columns is taken", "[rate]") {
  human::Board board = board_of(human::kOpenBoard);
  for (const int row : {2, 7}) keep(board, 8, human::row(row), {r(row, 1), r(row, 5)});
  for (const int column : {3, 9}) {
    keep(board, 8, human::column(column), {r(4, column), r(5, column)});
  }
  for (const int row : {1, 9}) keep(board, 9, human::row(row), {r(row, 4), r(row, 6)});
  const auto step = choice(board, {Technique::kXWing});
  REQUIRE(step);
  CHECK(step->digits == std::vector<Digit>{8});
  CHECK(step->houses[0].house == human::row(2));
}

TEST_CASE("chains: most eliminations, then short ones, then low cells", "[rate]") {
  human::Step one{.technique = Technique::kXyChain, .eliminations = {{5, 1}}};
  human::Step two{.technique = Technique::kXyChain, .eliminations = {{70, 1}, {71, 1}}};
  CHECK(is_better(two, one));
  CHECK_FALSE(is_better(one, two));
  human::Step low = one, high{.technique = Technique::kXyChain, .eliminations = {{6, 1}}};
  CHECK(is_better(low, high));
  low.chains.resize(1);
  low.chains[0].nodes.resize(6);
  high.chains.resize(1);
  high.chains[0].nodes.resize(4);
  CHECK(is_better(high, low));
}

TEST_CASE("a group that does not help gives no step", "[rate]") {
  const human::Board board = board_of(human::kOpenBoard);
  CHECK_FALSE(hodoku_step(board, hodoku_groups(), {}));
}

TEST_CASE("HoDoKu's groups: three rows are its nice loop, duals and singles are none", "[rate]") {
  const auto groups = hodoku_groups();
  const auto has = [](const HodokuGroup& group, Technique technique) {
    return std::find(group.begin(), group.end(), technique) != group.end();
  };
  bool has_loop = false;
  for (const HodokuGroup& group : groups) {
    CHECK_FALSE(has(group, Technique::kDualTwoStringKite));
    CHECK_FALSE(has(group, Technique::kNakedSingle));
    CHECK_FALSE(has(group, Technique::kKrakenFish));
    if (!has(group, Technique::kAic)) continue;
    has_loop = true;
    CHECK(has(group, Technique::kContinuousNiceLoop));
    CHECK(has(group, Technique::kDiscontinuousNiceLoop));
  }
  CHECK(has_loop);
}

}  // namespace nonet::rate
