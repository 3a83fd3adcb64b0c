// The learning engine with rules of every kind, on small random models: it finds exactly the solutions that trying everything finds, and what it
// learns holds in each of them.
#include "core/engine/learn_rules.h"

#include <algorithm>
#include <set>

#include "core/engine/learn.h"
#include "tests/catch.h"
#include "tests/reference/models.h"
#include "tests/rounds.h"

namespace nonet {
namespace {

using reference::between;
using reference::Grid;
using reference::Random;
using reference::some_model;

bool holds_in(const LearningEngine& engine, Literal literal, const Grid& solution) {
  const Variable variable = variable_of(literal);
  const bool stands =
      solution[engine.variables().cell(variable)] == engine.variables().digit(variable);
  return stands == is_positive(literal);
}

/// Of the clauses, those learned and those of the rules' explanations hold in the solutions that are still to be found.
bool all_hold(const LearningEngine& engine, const std::set<Grid>& solutions) {
  const Clauses& clauses = engine.clauses();
  for (const Grid& solution : solutions) {
    for (const Literal literal : engine.known()) {
      if (!holds_in(engine, literal, solution)) return false;
    }
    for (ClauseIndex clause = clauses.first(); clause != clauses.end();
         clause = clauses.next(clause)) {
      const auto literals = clauses.literals(clause);
      if (std::none_of(literals.begin(), literals.end(),
                       [&](Literal literal) { return holds_in(engine, literal, solution); })) {
        return false;
      }
    }
  }
  return true;
}

/// Returns how many clauses were learned.
std::size_t compare(const Model& model) {
  std::set<Grid> left = reference::all_solutions(model);
  if (left.size() > 100) return 0;
  LearningEngine engine(std::make_shared<Model>(model));
  engine.start(model.domains, UINT64_MAX);
  const auto sink = [&](std::span<const Digit> solution) {
    const std::size_t removed = left.erase(Grid(solution.begin(), solution.end()));
    REQUIRE(removed == 1);
    return true;
  };
  while (engine.resume(1, sink).stopped) REQUIRE(all_hold(engine, left));
  REQUIRE(left.empty());
  REQUIRE(engine.resume(1, {}).complete);
  std::size_t learned = 0;
  for (ClauseIndex clause = engine.clauses().first(); clause != engine.clauses().end();
       clause = engine.clauses().next(clause)) {
    learned += engine.clauses().is_learned(clause);
  }
  return learned;
}

TEST_CASE("learning with rules alone finds what trying everything finds", "[engine][learn]") {
  Random random(11);
  for (int i = 0; i < rounds(3000); ++i) compare(some_model(random, 1));
}

TEST_CASE("learning with rules mixed finds what trying everything finds", "[engine][learn]") {
  Random random(12);
  std::size_t learned = 0;
  for (int i = 0; i < rounds(5000); ++i)
    learned += compare(some_model(random, between(random, 2, 5)));
  CHECK(learned > static_cast<std::size_t>(rounds(500)));
}

// What one rule removes, others rest on: a 4×4 grid with cages and sums, of which the houses see the cages' cells.
TEST_CASE("learning with cages in a grid finds what trying everything finds", "[engine][learn]") {
  Random random(13);
  std::size_t learned = 0;
  for (int i = 0; i < rounds(1500); ++i) {
    Model model;
    model.value_count = 4;
    Distinct house[3][4];
    for (int row = 0; row < 4; ++row) {
      for (int column = 0; column < 4; ++column) {
        const auto cell = static_cast<Cell>(model.domains.size());
        model.domains.push_back(DigitSet::up_to(4));
        house[0][row].cells.push_back(cell);
        house[1][column].cells.push_back(cell);
        house[2][row / 2 * 2 + column / 2].cells.push_back(cell);
      }
    }
    for (const auto& kind : house) {
      for (const Distinct& rule : kind) model.rules.push_back(rule);
    }
    for (int rules = between(random, 1, 6); rules > 0; --rules) {
      std::vector<Cell> cells = house[random() % 3][random() % 4].cells;
      std::shuffle(cells.begin(), cells.end(), random);
      cells.resize(static_cast<std::size_t>(between(random, 2, 4)));
      ValueSet cage{cells, {}};
      auto sets = std::make_shared<std::vector<DigitSet>>();
      for (std::uint64_t bits = 0; bits < 16; ++bits) {
        const DigitSet set = DigitSet::from_bits(bits);
        if (static_cast<std::size_t>(set.count()) == cells.size() && random() % 4 != 0)
          sets->push_back(set);
      }
      cage.sets = sets;
      model.rules.push_back(cage);
      if (random() % 2 == 0) {
        Sum sum;
        for (int count = between(random, 2, 5); count > 0; --count) {
          const auto cell = static_cast<Cell>(random() % 16);
          if (std::none_of(sum.terms.begin(), sum.terms.end(),
                           [&](const Sum::Term& term) { return term.cell == cell; })) {
            sum.terms.push_back({cell, random() % 4 == 0 ? -1 : 1});
            sum.total += sum.terms.back().factor * between(random, 1, 4);
          }
        }
        model.rules.push_back(sum);
      }
    }
    learned += compare(model);
  }
  CHECK(learned > static_cast<std::size_t>(rounds(1000)));
}

}  // namespace
}  // namespace nonet
