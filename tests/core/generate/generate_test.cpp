// tests/core/generate/generate_test.cpp: the same seed gives the same puzzles for ever, and they are as wished.
//
// If a stored number of the first test is wrong, puzzles that people have kept by their seeds have changed: that needs a
// new major version.
#include "core/generate/generate.h"

#include <array>
#include <set>

#include "core/human/find.h"
#include "core/human/orders.h"
#include "core/human/singles.h"
#include "core/rate/hodoku.h"
#include "core/rate/se.h"
#include "tests/core/generate/made.h"
#include "tests/rounds.h"

namespace nonet::generate {
namespace {

using human::Technique;

struct Case {
  const char* name;
  void (*wish)(Wishes&);
  int count;
  std::uint64_t stored;  ///< FNV-1a of the givens, and of a jigsaw's regions
};

constexpr Case kCases[] = {
    {"anything", [](Wishes&) {}, 70, 0xD4BF0D4869008935},
    {"minimal", [](Wishes& wishes) { wishes.minimal = true; }, 10, 0x5DAC9A2EAEB91713},
    {"easy", [](Wishes& wishes) { wishes.grade = rate::Grade::kEasy; }, 10, 0x507251F5D5868550},
    {"moderate", [](Wishes& wishes) { wishes.grade = rate::Grade::kModerate; }, 10,
     0xE20AC890ADAA340B},
    {"tricky", [](Wishes& wishes) { wishes.grade = rate::Grade::kTricky; }, 5, 0xE0FBC13A26E42735},
    {"hard", [](Wishes& wishes) { wishes.grade = rate::Grade::kHard; }, 3, 0x3FDEBE8256386A93},
    {"extreme", [](Wishes& wishes) { wishes.grade = rate::Grade::kExtreme; }, 1,
     0x00C42540FDE08E4C},
    {"se",
     [](Wishes& wishes) {
       wishes.se = Range{52, 62};
     },
     2, 0xC7B0DA9CFF1A761D},
    {"hodoku",
     [](Wishes& wishes) {
       wishes.hodoku = human::Level::kHard;
       wishes.symmetry = Symmetry::kLeftRight;
     },
     5, 0x065EFA6F9ECABFF3},
    {"swordfish", [](Wishes& wishes) { wishes.needs = {Technique::kSwordfish}; }, 3,
     0x2BCE15BD7BCD46C9},
    {"without",
     [](Wishes& wishes) {
       wishes.needs = {Technique::kXWing};
       wishes.without = {Technique::kNakedPair, Technique::kPointing};
     },
     2, 0xBD9BA168ABB7688E},
    {"singles, minimal",
     [](Wishes& wishes) {
       wishes.singles_only = true;
       wishes.minimal = true;
     },
     5, 0x15B37BBB0D268003},
    {"wait",
     [](Wishes& wishes) {
       wishes.longest_wait = 1;
       wishes.grade = rate::Grade::kModerate;
     },
     3, 0xB6300847B59A3A3B},
    {"half turn, minimal",
     [](Wishes& wishes) {
       wishes.symmetry = Symmetry::kHalfTurn;
       wishes.minimal = true;
     },
     3, 0x8AE40EFBFFBAC61F},
    {"full symmetry, clues",
     [](Wishes& wishes) {
       wishes.symmetry = Symmetry::kFull;
       wishes.clues = Range{32, 36};
     },
     5, 0x3245DC80A092121B},
    {"even, clues",
     [](Wishes& wishes) {
       wishes.even_digits = true;
       wishes.clues = Range{30, 30};
     },
     5, 0xB763A01DC341EA92},
    {"pattern",
     [](Wishes& wishes) {
       wishes.pattern = pattern_of(
           "..1.1.1...1..1..1.1...1...1...1.1...111...111...1.1...1...1...1.1..1..1...1.1.1..");
     },
     2, 0x2A93CD54585B5EF6},
    {"jigsaw", [](Wishes& wishes) { wishes.jigsaw = true; }, 5, 0x69F36E83F58958F6},
    {"6x6",
     [](Wishes& wishes) {
       wishes.shape = {6, 2, 3};
       wishes.grade = rate::Grade::kEasy;
     },
     5, 0x162D93B95CFA38A4},
    {"4x4",
     [](Wishes& wishes) {
       wishes.shape = {4, 2, 2};
       wishes.minimal = true;
     },
     10, 0x389D50D607CA24AB},
    {"sudoku X",
     [](Wishes& wishes) { wishes.houses.diagonal_down = wishes.houses.diagonal_up = true; }, 5,
     0x67BC2A87D81B5F75},
    {"windoku, easy",
     [](Wishes& wishes) {
       wishes.houses.windows = true;
       wishes.grade = rate::Grade::kEasy;
     },
     3, 0x1C718B0F0888815C},
    {"sudoku X, 6x6, minimal",
     [](Wishes& wishes) {
       wishes.shape = {6, 2, 3};
       wishes.houses.diagonal_down = wishes.houses.diagonal_up = true;
       wishes.minimal = true;
     },
     5, 0xAB5E63E1A6C8383B},
    {"jigsaw with diagonals",
     [](Wishes& wishes) {
       wishes.shape = {7, 1, 7};
       wishes.jigsaw = true;
       wishes.houses.diagonal_down = wishes.houses.diagonal_up = true;
     },
     3, 0xBC15BB2450D73BF8},
    {"12x12",
     [](Wishes& wishes) {
       wishes.shape = {12, 3, 4};
     },
     2, 0xDCADA932DD96D8EF},
    {"controlled bias", [](Wishes& wishes) { wishes.controlled_bias = true; }, 2,
     0x1CA9DF42064B65F2},
    {"controlled bias, 6x6, even",
     [](Wishes& wishes) {
       wishes.controlled_bias = true;
       wishes.shape = {6, 2, 3};
       wishes.even_digits = true;
     },
     3, 0xB42D010ABF35740A},
};

std::uint64_t hash_of(const std::vector<Made>& all) {
  std::string text;
  for (const Made& one : all) {
    for (std::size_t cell = 0; cell < one.puzzle.givens.size(); ++cell) {
      text += static_cast<char>(one.puzzle.givens[cell]);
      if (!one.puzzle.geometry->is_jigsaw()) continue;
      text += static_cast<char>(one.puzzle.geometry->region_of(static_cast<Cell>(cell)));
    }
  }
  return seed_of(text);
}

/// What the path uses, found by looking for one step after the other.
struct Path {
  std::set<Technique> used;
  int longest_wait = 0;
  bool is_solved = false;
};

Path path_of(const Puzzle& puzzle) {
  human::Board board(puzzle);
  Path path;
  int wait = 0;
  while (!board.is_solved()) {
    const auto step =
        human::next_step(board, {human::techniques_in(human::Order::kHuman, true), {}, true, {}});
    if (!step) return path;
    path.used.insert(step->technique);
    wait = step->placements.empty() ? wait + 1 : 0;
    path.longest_wait = std::max(path.longest_wait, wait);
    human::apply(board, *step);
  }
  path.is_solved = true;
  return path;
}

void check_as_wished(const Wishes& wishes, const Made& one) {
  const Puzzle& puzzle = one.puzzle;
  REQUIRE(one.fits());
  CHECK(is_full(*puzzle.geometry, one.solution));
  CHECK(solutions_of(puzzle) == 1);
  CHECK(puzzle.geometry->is_jigsaw() == wishes.jigsaw);
  CHECK(puzzle.geometry->extra_houses() == wishes.houses);
  if (!wishes.jigsaw) CHECK(puzzle.geometry->shape() == wishes.shape);
  const int size = wishes.shape.size;
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] != 0) CHECK(puzzle.givens[cell] == one.solution[cell]);
    if (!wishes.pattern.empty()) CHECK((puzzle.givens[cell] != 0) == wishes.pattern[cell]);
  }
  const auto same_if = [&](bool asked, auto image) {
    for (int row = 0; row < size && asked; ++row) {
      for (int column = 0; column < size; ++column) {
        const auto at = [&](int r, int c) {
          return puzzle.givens[static_cast<std::size_t>(r * size + c)] != 0;
        };
        const auto [r, c] = image(row, column);
        CHECK(at(row, column) == at(r, c));
      }
    }
  };
  const bool is_fully = wishes.symmetry == Symmetry::kFull;
  same_if(is_fully || wishes.symmetry == Symmetry::kHalfTurn,
          [&](int r, int c) { return std::pair(size - 1 - r, size - 1 - c); });
  same_if(is_fully || wishes.symmetry == Symmetry::kLeftRight,
          [&](int r, int c) { return std::pair(r, size - 1 - c); });
  same_if(is_fully, [](int r, int c) { return std::pair(c, r); });
  if (wishes.clues) CHECK(wishes.clues->contains(clues_of(puzzle)));
  if (wishes.minimal || wishes.controlled_bias) CHECK(is_minimal(puzzle));
  CHECK(one.weight.has_value() == wishes.controlled_bias);
  if (one.weight) CHECK(*one.weight == controlled_bias_weight(size * size, clues_of(puzzle)));
  if (wishes.even_digits) {
    std::array<int, 17> count{};
    for (const Digit digit : puzzle.givens) ++count[digit];
    const auto [least, most] = std::minmax_element(count.begin() + 1, count.begin() + 1 + size);
    CHECK(*most - *least <= 1);
  }
  if (wishes.grade) CHECK(rate::grade(puzzle, true).grade == *wishes.grade);
  if (wishes.se) CHECK(wishes.se->contains(rate::rate_se(puzzle).er));
  if (wishes.hodoku) CHECK(rate::rate_hodoku(puzzle, one.solution).level == *wishes.hodoku);
  const bool asks_path = wishes.singles_only || wishes.longest_wait || !wishes.needs.empty() ||
                         !wishes.without.empty();
  if (!asks_path) return;
  const Path path = path_of(puzzle);
  CHECK(path.is_solved);
  for (const Technique technique : wishes.needs) CHECK(path.used.count(technique) == 1);
  for (const Technique technique : wishes.without) CHECK(path.used.count(technique) == 0);
  for (const Technique technique : path.used) {
    if (wishes.singles_only) CHECK(human::is_single(technique));
  }
  if (wishes.longest_wait) CHECK(path.longest_wait <= *wishes.longest_wait);
}

}  // namespace

