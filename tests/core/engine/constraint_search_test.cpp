// Every kind of rule, alone and mixed, on small random models: the search finds exactly the solutions that trying everything finds,
// and what propagation removes is in none of them.
#include "core/engine/constraint_search.h"

#include <algorithm>
#include <set>

#include "core/format/interactive.h"
#include "tests/catch.h"
#include "tests/reference/models.h"
#include "tests/rounds.h"

namespace nonet {
namespace {

using reference::between;
using reference::Grid;
using reference::Random;
using reference::some_model;

void compare(const Model& model) {
  const std::set<Grid> expected = reference::all_solutions(model);
  ConstraintSearch search(std::make_shared<Model>(model));
  search.start(UINT64_MAX);
  for (const Grid& solution : expected) {
    for (std::size_t cell = 0; cell < solution.size(); ++cell) {
      REQUIRE(search.candidates()[cell].contains(solution[cell]));
    }
  }
  std::set<Grid> found;
  while (search
             .resume(3,
                     [&](std::span<const Digit> solution) {
                       const bool is_new = found.emplace(solution.begin(), solution.end()).second;
                       REQUIRE(is_new);
                       return true;
                     })
             .stopped) {
  }
  REQUIRE(found == expected);
}

TEST_CASE("rules alone: the search finds what trying everything finds", "[engine][constraints]") {
  Random random(1);
  for (int i = 0; i < rounds(4000); ++i) compare(some_model(random, 1));
}

TEST_CASE("rules mixed: the search finds what trying everything finds", "[engine][constraints]") {
  Random random(2);
  for (int i = 0; i < rounds(4000); ++i) compare(some_model(random, between(random, 2, 5)));
}

// Areas need more cells than the models above have to be cut in two.
TEST_CASE("connected areas: the search finds what trying everything finds",
          "[engine][constraints]") {
  Random random(3);
  for (int i = 0; i < 300; ++i) {
    Model model;
    model.value_count = 2;
    Connected connected{{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}}, DigitSet::of(1)};
    connected.size = between(random, 0, 8);
    for (int cell = 0; cell < 12; ++cell) {
      const auto digit = static_cast<Digit>(random() % 2 + 1);
      model.domains.push_back(random() % 3 == 0 ? DigitSet::of(digit) : DigitSet::up_to(2));
    }
    model.rules.push_back(connected);
    compare(model);
  }
}

// Arms of different cells, so that what is left is told exactly: each digit that stays is in a solution.
TEST_CASE("lengths of runs: what propagation leaves is what trying everything finds",
          "[engine][constraints]") {
  Random random(6);
  for (int i = 0; i < 600; ++i) {
    Model model;
    model.value_count = between(random, 2, 3);
    model.first_value = between(random, 0, 2);
    const int cells = between(random, 3, 8);
    RunLengths rule{0, 1, {}, between(random, 0, 1)};
    for (int cell = 0; cell < cells; ++cell) {
      DigitSet digits = DigitSet::up_to(model.value_count);
      if (random() % 3 == 0)
        digits.erase(static_cast<Digit>(between(random, 1, model.value_count)));
      model.domains.push_back(digits);
      if (cell < 2) continue;
      if (cell == 2 || random() % 3 == 0) rule.arms.emplace_back();
      rule.arms.back().push_back(static_cast<Cell>(cell));
    }
    model.rules.push_back(rule);
    const auto solutions = reference::all_solutions(model);
    ConstraintSearch search(std::make_shared<Model>(model));
    search.start(1);
    // Of what cannot be, nothing is left.
    if (solutions.empty()) {
      CHECK(search.resume(1, {}).guesses == 0);
      continue;
    }
    for (std::size_t cell = 0; cell < model.domains.size(); ++cell) {
      DigitSet expected;
      for (const Grid& solution : solutions) expected.insert(solution[cell]);
      CHECK(search.candidates()[cell] == expected);
    }
  }
}

TEST_CASE("lengths of runs: more cells than any digit can tell", "[engine][constraints]") {
  Model model;
  model.value_count = 3;
  model.first_value = 61;
  model.domains.assign(3, DigitSet::up_to(3));
  for (const std::size_t cells : {60u, 61u, 62u, 63u, 64u, 65u, 130u}) {
    // Cell 2 is told so often.
    model.rules = {RunLengths{0, 1, {std::vector<Cell>(cells, 2)}, 0}};
    compare(model);
    model.rules = {RunLengths{0, 1, {{2}, std::vector<Cell>(cells - 1, 2)}, 0}};
    compare(model);
  }
}

// Sets of digits that add up need more cells than the models above have, too.
TEST_CASE("digits that count themselves: the search finds what trying everything finds",
          "[engine][constraints]") {
  Random random(5);
  for (int i = 0; i < 300; ++i) {
    Model model;
    model.value_count = 5;
    const int cells = between(random, 3, 8);
    SelfCount rule;
    for (int cell = 0; cell < cells; ++cell) {
      DigitSet digits = DigitSet::up_to(5);
      while (digits.count() > 2 && random() % 4 != 0) {
        digits.erase(static_cast<Digit>(between(random, 1, 5)));
      }
      model.domains.push_back(digits);
      rule.cells.push_back(static_cast<Cell>(cell));
    }
    model.rules.push_back(rule);
    if (random() % 2 == 0) model.rules.push_back(Distinct{{0, 1, 2}});
    compare(model);
  }
}

TEST_CASE("digits that count themselves: which digits there are follows from their sum",
          "[engine][constraints]") {
  const auto left = [](DigitSet first) {
    auto model = std::make_shared<Model>();
    model->value_count = 9;
    model->domains.assign(6, DigitSet::up_to(9));
    model->domains[0] = first;
    model->rules.push_back(SelfCount{{0, 1, 2, 3, 4, 5}});
    ConstraintSearch search(model);
    search.start(model->domains, 1);
    return search.candidates()[1];
  };
  const auto set = [](std::initializer_list<int> digits) {
    DigitSet all;
    for (const int digit : digits) all.insert(static_cast<Digit>(digit));
    return all;
  };
  // 6 = 5 + 1 = 4 + 2 = 3 + 2 + 1; a 5 leaves the 1 only.
  CHECK(left(DigitSet::up_to(9)) == DigitSet::up_to(6));
  CHECK(left(DigitSet::of(5)) == set({1, 5}));
  CHECK(left(DigitSet::of(3)) == set({1, 2, 3}));
  CHECK(left(DigitSet::of(4)) == set({2, 4}));
  CHECK(left(DigitSet::of(6)) == set({6}));
}

// Where the lines' first cells are whole houses, their digits are counted.
TEST_CASE("ranks in a Latin square: the search finds what trying everything finds",
          "[engine][constraints]") {
  Random random(4);
  for (int i = 0; i < rounds(600); ++i) {
    const int order = between(random, 2, 4);
    Model model;
    model.value_count = order;
    model.domains.assign(static_cast<std::size_t>(order * order), DigitSet::up_to(order));
    std::vector<std::vector<Cell>> lines;
    for (int line = 0; line < 2 * order; ++line) {
      std::vector<Cell> cells;
      for (int place = 0; place < order; ++place) {
        cells.push_back(
            static_cast<Cell>(line < order ? line * order + place : place * order + line - order));
      }
      model.rules.push_back(Distinct{cells});
      lines.push_back(cells);
      std::reverse(cells.begin(), cells.end());
      lines.push_back(cells);
    }
    for (int ranks = between(random, 1, 3); ranks > 0; --ranks) {
      std::shuffle(lines.begin(), lines.end(), random);
      Rank rank;
      rank.line = lines.front();
      rank.others.assign(lines.begin() + 1, lines.end());
      rank.rank = between(random, 1, static_cast<int>(lines.size()));
      rank.may_tie = random() % 2 == 0;
      model.rules.push_back(rank);
    }
    for (int given = between(random, 0, 3); given > 0; --given) {
      model.domains[random() % model.domains.size()] =
          DigitSet::of(static_cast<Digit>(between(random, 1, order)));
    }
    compare(model);
  }
}

TEST_CASE("pairs of digits: two Latin squares that are orthogonal", "[engine][constraints]") {
  // Of the 12 Latin squares of order 3, each goes with 6; of order 2 there are none.
  for (const auto& [order, expected] : {std::pair{2, 0u}, std::pair{3, 72u}}) {
    auto model = std::make_shared<Model>();
    model->value_count = order;
    model->domains.assign(static_cast<std::size_t>(2 * order * order), DigitSet::up_to(order));
    DistinctPairs pairs;
    for (int square = 0; square < 2; ++square) {
      for (int i = 0; i < order; ++i) {
        Distinct row, column;
        for (int j = 0; j < order; ++j) {
          row.cells.push_back(static_cast<Cell>((square * order + i) * order + j));
          column.cells.push_back(static_cast<Cell>((square * order + j) * order + i));
          (square == 0 ? pairs.first : pairs.second).push_back(row.cells.back());
        }
        model->rules.push_back(row);
        model->rules.push_back(column);
      }
    }
    model->rules.push_back(pairs);
    ConstraintSearch search(model);
    search.start(UINT64_MAX);
    CHECK(search.resume(UINT64_MAX, {}).solutions == expected);
  }
}

TEST_CASE("a search for few solutions is complete only if nothing is left",
          "[engine][constraints]") {
  auto model = std::make_shared<Model>();
  model->value_count = 2;
  model->domains.assign(2, DigitSet::up_to(2));
  model->rules.push_back(Distinct{{0, 1}});
  ConstraintSearch search(model);
  search.start(1);
  CHECK_FALSE(search.resume(UINT64_MAX, {}).complete);
  search.start(2);
  CHECK(search.resume(UINT64_MAX, {}).complete);
  CHECK(search.resume(UINT64_MAX, {}).solutions == 2);
  const std::vector<DigitSet> none{DigitSet(), DigitSet::up_to(2)};
  search.start(none, 2);
  CHECK(search.resume(UINT64_MAX, {}).solutions == 0);
}

// Twelve different digits in rows of three, whose sums are one less than those of all digits: only trying shows that there is no solution.
TEST_CASE("a long search begins anew and looks ahead, and comes to the same in any slices",
          "[engine][constraints]") {
  auto model = std::make_shared<Model>();
  model->value_count = 12;
  model->domains.assign(12, DigitSet::up_to(12));
  Distinct all;
  for (const int total : {19, 20, 19, 19}) {
    Sum row;
    row.total = total;
    for (int place = 0; place < 3; ++place) {
      row.terms.push_back({static_cast<Cell>(all.cells.size()), 1});
      all.cells.push_back(row.terms.back().cell);
    }
    model->rules.push_back(row);
  }
  model->rules.push_back(all);
  std::uint64_t guesses = 0;
  for (const std::uint64_t slice :
       {UINT64_MAX, std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{750}}) {
    ConstraintSearch search(model);
    search.start(2);
    double before = 0;
    int times_anew = 0;
    while (search.resume(slice, {}).stopped) {
      if (search.progress() < before) ++times_anew;
      before = search.progress();
    }
    const SearchResult& result = search.resume(1, {});
    CHECK(result.complete);
    CHECK(result.solutions == 0);
    if (guesses == 0) guesses = result.guesses;
    CHECK(result.guesses == guesses);
    CHECK(times_anew == (slice == UINT64_MAX ? 0 : 1));
  }
  CHECK(guesses > 3000);
}

// Lines of consecutive digits, without a solution. The second time, after some quick contradictions, one choice takes most of the search. (Made for
// this test.)
TEST_CASE("a search that does not come forward begins anew once more", "[engine][constraints]") {
  const auto puzzle = read_interactive(
      ".Renban~R9C2~R9C1~R8C1~R8C2~R9C3.Renban~R2C8~R3C8~R4C9~R3C9.Renban~R8C3~R9C4~R8C4~R7C4~R6C5~"
      "R7C6"
      ".Renban~R5C5~R6C5~R5C4~R6C4~R5C3.Renban~R7C6~R6C5~R5C4~R4C3~R3C3~R4C2~R3C2"
      ".Renban~R2C6~R3C7~R4C7~R5C6~R6C5.Renban~R1C4~R2C3~R3C3~R3C2~R2C1~R3C1~R2C2"
      ".Renban~R6C1~R7C1~R7C2~R6C2");
  REQUIRE(puzzle.ok());
  ConstraintSearch search(std::make_shared<Model>(make_model(puzzle.value())));
  search.start(2);
  const std::uint64_t guesses = search.resume(UINT64_MAX, {}).guesses;
  search.start(2);
  double before = 0;
  int times_anew = 0;
  SearchResult result;
  while ((result = search.resume(700, {})).stopped) {
    if (search.progress() < before) ++times_anew;
    before = search.progress();
  }
  CHECK(times_anew == 2);
  CHECK(result.complete);
  CHECK(result.solutions == 0);
  CHECK(result.guesses == guesses);
}

// Of a search that finds solutions none is found twice, so that it does not begin anew.
TEST_CASE("a long search with many solutions counts each once", "[engine][constraints]") {
  auto model = std::make_shared<Model>();
  model->value_count = 5;
  model->domains.assign(25, DigitSet::up_to(5));
  for (int i = 0; i < 5; ++i) {
    Distinct row, column;
    for (int j = 0; j < 5; ++j) {
      row.cells.push_back(static_cast<Cell>(i * 5 + j));
      column.cells.push_back(static_cast<Cell>(j * 5 + i));
    }
    model->rules.push_back(row);
    model->rules.push_back(column);
  }
  ConstraintSearch search(model);
  search.start(UINT64_MAX);
  CHECK(search.resume(UINT64_MAX, {}).solutions ==
        161'280);  // Latin squares of order 5 (OEIS A002860)
}

}  // namespace
}  // namespace nonet
