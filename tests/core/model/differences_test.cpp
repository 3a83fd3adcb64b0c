// tests/core/model/differences_test.cpp: which cells must differ, as lists and as bits.
#include "core/model/differences.h"

#include <memory>
#include <vector>

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("differences come from the rules about different digits", "[model]") {
  const auto sets = std::make_shared<std::vector<DigitSet>>(1, DigitSet::up_to(2));
  Model model;
  model.value_count = 3;
  model.domains.assign(70, DigitSet::up_to(3));
  model.rules = {Distinct{{0, 2, 66}}, Distinct{{0, 2}}, ValueSet{{3, 0}, sets},
                 Sum{{{0, 1}, {5, 1}}, 4}};
  const Differences differences(model);
  CHECK(differences.lists() == std::vector<std::vector<Cell>>{{0, 2, 66}, {0, 2}, {3, 0}});
  CHECK(differences.list_bits(0)[0] == 0b101);
  CHECK(differences.list_bits(0)[1] == 0b100);
  CHECK(differences.contains(66, 0));
  CHECK_FALSE(differences.contains(0, 5));
  CHECK_FALSE(differences.contains(0, 0));
  CHECK(differences.words() == 2);
  CHECK(differences.bits(0)[0] == 0b1100);
  CHECK(differences.bits(0)[1] == 0b100);
  CHECK(differences.among(std::vector<Cell>{66, 2, 0}));
  CHECK_FALSE(differences.among(std::vector<Cell>{2, 3, 0}));
}
