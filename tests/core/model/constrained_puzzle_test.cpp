#include "core/model/constrained_puzzle.h"

#include "core/engine/constraint_search.h"
#include "tests/catch.h"

using namespace nonet;

TEST_CASE("a model has the domains, houses and constraints of its puzzle", "[model]") {
  ConstrainedPuzzle puzzle =
      make_constrained_puzzle({.rows = 1, .columns = 3, .value_count = 4, .first_value = 0});
  CHECK(puzzle.domains == std::vector<DigitSet>(3, DigitSet::up_to(4)));
  puzzle.houses = {{0, 1, 2}};
  puzzle.domains[0] = DigitSet::of(2);
  puzzle.constraints.push_back({.kind = ConstraintKind::kThermometer, .cells = {0, 1}});
  ConstraintSearch search(std::make_shared<Model>(make_model(puzzle)));
  search.start(100);
  // Values 1 < x, and another: 2 or 3, and one of the two others.
  CHECK(search.resume(1'000, {}).solutions == 4);
}