TEST_CASE("the same seeds give the same puzzles, and these are as wished", "[generate]") {
  std::set<std::string> all;
  std::size_t number = 0;
  for (const Case& each : kCases) {
    INFO(each.name);
    Wishes wishes;
    each.wish(wishes);
    const std::vector<Made> puzzles = made(wishes, each.count, each.name);
    CHECK(hash_of(puzzles) == each.stored);
    for (const Made& one : puzzles) {
      check_as_wished(wishes, one);
      all.insert(std::string(one.puzzle.givens.begin(), one.puzzle.givens.end()));
    }
    number += puzzles.size();
  }
  CHECK(all.size() == number);
}

// NONET_MADE=100000: so many puzzles, some minutes long.
TEST_CASE("many puzzles over all wishes are proper, as wished and all different", "[generate]") {
  int usual = 0;
  for (const Case& each : kCases) usual += each.count;
  const int times = at_least(0, "NONET_MADE") / usual;
  std::set<std::string> all;
  std::size_t number = 0;
  for (const Case& each : kCases) {
    INFO(each.name);
    Wishes wishes;
    each.wish(wishes);
    for (const Made& one : made(wishes, std::max(1, each.count * times),
                                (std::string("many ") + each.name).c_str())) {
      check_as_wished(wishes, one);
      // Of 4×4 there are too few for thousands of different ones.
      if (wishes.shape.size == 4) continue;
      std::string text(one.puzzle.givens.begin(), one.puzzle.givens.end());
      if (wishes.jigsaw) text += std::string(one.solution.begin(), one.solution.end());
      all.insert(std::move(text));
      ++number;
    }
  }
  CHECK(all.size() == number);
}

