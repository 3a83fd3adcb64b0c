// What modified cells count as: of which constraints it can be said, and what they then mean, by examples. That their rules mean the same
// as the definition, tests/core/model/constraints_test.cpp holds against digits by the thousand.
#include "core/model/worths.h"

#include <algorithm>

#include "tests/catch.h"
#include "tests/reference/constraint_samples.h"

namespace nonet {
namespace {

/// A grid of one row of three cells and digits from 1 to 4, whose cells count double where they are marked.
struct Doublers {
  Board board;
  Constraint constraint{.kind = ConstraintKind::kModified, .cells = {3, 4, 5}, .numbers = {2}};

  Doublers() {
    board.rows = 1;
    board.columns = 3;
    board.value_count = 4;
    board.variables = 3;
  }

  bool keeps(const Constraint& part, const std::vector<int>& digits_and_marks) {
    constraint.parts = {part};
    return nonet::keeps(constraint, board, digits_and_marks);
  }
};

TEST_CASE("a marked cell counts double in a cage, whose digits differ", "[model][worths]") {
  Doublers doublers;
  const Constraint cage{.kind = ConstraintKind::kCage, .cells = {0, 1, 2}, .numbers = {9}};
  CHECK(doublers.keeps(cage, {1, 2, 3, 1, 1, 2}));
  CHECK_FALSE(doublers.keeps(cage, {1, 2, 3, 1, 2, 1}));
  CHECK(doublers.keeps(cage, {1, 2, 4, 1, 2, 1}));  // 4 twice, once as a double
  CHECK_FALSE(doublers.keeps(cage, {2, 2, 3, 2, 1, 1}));
  CHECK_FALSE(doublers.keeps(cage, {1, 2, 3, 1, 1, 3}));  // no mark
}

TEST_CASE("lines are about what cells are worth", "[model][worths]") {
  Doublers doublers;
  const Constraint thermometer{.kind = ConstraintKind::kThermometer, .cells = {0, 1, 2}};
  CHECK(doublers.keeps(thermometer, {3, 2, 4, 1, 2, 2}));
  CHECK_FALSE(doublers.keeps(thermometer, {3, 2, 4, 1, 2, 1}));
}

TEST_CASE("of which constraints worths can be said", "[model][worths]") {
  reference::Random random(1);
  Board board;
  board.rows = board.columns = board.value_count = 4;
  std::vector<Cell> marks;
  for (int cell = 0; cell < 16; ++cell) marks.push_back(static_cast<Cell>(16 + cell));
  const auto worths = Worths::of({.cells = marks, .numbers = {2}}, board);
  REQUIRE(worths);
  int about_worths = 0;
  for (const auto& [kind, sample] : reference::samples()) {
    Constraint part = sample(random, board);
    part.kind = kind;
    Rules rules;
    if (Worths::can_be_about(kind)) ++about_worths;
    CHECK(worths->lower(part, rules) == Worths::can_be_about(kind));
  }
  CHECK(about_worths > 25);
  Rules rules;
  CHECK_FALSE(worths->lower({.kind = ConstraintKind::kEven, .cells = {16}}, rules));  // a variable
}

TEST_CASE("there are no more worths than a set of digits holds, and they may be negative",
          "[model][worths]") {
  Board board;
  const auto is_possible = [&](int factor, int plus) {
    return Worths::of({.numbers = {factor, plus}}, board).has_value();
  };
  CHECK(is_possible(2, 0));
  CHECK(is_possible(7, 0));  // 1 to 63
  CHECK_FALSE(is_possible(8, 0));
  CHECK(is_possible(-1, 9));
  CHECK(is_possible(-1, 0));  // −9 to 9
  CHECK_FALSE(is_possible(1, 100));
}

TEST_CASE("a marked cell can count negative", "[model][worths]") {
  Doublers negators;
  negators.constraint.numbers = {-1};
  const Constraint sum{.kind = ConstraintKind::kSum, .cells = {0, 1, 2}, .numbers = {-1}};
  CHECK(negators.keeps(sum, {1, 2, 4, 1, 1, 2}));
  CHECK_FALSE(negators.keeps(sum, {1, 2, 4, 1, 2, 1}));
  const Constraint thermometer{.kind = ConstraintKind::kThermometer, .cells = {0, 1, 2}};
  CHECK(negators.keeps(thermometer, {4, 1, 2, 2, 1, 1}));
  // The sums of a sum line must not fall.
  const Constraint line{.kind = ConstraintKind::kSumLine, .cells = {0, 1, 2}, .numbers = {3}};
  Rules rules;
  CHECK_FALSE(Worths::of(negators.constraint, negators.board)->lower(line, rules));
}

TEST_CASE("parts that would need too many states are refused", "[model][worths]") {
  Board board;
  std::vector<Cell> marks, row, all;
  for (int cell = 0; cell < 81; ++cell) {
    marks.push_back(static_cast<Cell>(81 + cell));
    all.push_back(static_cast<Cell>(cell));
  }
  row.assign(all.begin(), all.begin() + 9);
  const auto worths = Worths::of({.cells = marks, .numbers = {7}}, board);
  REQUIRE(worths);
  const auto can_be = [&](const Constraint& part) {
    Rules rules;
    return worths->lower(part, rules);
  };
  CHECK(can_be({.kind = ConstraintKind::kRenban, .cells = {row.begin(), row.begin() + 5}}));
  CHECK_FALSE(can_be({.kind = ConstraintKind::kRenban, .cells = {all.begin(), all.begin() + 31}}));
  CHECK(can_be({.kind = ConstraintKind::kSum, .cells = row, .numbers = {60}}));
  Constraint sum{.kind = ConstraintKind::kSum, .cells = all, .numbers = {50'000}};
  for (int factor = 1; factor <= 81; ++factor) sum.numbers.push_back(factor);
  CHECK_FALSE(can_be(sum));
  CHECK(can_be({.kind = ConstraintKind::kModular, .cells = row, .numbers = {1'000'000}}));
  // More cells than worths never differ, which takes one rule and not millions of tables.
  Rules rules;
  CHECK(worths->lower({.kind = ConstraintKind::kThermometer, .cells = all}, rules));
  CHECK(rules.size() < 100);
}

TEST_CASE("one cell of each region is modified, however large it is", "[model][worths]") {
  Board board;
  board.rows = board.columns = board.value_count = 16;
  board.variables = 256;
  board.regions.resize(1);
  Constraint one{.kind = ConstraintKind::kOneModified};
  for (int cell = 0; cell < 256; ++cell) one.cells.push_back(static_cast<Cell>(256 + cell));
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 8; ++column) board.regions[0].push_back(board.cell(row, column));
  }
  Rules rules;
  lower(one, board, rules);
  // Not as a Count, which has at most 63 cells.
  CHECK(std::any_of(rules.begin(), rules.end(), [](const Rule& rule) {
    const auto* sum = std::get_if<Sum>(&rule);
    return sum != nullptr && sum->terms.size() == 64 && sum->total == 65;
  }));
  CHECK(std::none_of(rules.begin(), rules.end(), [](const Rule& rule) {
    const auto* count = std::get_if<Count>(&rule);
    return count != nullptr && count->cells.size() > 63;
  }));
}

}  // namespace
}  // namespace nonet
