#include "core/model/model.h"

#include "tests/catch.h"

using namespace nonet;

namespace {

Model four_cells() {
  Model model;
  model.value_count = 4;
  model.first_value = 0;
  model.domains.assign(4, DigitSet::up_to(4));
  return model;
}

}  // namespace

TEST_CASE("holds: each kind of rule, kept and broken", "[model]") {
  const Model model = four_cells();
  const std::vector<Digit> digits{1, 2, 2, 4};
  CHECK(holds(Distinct{{0, 1, 3}}, model, digits));
  CHECK_FALSE(holds(Distinct{{0, 1, 2}}, model, digits));

  const auto rising = std::make_shared<RelationTable>(RelationTable{
      {DigitSet::from_bits(0b1110), DigitSet::from_bits(0b1100), DigitSet::from_bits(0b1000), {}}});
  CHECK(holds(Relation{0, 1, rising}, model, digits));
  CHECK_FALSE(holds(Relation{1, 0, rising}, model, digits));

  // Values are from 0: 0, 1, 1, 3.
  CHECK(holds(Sum{{{1, 1}, {2, 1}, {3, -1}}, -1}, model, digits));
  CHECK_FALSE(holds(Sum{{{1, 1}, {2, 1}, {3, -1}}, 0}, model, digits));

  const auto sets = std::make_shared<std::vector<DigitSet>>(1, DigitSet::from_bits(0b1011));
  CHECK(holds(ValueSet{{3, 1, 0}, sets}, model, digits));
  CHECK_FALSE(holds(ValueSet{{2, 1, 0}, sets}, model, digits));

  CHECK(holds(Count{{0, 1, 2, 3}, DigitSet::of(2), 0b100}, model, digits));
  CHECK_FALSE(holds(Count{{0, 1, 2, 3}, DigitSet::of(2), 0b011}, model, digits));

  CHECK(holds(Same{{0, 1}, {2, 0}}, model, digits));
  CHECK_FALSE(holds(Same{{0, 1}, {2, 1}}, model, digits));

  // An even number of 2s.
  const auto even = std::make_shared<AutomatonTable>();
  even->state_count = 2;
  even->start = {0};
  even->accepts = {1, 0};
  for (const std::uint32_t state : {0u, 1u}) {
    even->edges.push_back({state, state, DigitSet::from_bits(0b1101)});
    even->edges.push_back({state, 1 - state, DigitSet::of(2)});
  }
  CHECK(holds(Automaton{{0, 1, 2, 3}, even}, model, digits));
  CHECK_FALSE(holds(Automaton{{0, 1}, even}, model, digits));

  CHECK(holds(Any{{{Distinct{{1, 2}}}, {Distinct{{0, 1}}}}}, model, digits));
  CHECK_FALSE(holds(Any{{{Distinct{{0, 1}}, Distinct{{1, 2}}}}}, model, digits));
  CHECK_FALSE(holds(Any{}, model, digits));
}

TEST_CASE("cells_of: rising, each once, those of alternatives too", "[model]") {
  CHECK(cells_of(Same{{3, 1}, {1, 2}}) == std::vector<Cell>{1, 2, 3});
  CHECK(cells_of(Any{{{Distinct{{3, 0}}}, {Sum{{{2, 1}}, 5}}}}) == std::vector<Cell>{0, 2, 3});
}
