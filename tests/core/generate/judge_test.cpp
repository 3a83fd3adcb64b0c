// tests/core/generate/judge_test.cpp: verdicts on known puzzles.
#include "core/generate/judge.h"

#include "tests/catch.h"
#include "tests/reference/puzzles.h"

namespace nonet::generate {
namespace {

using human::Technique;
using reference::puzzle_of;

// One for each grade, easiest first.
constexpr std::string_view kPuzzles[] = {
    "8..9.............6...6.8..5..91.3.6..8..5..9425.....7...1...3.7..5..2....4..9....",
    "..8.7...6............9.52.4..7..3.9.3.2...1......19....1.7.........34...24...1.39",
    "...5...7..1.6...28.8......95463.12......2......7..65.3.5.........28...1.6....4..5",
    "21.....6...5.....3..698..4...2......6....429..892.7.5....34.91....1......43.....6",
    "..2..63.4.......2......1..6...3...453...14....7.5...8.....83...49........3..5.7..",
};

Verdict verdict_of(const Wishes& wishes, std::string_view cells) {
  const Puzzle puzzle = puzzle_of(cells);
  const SolveReport solved = Solver().solve(puzzle);
  REQUIRE(solved.count == 1);
  return Judge(wishes).judge(puzzle, solved.solutions.front(), {});
}

template <class Change>
Wishes wished(const Change& change) {
  Wishes wishes;
  change(wishes);
  return wishes;
}

}  // namespace

TEST_CASE("each grade is told from the others, with its direction", "[generate]") {
  for (const int wish : {0, 1, 2, 3, 4}) {
    const Wishes wishes =
        wished([&](Wishes& each) { each.grade = static_cast<rate::Grade>(wish); });
    CHECK(Judge(wishes).asks_hardness());
    for (const int is : {0, 1, 2, 3, 4}) {
      INFO("wished " << wish << ", is " << is);
      const Verdict verdict = verdict_of(wishes, kPuzzles[is]);
      CHECK(verdict.fits() == (wish == is));
      if (!verdict.fits()) CHECK(verdict.direction == (is < wish ? -1 : 1));
    }
  }
}

TEST_CASE("with controlled bias only the rating itself decides", "[generate]") {
  const std::pair<std::string_view, void (*)(Wishes&)> cases[] = {
      // Refused by the first questions, though they are as wished.
      {"....9..4..1...738.2.7.1.............1.4..68......847...3.7......58...6..47...8..5",
       [](Wishes& wishes) { wishes.grade = rate::Grade::kExtreme; }},
      {".5....7.26..924..88......1..4..1...72.86..9.....239.....4..327.........1...7.....",
       [](Wishes& wishes) {
         wishes.se = Range{72, 72};
       }},
      {"3..4..9...1...57..9.5..2.8.....8.......2.634....3....8.5.........96...2.64.17.83.",
       [](Wishes& wishes) {
         wishes.se = Range{20, 20};
       }},
      {"9.5.4..73........87....6..........9....287.....1..32.5........6..9.1..2..43..2...",
       [](Wishes& wishes) { wishes.hodoku = human::Level::kExtreme; }},
  };
  for (const auto& [cells, wish] : cases) {
    INFO(cells);
    Wishes wishes = wished(wish);
    CHECK_FALSE(verdict_of(wishes, cells).fits());
    wishes.controlled_bias = true;
    CHECK(verdict_of(wishes, cells).fits());
  }
}

TEST_CASE("verdicts on givens", "[generate]") {
  CHECK(verdict_of({}, kPuzzles[0]).fits());
  CHECK_FALSE(Judge({}).asks_hardness());
  const Verdict few = verdict_of(wished([](Wishes& each) {
                                   each.clues = Range{40, 50};
                                 }),
                                 kPuzzles[0]);
  CHECK(few.miss == Miss::kClues);
  CHECK(few.distance == 40 - 24);
  const Verdict many = verdict_of(wished([](Wishes& each) {
                                    each.clues = Range{17, 20};
                                  }),
                                  kPuzzles[0]);
  CHECK(many.distance == 24 - 20);
  CHECK(verdict_of(wished([](Wishes& each) { each.even_digits = true; }), kPuzzles[0]).miss ==
        Miss::kDigits);
  const std::string not_minimal =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  CHECK(verdict_of(wished([](Wishes& each) { each.minimal = true; }), not_minimal).miss ==
        Miss::kMinimal);
}

TEST_CASE("verdicts on paths and ratings", "[generate]") {
  const Wishes singles = wished([](Wishes& each) { each.singles_only = true; });
  CHECK(verdict_of(singles, kPuzzles[0]).fits());
  CHECK(verdict_of(singles, kPuzzles[3]).miss == Miss::kSingles);
  const auto needs = [](Technique technique) {
    return wished([&](Wishes& each) { each.needs = {technique}; });
  };
  CHECK(verdict_of(needs(Technique::kNakedSingle), kPuzzles[1]).fits());
  CHECK(verdict_of(needs(Technique::kJellyfish), kPuzzles[0]).direction == -1);
  const auto without = [](Technique technique) {
    return wished([&](Wishes& each) { each.without = {technique}; });
  };
  CHECK(verdict_of(without(Technique::kJellyfish), kPuzzles[0]).fits());
  CHECK(verdict_of(without(Technique::kHiddenSingle), kPuzzles[0]).miss == Miss::kTechniques);
  CHECK(verdict_of(wished([](Wishes& each) { each.longest_wait = 0; }), kPuzzles[0]).fits());
  CHECK(verdict_of(wished([](Wishes& each) { each.longest_wait = 1; }), kPuzzles[4]).miss ==
        Miss::kWait);
  CHECK(verdict_of(wished([](Wishes& each) { each.se = Range{10, 23}; }), kPuzzles[0]).fits());
  CHECK(verdict_of(wished([](Wishes& each) {
                     each.se = Range{50, 60};
                   }),
                   kPuzzles[0])
            .direction == -1);
  CHECK(verdict_of(wished([](Wishes& each) {
                     each.se = Range{10, 20};
                   }),
                   kPuzzles[4])
            .direction == 1);
  CHECK(verdict_of(wished([](Wishes& each) { each.hodoku = human::Level::kEasy; }), kPuzzles[0])
            .fits());
  CHECK(verdict_of(wished([](Wishes& each) { each.hodoku = human::Level::kExtreme; }), kPuzzles[0])
            .direction == -1);
  CHECK(verdict_of(wished([](Wishes& each) { each.hodoku = human::Level::kEasy; }), kPuzzles[4])
            .direction == 1);
}

}  // namespace nonet::generate