TEST_CASE("puzzles made in parts are the same as those made at once", "[generate]") {
  Wishes tricky, small, controlled;
  tricky.grade = rate::Grade::kTricky;
  tricky.symmetry = Symmetry::kHalfTurn;
  small.shape = {6, 2, 3};
  small.jigsaw = true;
  small.clues = Range{12, 14};
  controlled.controlled_bias = true;
  controlled.shape = {6, 2, 3};
  for (const Wishes& wishes : {tricky, small, controlled}) {
    const std::vector<Made> at_once = made(wishes, 5);
    std::uint64_t tried = 0;
    for (const Made& one : at_once) tried += one.attempts;
    for (const int attempts_in_part : {1, 3}) {
      Generator generator(wishes, seed_of("tests"));
      std::vector<Made> all;
      int left = 0, parts = 0;
      const auto sink = [&](const Made& one) {
        all.push_back(one);
        return true;
      };
      // Two and then three, as a block after the other.
      for (const auto& [first, count] : {std::pair(1u, 2u), std::pair(3u, 3u)}) {
        generator.begin(first, count);
        do {
          left = attempts_in_part;
          ++parts;
        } while (!generator.resume(sink, [&] { return --left <= 0; }));
      }
      CHECK(parts > 2);
      CHECK(generator.attempts() == tried);
      CHECK(hash_of(all) == hash_of(at_once));
      REQUIRE(all.size() == at_once.size());
      for (std::size_t i = 0; i < all.size(); ++i) CHECK(all[i].attempts == at_once[i].attempts);
    }
  }
}

