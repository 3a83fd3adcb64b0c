// Every kind of constraint, against its definition: the rules that it is lowered to hold for exactly the cells that keep it.
//
// samples() makes a random constraint of each kind on a small board: a kind without a row there fails the first test.
#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <random>

#include "core/engine/constraint_search.h"
#include "core/model/constraint.h"
#include "tests/catch.h"

namespace nonet {
namespace {

using Random = std::mt19937;

int between(Random& random, int least, int most) {
  return static_cast<int>(random() % static_cast<unsigned>(most - least + 1)) + least;
}

/// Different cells of the board in random order.
std::vector<Cell> some_cells(Random& random, const Board& board, int least, int most) {
  std::vector<Cell> cells(static_cast<std::size_t>(board.cell_count()));
  std::iota(cells.begin(), cells.end(), Cell{0});
  std::shuffle(cells.begin(), cells.end(), random);
  cells.resize(std::min(cells.size(), static_cast<std::size_t>(between(random, least, most))));
  return cells;
}

/// What the values of some cells add up to, so that a sum can be had.
int some_sum(Random& random, const Board& board, std::size_t cells) {
  int sum = 0;
  for (; cells > 0; --cells) sum += between(random, board.first_value, board.last_value());
  return sum;
}

using Sample = std::function<Constraint(Random&, const Board&)>;

const std::map<ConstraintKind, Sample>& samples() {
  static const std::map<ConstraintKind, Sample> kSamples{
      {ConstraintKind::kCage,
       [](Random& random, const Board& board) {
         Constraint cage{.cells = some_cells(random, board, 1, board.value_count)};
         if (random() % 4 != 0) cage.numbers = {some_sum(random, board, cage.cells.size())};
         return cage;
       }},
      {ConstraintKind::kSum,
       [](Random& random, const Board& board) {
         Constraint sum{.cells = some_cells(random, board, 1, 4)};
         sum.numbers = {some_sum(random, board, sum.cells.size())};
         return sum;
       }},
      {ConstraintKind::kThermometer,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, board.value_count)};
       }},
      {ConstraintKind::kWhispers,
       [](Random& random, const Board& board) {
         return Constraint{.cells = some_cells(random, board, 2, 4),
                           .numbers = {between(random, 1, 3)}};
       }},
      {ConstraintKind::kAntiKnight, [](Random&, const Board&) { return Constraint{}; }},
  };
  return kSamples;
}

Board some_board(Random& random) {
  Board board;
  board.rows = between(random, 1, 4);
  board.columns = between(random, 2, 4);
  board.value_count = between(random, 2, 6);
  board.first_value = between(random, 0, 2);
  // Regions of two cells or more, one after another.
  if (random() % 2 == 0) {
    for (int cell = 0; cell < board.grid_cells(); ++cell) {
      if (board.regions.empty() || (board.regions.back().size() > 1 && random() % 2 == 0))
        board.regions.emplace_back();
      board.regions.back().push_back(static_cast<Cell>(cell));
    }
  }
  return board;
}

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
        const Board board = some_board(random);
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

TEST_CASE("every kind of constraint has a sample, a key and a definition", "[model][constraints]") {
  std::size_t kinds = 0;
#define NONET_ROW(name, key, file)                                      \
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
