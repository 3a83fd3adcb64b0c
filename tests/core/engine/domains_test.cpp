#include "core/engine/domains.h"

#include "tests/catch.h"

using namespace nonet;

namespace {

Model model_of(std::size_t cells, Rules rules) {
  Model model;
  model.value_count = 3;
  model.domains.assign(cells, DigitSet::up_to(3));
  model.rules = std::move(rules);
  return model;
}

}  // namespace

TEST_CASE("a single digit goes from the cells that differ, and going back restores all",
          "[engine]") {
  const Differences differences(model_of(3, {Distinct{{0, 1, 2}}}));
  Domains domains(differences, std::vector<std::vector<PropagatorIndex>>(3), {});
  domains.start(std::vector<DigitSet>(3, DigitSet::up_to(3)));
  CHECK(domains.open_cells() == 3);
  const std::size_t mark = domains.mark();
  REQUIRE(domains.keep(0, DigitSet::of(1)));
  REQUIRE(domains.spread_singles());
  CHECK(domains[1] == DigitSet::from_bits(0b110));
  REQUIRE(domains.keep(1, DigitSet::of(2)));
  REQUIRE(domains.spread_singles());
  CHECK(domains[2] == DigitSet::of(3));
  CHECK(domains.open_cells() == 0);
  CHECK_FALSE(domains.keep(2, DigitSet::of(1)));
  CHECK(domains.failed_cell() == 2);
  CHECK(domains[2] == DigitSet::of(3));
  domains.undo_to(mark);
  CHECK(domains.open_cells() == 3);
  CHECK(domains[2] == DigitSet::up_to(3));
  // Two cells with the same digit left.
  REQUIRE(domains.keep(0, DigitSet::of(1)));
  REQUIRE(domains.keep(1, DigitSet::of(1)));
  CHECK_FALSE(domains.spread_singles());
  // A search that starts again is as the first one: nothing is left of its last contradiction.
  domains.start(std::vector<DigitSet>(3, DigitSet::up_to(3)));
  CHECK(domains.failed_cell() == 0);
}

TEST_CASE("propagators that watch a cell are asked once, the cheapest first; none during a trial",
          "[engine]") {
  const Differences differences(model_of(2, {}));
  Domains domains(differences, {{0, 1}, {1}}, {2, 0});
  domains.start(std::vector<DigitSet>(2, DigitSet::up_to(3)));
  PropagatorIndex next = 9;
  REQUIRE(domains.next(next));  // at the start, all
  CHECK(next == 1);
  REQUIRE(domains.next(next));
  CHECK(next == 0);
  CHECK_FALSE(domains.next(next));
  REQUIRE(domains.remove(0, DigitSet::of(1)));
  REQUIRE(domains.remove(0, DigitSet::of(2)));
  REQUIRE(domains.next(next));
  CHECK(next == 1);
  REQUIRE(domains.next(next));
  CHECK(next == 0);
  CHECK_FALSE(domains.next(next));
  domains.begin_trial();
  const std::size_t mark = domains.mark();
  REQUIRE(domains.remove(1, DigitSet::of(1)));
  domains.undo_to(mark);
  domains.end_trial();
  CHECK_FALSE(domains.next(next));
  REQUIRE(domains.remove(1, DigitSet::of(1)));
  domains.clear_queues();
  CHECK_FALSE(domains.next(next));
}

TEST_CASE("a propagator is asked once for any number of changes of its cells", "[engine]") {
  const Differences differences(model_of(70, {}));
  std::vector<std::vector<PropagatorIndex>> watchers(70);
  watchers[1] = {0};
  watchers[69] = {0};
  Domains domains(differences, watchers, {0});
  domains.start(std::vector<DigitSet>(70, DigitSet::up_to(5)));
  PropagatorIndex next = 9;
  REQUIRE(domains.next(next));
  REQUIRE(domains.remove(1, DigitSet::from_bits(0b11)));
  REQUIRE(domains.remove(2, DigitSet::of(4)));  // which it does not watch
  REQUIRE(domains.remove(69, DigitSet::of(5)));
  REQUIRE(domains.next(next));
  CHECK_FALSE(domains.next(next));
  REQUIRE(domains.remove(1, DigitSet::of(3)));
  domains.clear_queues();
  REQUIRE(domains.remove(1, DigitSet::of(4)));
  REQUIRE(domains.next(next));
  CHECK_FALSE(domains.next(next));
}

TEST_CASE("the places of a digit are those cells that may hold it, after every change",
          "[engine]") {
  const Differences differences(model_of(70, {}));
  Domains domains(differences, std::vector<std::vector<PropagatorIndex>>(70), {});
  std::vector<DigitSet> start(70, DigitSet::up_to(9));
  start[3] = DigitSet::of(2);
  domains.start(start);
  const auto agrees = [&] {
    for (Digit digit = 1; digit <= 9; ++digit) {
      for (Cell cell = 0; cell < 70; ++cell) {
        const bool is_there = (domains.places(digit)[cell / 64u] >> (cell % 64u) & 1) != 0;
        if (is_there != domains[cell].contains(digit)) return false;
      }
    }
    return true;
  };
  CHECK(agrees());
  const std::size_t mark = domains.mark();
  REQUIRE(domains.keep(69, DigitSet::from_bits(0b101)));
  REQUIRE(domains.remove(69, DigitSet::of(1)));
  REQUIRE(domains.keep(0, DigitSet::of(9)));
  CHECK(agrees());
  domains.undo_to(mark);
  CHECK(agrees());
  domains.put(5, DigitSet::from_bits(0b110));
  domains.put(3, DigitSet::of(7));
  CHECK(agrees());
  domains.start(start);
  CHECK(agrees());
}