TEST_CASE("a puzzle does not depend on those made with it", "[generate]") {
  Wishes minimal, symmetrical, controlled;
  minimal.minimal = symmetrical.minimal = true;
  symmetrical.symmetry = Symmetry::kHalfTurn;
  controlled.controlled_bias = true;
  controlled.shape = {4, 2, 2};
  for (const Wishes& wishes : {minimal, symmetrical, controlled}) {
    const std::vector<Made> together = made(wishes, 6);
    Generator alone(wishes, seed_of("tests"));
    for (std::uint64_t number = 6; number > 0; --number) {
      alone.make(number, 1, [&](const Made& one) {
        CHECK(one.puzzle.givens == together[number - 1].puzzle.givens);
        CHECK(one.attempts == together[number - 1].attempts);
        return true;
      });
    }
  }
}

TEST_CASE("puzzles of different grades have different solutions, also of one seed", "[generate]") {
  std::set<std::vector<Digit>> solutions;
  for (const char* seed : {"2026-11-24", "2026-11-25", "2026-11-26"}) {
    for (const rate::Grade grade :
         {rate::Grade::kEasy, rate::Grade::kModerate, rate::Grade::kTricky, rate::Grade::kHard}) {
      Wishes wishes;
      wishes.symmetry = Symmetry::kHalfTurn;
      wishes.grade = grade;
      solutions.insert(made(wishes, 1, seed).front().solution);
    }
  }
  CHECK(solutions.size() == 12);
}

TEST_CASE("what is not found is told, with the nearest", "[generate]") {
  Wishes wishes;
  wishes.clues = Range{17, 18};
  wishes.attempts = 200;
  const std::vector<Made> puzzles = made(wishes, 2);
  REQUIRE(puzzles.size() == 2);
  for (const Made& one : puzzles) {
    CHECK(one.miss == Miss::kClues);
    CHECK(one.attempts == 200);
    CHECK(solutions_of(one.puzzle) == 1);
    CHECK(clues_of(one.puzzle) <= 23);
  }
  // Two empty rows of a band: there is no such puzzle.
  wishes = {};
  wishes.pattern.assign(81, true);
  std::fill_n(wishes.pattern.begin(), 18, false);
  wishes.attempts = 3;
  CHECK(made(wishes, 1).front().miss == Miss::kGrid);
}

TEST_CASE("making puzzles can be ended", "[generate]") {
  Wishes wishes;
  wishes.clues = Range{17, 17};
  Generator generator(wishes, 1);
  int calls = 0;
  CHECK_FALSE(generator.make(
      1, 1, [](const Made&) { return true; }, [&] { return ++calls < 100; }));
  CHECK(calls == 100);
  // Also in the middle of a puzzle.
  wishes = {};
  wishes.controlled_bias = true;
  calls = 0;
  CHECK_FALSE(Generator(wishes, 1).make(
      1, 1, [](const Made&) { return true; }, [&] { return ++calls < 100; }));
  CHECK(calls == 100);
  int taken = 0;
  CHECK_FALSE(Generator({}, 1).make(1, 10, [&](const Made&) { return ++taken < 3; }));
  CHECK(taken == 3);
}

}  // namespace nonet::generate
