// Every kind of constraint, against its definition: the rules that it is lowered to hold for exactly the cells that keep it.
#include <algorithm>

#include "core/engine/constraint_search.h"
#include "core/model/constraint.h"
#include "tests/catch.h"
#include "tests/reference/constraint_samples.h"

namespace nonet {
namespace {

using namespace reference;

std::vector<int> values_of(const Board& board, std::span<const Digit> digits) {
  std::vector<int> values;
  for (const Digit digit : digits) values.push_back(board.value(digit));
  return values;
}

TEST_CASE("every constraint means what it is lowered to", "[model][constraints]") {
  for (const auto& [kind, sample] : samples()) {
    DYNAMIC_SECTION(constraint_key(kind)) {
      Random random(static_cast<unsigned>(kind) + 1);
      int kept = 0, broken = 0;
      for (int round = 0; round < 200; ++round) {
        const Board board = some_board_for(kind, random);
        Constraint constraint = sample(random, board);
        constraint.kind = kind;
        auto model = std::make_shared<Model>();
        model->value_count = board.value_count;
        model->first_value = board.first_value;
        model->domains.assign(static_cast<std::size_t>(board.cell_count()),
                              DigitSet::up_to(board.value_count));
        lower(constraint, board, model->rules);
        const auto compare = [&](const std::vector<Digit>& digits) {
          const bool holds_all =
              std::all_of(model->rules.begin(), model->rules.end(),
                          [&](const Rule& rule) { return holds(rule, *model, digits); });
          const bool is_kept = keeps(constraint, board, values_of(board, digits));
          REQUIRE(is_kept == holds_all);
          ++(is_kept ? kept : broken);
        };
        std::vector<Digit> digits(model->domains.size());
        for (int i = 0; i < 30; ++i) {
          for (Digit& digit : digits)
            digit = static_cast<Digit>(between(random, 1, board.value_count));
          compare(digits);
        }
        // Cells that keep it, and cells that nearly do.
        ConstraintSearch search(model);
        search.start(20);
        search.resume(2000, [&](std::span<const Digit> solution) {
          std::vector<Digit> near(solution.begin(), solution.end());
          compare(near);
          near[random() % near.size()] = static_cast<Digit>(between(random, 1, board.value_count));
          compare(near);
          return true;
        });
      }
      // A sample that nothing keeps, or all, would show nothing.
      CHECK(kept > 100);
      CHECK(broken > 100);
    }
  }
}

/// Whether the values keep the constraint; requires that its rules say the same.
bool is_kept(const Constraint& constraint, const Board& board, const std::vector<int>& values) {
  Model model;
  model.value_count = board.value_count;
  model.first_value = board.first_value;
  lower(constraint, board, model.rules);
  std::vector<Digit> digits;
  for (const int value : values)
    digits.push_back(static_cast<Digit>(value - board.first_value + 1));
  const bool holds_all = std::all_of(model.rules.begin(), model.rules.end(),
                                     [&](const Rule& rule) { return holds(rule, model, digits); });
  REQUIRE(holds_all == keeps(constraint, board, values));
  return holds_all;
}

// What follows holds the helpers that definition and rules share to examples.

Board square_board(int size) {
  Board board;
  board.rows = board.columns = board.value_count = size;
  return board;
}

TEST_CASE("where the sets of digits are too many to list, other rules say the same",
          "[model][constraints]") {
  const Board board = square_board(25);
  const std::vector<Cell> row = board.cells_of_row(0);
  const auto first = [&](int count) { return std::vector<Cell>(row.begin(), row.begin() + count); };
  const auto is_kept_by = [&](const Constraint& constraint, std::vector<int> values) {
    Rules rules;
    lower(constraint, board, rules);
    CHECK(std::none_of(rules.begin(), rules.end(),
                       [](const Rule& rule) { return std::holds_alternative<ValueSet>(rule); }));
    values.resize(625, 1);
    return is_kept(constraint, board, values);
  };
  const Constraint cage{.kind = ConstraintKind::kCage, .cells = first(12), .numbers = {156}};
  CHECK(is_kept_by(cage, {2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24}));
  CHECK_FALSE(is_kept_by(cage, {2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 23}));
  CHECK_FALSE(is_kept_by(cage, {2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 23, 23}));
  const Constraint half{.kind = ConstraintKind::kEqualityCage, .cells = first(6)};
  CHECK(is_kept_by(half, {1, 2, 4, 15, 16, 17}));
  CHECK_FALSE(is_kept_by(half, {1, 2, 4, 13, 16, 17}));  // 13 is neither low nor high
  CHECK_FALSE(is_kept_by(half, {1, 2, 4, 16, 18, 17}));  // four are even
  CHECK_FALSE(is_kept_by(half, {1, 2, 2, 15, 16, 17}));
  const Constraint odd{.kind = ConstraintKind::kEqualityCage, .cells = first(7)};
  CHECK_FALSE(is_kept_by(odd, {1, 2, 4, 15, 16, 17, 18}));
  std::vector<Cell> all;
  for (int cell = 0; cell < 200; ++cell) all.push_back(static_cast<Cell>(cell));
  CHECK_FALSE(is_kept_by({.kind = ConstraintKind::kEqualityCage, .cells = all}, {1, 2, 4}));
  const Constraint apart{.kind = ConstraintKind::kNabner, .cells = first(6)};
  CHECK(is_kept_by(apart, {9, 1, 5, 25, 3, 7}));
  CHECK_FALSE(is_kept_by(apart, {9, 1, 5, 24, 25, 7}));
}

TEST_CASE("a sum line with a sum beyond all of its cells needs few states",
          "[model][constraints]") {
  const Board board = square_board(4);
  for (const int is_loop : {0, 1}) {
    const Constraint line{
        .kind = ConstraintKind::kSumLine, .cells = {0, 1, 2}, .numbers = {1'000'000, is_loop}};
    CHECK_FALSE(is_kept(line, board, std::vector<int>(16, 4)));
    Rules rules;
    lower(line, board, rules);
    CHECK(std::get<Automaton>(rules.at(0)).table->state_count <= 13 * 13);
  }
}

TEST_CASE("a loop of great sums needs no state for each sum that it may start with",
          "[model][constraints]") {
  Board board = square_board(3);
  board.first_value = 30;  // 30, 31 and 32: three of them add up to 93
  int kept = 0;
  for (int number = 0; number < 729; ++number) {
    std::vector<int> values(9, 30);
    int left = number;
    for (std::size_t i = 0; i < 6; ++i, left /= 3) values[i] += left % 3;
    const Constraint loop{
        .kind = ConstraintKind::kSumLine, .cells = {0, 1, 2, 3, 4, 5}, .numbers = {93, 1}};
    kept += is_kept(loop, board, values);
  }
  CHECK(kept > 50);
  CHECK(kept < 200);
  Constraint long_loop{.kind = ConstraintKind::kSumLine, .numbers = {400, 1}};
  for (Cell cell = 0; cell < 81; ++cell) long_loop.cells.push_back(cell);
  Rules rules;
  lower(long_loop, square_board(9), rules);
  for (const Rule& rule : rules) CHECK(std::get<Automaton>(rule).table->edges.size() <= 400 * 9);
}

TEST_CASE("no number is too great for what is counted, or for remainders", "[model][constraints]") {
  Board board;
  board.rows = board.columns = board.value_count = 2;
  using enum ConstraintKind;
  for (const std::size_t times : {1u, 2u, 63u, 64u, 65u, 130u}) {
    const Constraint at_least{
        .kind = kContainsAtLeast, .cells = {0}, .numbers = std::vector<int>(times, 1)};
    CHECK(is_kept(at_least, board, {1, 1, 1, 1}) == (times == 1));
    const Constraint exactly{
        .kind = kContainsExactly, .cells = {0}, .numbers = std::vector<int>(times, 1)};
    CHECK(is_kept(exactly, board, {1, 1, 1, 1}) == (times == 1));
    const Constraint said{
        .kind = kLookAndSay, .cells = {0}, .numbers = {static_cast<int>(times), 1}};
    CHECK(is_kept(said, board, {1, 1, 1, 1}) == (times == 1));
  }
  const Board wide = square_board(4);
  for (const int modulus : {3, 4, 5, 6, 7, 1'000'000}) {
    const Constraint line{.kind = kModular, .cells = {0, 1, 2, 3, 4}, .numbers = {modulus}};
    const Constraint shorter{.kind = kModular, .cells = {0, 1, 2, 3}, .numbers = {modulus}};
    std::vector<int> values(16, 1);
    for (std::size_t i = 0; i < 5; ++i) values[i] = static_cast<int>(i % 4) + 1;
    CHECK(is_kept(line, wide, values) == (modulus == 4));
    CHECK(is_kept(shorter, wide, values));
    Rules rules;
    lower(line, wide, rules);
    CHECK(rules.size() < 20);
  }
}

TEST_CASE("of alternatives that nothing keeps, none holds", "[model][constraints]") {
  const Board board = square_board(4);
  const Constraint never{.kind = ConstraintKind::kCage, .cells = {0, 1}, .numbers = {2}};
  const Constraint always{.kind = ConstraintKind::kCage, .cells = {0, 1}, .numbers = {3}};
  for (const auto& [parts, is_possible] : {std::pair{std::vector{never}, false},
                                           {std::vector{never, never}, false},
                                           {std::vector{never, always}, true}}) {
    auto model = std::make_shared<Model>();
    model->value_count = 4;
    model->domains.assign(16, DigitSet::up_to(4));
    lower({.kind = ConstraintKind::kAny, .parts = parts}, board, model->rules);
    ConstraintSearch search(model);
    search.start(1);
    CHECK(search.resume(1000, {}).solutions == (is_possible ? 1 : 0));
  }
}

TEST_CASE("a region sum line starts a new sum where it enters a region", "[model][constraints]") {
  Board board = square_board(4);
  board.regions = {{0, 1, 4, 5}, {2, 3, 6, 7}};
  // Into the second region, back, and to cells of no region.
  const Constraint line{.kind = ConstraintKind::kRegionSumLine, .cells = {0, 1, 2, 6, 5, 4, 8, 12}};
  // clang-format off
  CHECK(is_kept(line, board, {1, 3, 2, 1,
                              1, 3, 2, 1,
                              2, 1, 1, 1,
                              2, 1, 1, 1}));
  CHECK_FALSE(is_kept(line, board, {1, 3, 2, 1,
                                    1, 2, 2, 1,
                                    2, 1, 1, 1,
                                    2, 1, 1, 1}));
  CHECK_FALSE(is_kept(line, board, {1, 3, 2, 1,
                                    1, 3, 2, 1,
                                    2, 1, 1, 1,
                                    1, 1, 1, 1}));
  // clang-format on
  board.regions.clear();
  const Constraint nothing_asked{.kind = ConstraintKind::kRegionSumLine, .cells = {0, 1}};
  CHECK(is_kept(nothing_asked, board, std::vector<int>(16, 1)));
}

TEST_CASE("a zipper's middle cell is the sum of each pair", "[model][constraints]") {
  Board board = square_board(6);
  std::vector<int> values(36, 1);
  const Constraint odd{.kind = ConstraintKind::kZipper, .cells = {0, 1, 2, 3, 4}};
  const Constraint even{.kind = ConstraintKind::kZipper, .cells = {0, 1, 3, 4}};
  values[0] = 2;
  values[2] = 5;
  values[3] = 4;
  values[4] = 3;
  CHECK(is_kept(odd, board, values));
  CHECK(is_kept(even, board, values));
  values[2] = 6;
  CHECK_FALSE(is_kept(odd, board, values));
  values[3] = 5;
  CHECK_FALSE(is_kept(even, board, values));
}

TEST_CASE("constraints of neighbours look in all directions, and no further",
          "[model][constraints]") {
  const Board board = square_board(3);
  // A constraint of this kind on 3 × 3 cells, with lists of the kinds that need one.
  const auto around = [&](ConstraintKind kind, std::vector<std::vector<Cell>> groups,
                          std::vector<int> values) {
    Constraint constraint{.kind = kind, .groups = std::move(groups)};
    if (kind == ConstraintKind::kMinimum) constraint.cells = {4};
    if (kind == ConstraintKind::kMaximum) constraint.cells = {4, 5};
    if (kind == ConstraintKind::kNoOtherSums) constraint.numbers = {4};
    return is_kept(constraint, board, values);
  };
  const auto kMinimum = ConstraintKind::kMinimum, kMaximum = ConstraintKind::kMaximum;
  CHECK(around(kMinimum, {}, {1, 2, 1, 3, 1, 3, 1, 2, 1}));
  CHECK(around(kMaximum, {}, {3, 1, 1, 2, 3, 2, 3, 1, 1}));
  for (const std::size_t next : {1u, 3u, 5u, 7u}) {
    std::vector<int> values{1, 2, 1, 3, 1, 3, 1, 2, 1};
    values[next] = 1;
    CHECK_FALSE(around(kMinimum, {}, values));
  }
  CHECK_FALSE(around(kMaximum, {}, {3, 1, 2, 2, 3, 2, 3, 1, 1}));

  const auto kNoOtherSums = ConstraintKind::kNoOtherSums;
  const std::vector<int> one_pair{1, 1, 1, 1, 3, 1, 2, 1, 2};
  CHECK_FALSE(around(kNoOtherSums, {{1, 4}, {4, 3}, {5, 4}}, one_pair));
  CHECK(around(kNoOtherSums, {{1, 4}, {4, 3}, {5, 4}, {7, 4}}, one_pair));

  // 1 and 2, 2 and 3 on the right, 2 and 3 below.
  const std::vector<int> dots{1, 2, 3, 3, 3, 3, 1, 1, 1};
  const auto kNoOtherWhiteDots = ConstraintKind::kNoOtherWhiteDots;
  const auto kNoOtherBlackDots = ConstraintKind::kNoOtherBlackDots;
  CHECK_FALSE(around(kNoOtherWhiteDots, {{0, 1}, {1, 2}}, dots));
  CHECK(around(kNoOtherWhiteDots, {{0, 1}, {2, 1}, {1, 4}}, dots));
  CHECK_FALSE(around(kNoOtherBlackDots, {{1, 2}}, dots));
  CHECK(around(kNoOtherBlackDots, {{1, 0}}, dots));

  const auto kAntiKing = ConstraintKind::kAntiKing;
  CHECK(around(kAntiKing, {}, {1, 1, 1, 2, 2, 2, 1, 1, 1}));
  CHECK_FALSE(around(kAntiKing, {}, {1, 1, 3, 2, 3, 2, 1, 1, 1}));
  CHECK_FALSE(around(kAntiKing, {}, {3, 1, 1, 2, 3, 2, 1, 1, 1}));

  const auto kGlobalEntropy = ConstraintKind::kGlobalEntropy;
  CHECK(around(kGlobalEntropy, {}, {1, 2, 1, 3, 3, 3, 1, 2, 1}));
  CHECK_FALSE(around(kGlobalEntropy, {}, {1, 2, 1, 3, 3, 3, 1, 2, 3}));

  const auto kGlobalModular = ConstraintKind::kGlobalModular;
  CHECK(around(kGlobalModular, {}, {1, 2, 1, 3, 3, 3, 1, 2, 1}));
  CHECK_FALSE(around(kGlobalModular, {}, {1, 2, 1, 3, 3, 3, 1, 2, 3}));
}

TEST_CASE("a number in a pill reads one way", "[model][constraints]") {
  Board board;
  board.rows = 1;
  board.columns = 4;
  board.value_count = 12;
  const Constraint pill{.kind = ConstraintKind::kArrow, .groups = {{0, 1}, {2, 3}}};
  CHECK(is_kept(pill, board, {1, 8, 12, 6}));
  CHECK(is_kept(pill, board, {2, 1, 12, 9}));
  CHECK_FALSE(is_kept(pill, board, {1, 11, 12, 9}));
}

TEST_CASE("many cells of a nabner are held apart in pairs", "[model][constraints]") {
  Board board;
  board.rows = 1;
  board.columns = 8;
  board.value_count = 25;
  Constraint nabner{.kind = ConstraintKind::kNabner, .cells = {0, 1, 2, 3, 4, 5, 6, 7}};
  CHECK(is_kept(nabner, board, {25, 1, 3, 23, 5, 20, 18, 10}));
  CHECK_FALSE(is_kept(nabner, board, {25, 1, 3, 23, 5, 20, 24, 10}));
  CHECK_FALSE(is_kept(nabner, board, {25, 1, 3, 23, 5, 20, 23, 10}));
}

TEST_CASE("every kind of constraint has a sample, a key and a definition", "[model][constraints]") {
  std::size_t kinds = 0;
#define NONET_ROW(name, key, file, members)                             \
  ++kinds;                                                              \
  CHECK(constraint_of(key) == ConstraintKind::name);                    \
  CHECK(constraint_key(ConstraintKind::name) == std::string_view(key)); \
  CHECK(samples().count(ConstraintKind::name) == 1);
  NONET_CONSTRAINTS(NONET_ROW)
#undef NONET_ROW
  CHECK(samples().size() == kinds);
  CHECK_FALSE(constraint_of("no such constraint").has_value());
}

}  // namespace
}  // namespace nonet
