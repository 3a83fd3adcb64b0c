#include "core/engine/clauses.h"

#include <array>

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("literals", "[engine]") {
  for (const Variable variable : {0u, 1u, 77u}) {
    for (const bool is_true : {false, true}) {
      const Literal literal = literal_of(variable, is_true);
      CHECK(variable_of(literal) == variable);
      CHECK(is_positive(literal) == is_true);
      CHECK(opposite(literal) == literal_of(variable, !is_true));
    }
  }
}

TEST_CASE("clauses lie one after another, with what is known of them", "[engine]") {
  Clauses clauses;
  CHECK(clauses.first() == clauses.end());
  const std::array<Literal, 2> two = {4, 7};
  const std::array<Literal, 3> three = {1, 2, 9};
  const ClauseIndex one = clauses.add(two, 0), other = clauses.add(three, 5);
  CHECK(clauses.first() == one);
  CHECK(clauses.next(one) == other);
  CHECK(clauses.next(other) == clauses.end());
  CHECK(clauses.size(one) == 2);
  CHECK(clauses.size(other) == 3);
  CHECK(clauses.literals(other)[2] == 9);
  CHECK_FALSE(clauses.is_learned(one));
  CHECK(clauses.is_learned(other));
  CHECK(clauses.credit(other) == 0);
  clauses.set_credit(other, 2);
  clauses.set_glue(other, 3);
  CHECK(clauses.credit(other) == 2);
  CHECK(clauses.glue(other) == 3);
  clauses.clear();
  CHECK(clauses.first() == clauses.end());
}