TEST_CASE("two cells with the same two digits take them from the cells that differ from both",
          "[engine]") {
  // Cell 3 need only differ from cell 0.
  const Differences differences(model_of(4, {Distinct{{0, 1, 2}}, Distinct{{0, 3}}}));
  Domains domains(differences, std::vector<std::vector<PropagatorIndex>>(4), {});
  domains.start(std::vector<DigitSet>(4, DigitSet::up_to(3)));
  const DigitSet pair = DigitSet::up_to(2);
  REQUIRE(domains.keep(0, pair));
  REQUIRE(domains.keep(3, pair));
  REQUIRE(domains.spread_pairs());
  CHECK(domains[1] == DigitSet::up_to(3));
  REQUIRE(domains.keep(1, pair));
  REQUIRE(domains.spread_pairs());
  CHECK(domains[2] == DigitSet::of(3));
  CHECK(domains[3] == pair);
  // A third cell with the same two digits.
  domains.start(std::vector<DigitSet>(4, DigitSet::up_to(3)));
  for (Cell cell = 0; cell < 3; ++cell) REQUIRE(domains.keep(cell, pair));
  CHECK_FALSE(domains.spread_pairs());
  CHECK(domains.failed_cell() < 3);
}

TEST_CASE("of each digit, the houses that have lost a place of it are told once", "[engine]") {
  // More houses than a word has bits.
  std::vector<std::vector<Cell>> houses;
  Rules rules;
  for (Cell first = 0; first < 210; first += 3) {
    houses.push_back({first, static_cast<Cell>(first + 1), static_cast<Cell>(first + 2)});
    rules.push_back(Distinct{houses.back()});
  }
  const Differences differences(model_of(211, rules));
  Domains domains(differences, std::vector<std::vector<PropagatorIndex>>(211), {}, {}, houses);
  REQUIRE(domains.house_words() == 2);
  // Each digit with each of its houses.
  const auto told = [&] {
    std::vector<std::pair<int, std::size_t>> all;
    while (const Digit digit = domains.next_lost()) {
      for (std::size_t word = 0; word < 2; ++word) {
        for (std::uint64_t left = domains.take_losses(digit, word); left != 0; left &= left - 1)
          all.emplace_back(digit, first_cell(word, left));
      }
    }
    CHECK_FALSE(domains.has_lost());
    return all;
  };
  using Told = std::vector<std::pair<int, std::size_t>>;
  domains.start(std::vector<DigitSet>(211, DigitSet::up_to(3)));
  CHECK(domains.has_lost());
  CHECK(told().size() == 3 * houses.size());  // at the start, all
  REQUIRE(domains.remove(209, DigitSet::from_bits(0b110)));
  REQUIRE(domains.remove(207, DigitSet::of(2)));
  REQUIRE(domains.remove(210, DigitSet::of(1)));  // in no house
  CHECK(told() == Told{{2, 69}, {3, 69}});
  REQUIRE(domains.remove(Digit{3}, 0, 0b1000010));
  CHECK(told() == Told{{3, 0}, {3, 2}});
  REQUIRE(domains.remove(0, DigitSet::of(1)));
  domains.clear_queues();
  CHECK(told().empty());
  domains.begin_trial();
  REQUIRE(domains.remove(3, DigitSet::of(1)));
  domains.end_trial();
  CHECK(told().empty());
}

TEST_CASE("a digit is taken from several of its places at once", "[engine]") {
  const Differences differences(model_of(70, {Distinct{{0, 1, 2}}}));
  Domains domains(differences, std::vector<std::vector<PropagatorIndex>>(70), {}, {}, {{0, 1, 2}});
  std::vector<DigitSet> start(70, DigitSet::up_to(3));
  start[66] = DigitSet::of(2);
  domains.start(start);
  const std::size_t mark = domains.mark();
  const auto places = [&](Digit digit, std::size_t word) { return domains.places(digit)[word]; };
  REQUIRE(domains.remove(Digit{2}, 0, 0b11));
  CHECK(domains[0] == DigitSet::from_bits(0b101));
  CHECK(domains[2] == start[2]);
  CHECK((places(2, 0) & 0b111) == 0b100);
  // The last digit of a cell is not taken; what was taken before it can be undone.
  CHECK_FALSE(domains.remove(Digit{2}, 1, 0b1110));
  CHECK(domains.failed_cell() == 66);
  CHECK(domains[65] == DigitSet::from_bits(0b101));
  CHECK(domains[66] == DigitSet::of(2));
  CHECK(domains[67] == start[67]);
  CHECK((places(2, 1) & 0b111111) == 0b111101);
  domains.undo_to(mark);
  CHECK(std::vector<DigitSet>(domains.all().begin(), domains.all().end()) == start);
  CHECK((places(2, 0) & 0b111) == 0b111);
  CHECK(places(2, 1) == 0b111111);
}
