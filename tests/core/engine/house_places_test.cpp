#include "core/engine/house_places.h"

#include "tests/catch.h"

using namespace nonet;

namespace {

/// Three digits; houses {0, 1, 2} and {3, 4, 5}; `extra` are further cells that must differ.
struct Position {
  explicit Position(const std::vector<std::vector<Cell>>& extra, std::size_t cells = 6)
      : model(make(extra, cells)),
        differences(model),
        places(model, differences),
        domains(differences, std::vector<std::vector<PropagatorIndex>>(cells), {}, {},
                places.houses()) {
    domains.start(model.domains);
  }

  static Model make(const std::vector<std::vector<Cell>>& extra, std::size_t cells) {
    Model model;
    model.value_count = 3;
    model.domains.assign(cells, DigitSet::up_to(3));
    model.rules = {Distinct{{0, 1, 2}}, Distinct{{3, 4, 5}}};
    for (const auto& list : extra) model.rules.push_back(Distinct{list});
    return model;
  }

  /// Digit 1 in the first house.
  bool look() { return propagate_places(domains, differences, 1, places.bits(0)); }
  bool propagate() { return places.propagate(domains, failed); }

  Model model;
  Differences differences;
  HousePlaces places;
  Domains domains;
  std::size_t failed = 99;  // the house of a contradiction
};

const DigitSet kOne = DigitSet::of(1), kAll = DigitSet::up_to(3);

}  // namespace

TEST_CASE("a digit with one place left in a house is there", "[engine]") {
  Position position({});
  CHECK(position.places.houses().size() == 2);
  REQUIRE(position.domains.remove(0, kOne));
  REQUIRE(position.propagate());
  CHECK(position.domains[2] == kAll);
  REQUIRE(position.domains.remove(1, kOne));
  REQUIRE(position.propagate());
  CHECK(position.domains[2] == kOne);
  CHECK(position.domains[5] == kAll);
  REQUIRE(position.domains.keep(3, DigitSet::of(2)));
  REQUIRE(position.domains.keep(4, DigitSet::of(2)));
  REQUIRE(position.domains.keep(5, DigitSet::of(3)));
  CHECK_FALSE(position.propagate());  // no place is left
  CHECK(position.failed == 1);
}

TEST_CASE("a digit goes from the cells that must differ from all of its places in a house",
          "[engine]") {
  // On one word of cells, on two, and on more than two; cells 3 and 4 see two places of the house, and 3 all of them.
  for (const std::size_t cells : {6u, 100u, 200u, 5000u}) {
    CAPTURE(cells);
    Position position({{0, 3}, {1, 3}, {2, 3}, {0, 4}, {1, 4}}, cells);
    REQUIRE(position.look());
    if (cells <= 4096) {
      CHECK(position.domains[3] == kAll - kOne);
    } else {
      CHECK(position.domains[3] == kAll);
    }
    CHECK(position.domains[4] == kAll);
    REQUIRE(position.domains.remove(2, kOne));
    REQUIRE(position.look());
    if (cells <= 4096) CHECK(position.domains[4] == kAll - kOne);
    CHECK(position.domains[5] == kAll);
    REQUIRE(position.domains.remove(1, kOne));
    REQUIRE(position.look());
    CHECK(position.domains[0] == kOne);
  }
}

TEST_CASE("all houses that have lost a place of a digit are looked at", "[engine]") {
  for (const std::size_t cells : {6u, 100u, 200u}) {
    CAPTURE(cells);
    Position position({{0, 3}, {1, 3}}, cells);
    REQUIRE(position.propagate());
    CHECK(position.domains[3] == kAll);
    REQUIRE(position.domains.remove(2, kOne));
    REQUIRE(position.propagate());
    CHECK(position.domains[3] == kAll - kOne);
    // With 2 in cell 1, which cell 3 sees, the only place of 1 is cell 0.
    REQUIRE(position.domains.keep(1, DigitSet::of(2)));
    REQUIRE(position.domains.spread_singles());
    REQUIRE(position.propagate());
    CHECK(position.domains[0] == kOne);
    CHECK(position.domains[3] == DigitSet::of(3));
  }
}
