#include "core/solve/candidates.h"

#include <algorithm>

#include "core/solve/solve.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"
#include "tests/rounds.h"

using namespace nonet;
using reference::puzzle_of;

namespace {

// Computes true candidates from all solutions.
std::vector<DigitSet> obviously_right(const Puzzle& puzzle) {
  std::vector<DigitSet> digits(puzzle.givens.size());
  for (const auto& solution : reference::solutions(puzzle, 1'000'000)) {
    for (std::size_t cell = 0; cell < solution.size(); ++cell) digits[cell].insert(solution[cell]);
  }
  return digits;
}

// Suspended at every opportunity, the search ends with the same result, and every report so far is true.
void agrees_in_slices(const Puzzle& puzzle, const std::vector<DigitSet>& expected,
                      EngineChoice engine) {
  CandidateSearch search(puzzle, 1, engine);
  Counters last;
  while (!search.resume([&](const Counters& counters) {
    CHECK(counters.guesses >= last.guesses);
    last = counters;
    return false;
  })) {
    CHECK(search.report().stopped);
    CHECK_FALSE(search.report().complete);
    for (std::size_t cell = 0; cell < expected.size(); ++cell) {
      CHECK((search.report().candidates[cell] - expected[cell]).empty());
    }
  }
  CHECK(search.report().candidates == expected);
  CHECK(search.report().complete);
  CHECK_FALSE(search.report().stopped);
}

std::vector<DigitSet> found_by(const Puzzle& puzzle, EngineChoice engine) {
  CandidateSearch search(puzzle, 0, engine);
  CHECK(search.resume());
  CHECK(search.report().complete);
  return search.report().candidates;
}

/// A 9×9 jigsaw with that many givens, taken from a solution.
Puzzle solvable_jigsaw(int givens, std::mt19937& random) {
  for (;;) {
    Puzzle puzzle = reference::jigsaw(9, 0, random);
    const auto report = Solver().solve(puzzle);
    if (report.count == 0) continue;
    puzzle.givens = report.solutions[0];
    for (int left = 81; left > givens;) {
      Digit& digit = puzzle.givens[random() % 81];
      if (digit == 0) continue;
      digit = 0;
      --left;
    }
    return puzzle;
  }
}

void agrees(const Puzzle& puzzle) {
  const auto expected = obviously_right(puzzle);
  const auto report = true_candidates(puzzle);
  CHECK(report.candidates == expected);
  CHECK(report.complete);
  CHECK_FALSE(report.stopped);
  for (const EngineChoice engine : {EngineChoice::kAuto, EngineChoice::kGeneral}) {
    agrees_in_slices(puzzle, expected, engine);
  }
  // Large enough for the engine that learns.
  if (expected.size() >= 81) agrees_in_slices(puzzle, expected, EngineChoice::kLearning);
}

}  // namespace

TEST_CASE("true candidates of a 9x9 with stated candidates", "[candidates]") {
  std::mt19937 random(5);
  for (int round = 0; round < 40; ++round) {
    Puzzle puzzle = puzzle_of(std::string(81, '.'));
    const auto grid = reference::solutions(reference::puzzle_with_empty({9, 3, 3}, 50, random), 1);
    for (const Digit digit : grid[0]) {
      DigitSet digits = DigitSet::of(digit);
      for (int more = 0; more < 2; ++more) digits.insert(static_cast<Digit>(1 + random() % 9));
      puzzle.candidates.push_back(digits);
    }
    CAPTURE(round);
    agrees(puzzle);
  }
}

TEST_CASE("true candidates are those of all solutions, of every size", "[candidates]") {
  std::mt19937 random(41);
  constexpr Shape kShapes[] = {{1, 1, 1}, {2, 1, 2}, {3, 1, 3}, {4, 2, 2}, {5, 1, 5},
                               {6, 2, 3}, {6, 3, 2}, {8, 2, 4}, {9, 3, 3}, {12, 3, 4}};
  int none = 0, one = 0, several = 0;
  for (const Shape shape : kShapes) {
    for (int round = 0; round < 12; ++round) {
      const int cells = shape.size * shape.size;
      const int most = shape.size < 5 ? cells : cells * 45 / 100;
      Puzzle puzzle = reference::puzzle_with_empty(shape, most * (round % 4 + 1) / 4, random);
      if (round % 3 == 2) reference::spoil(puzzle, random);
      const auto count = reference::solutions(puzzle, 2).size();
      (count == 0 ? none : count == 1 ? one : several) += 1;
      agrees(puzzle);
    }
  }
  CHECK(none > 10);
  CHECK(one > 30);
  CHECK(several > 15);
}

TEST_CASE("true candidates of jigsaws and of stated candidates", "[candidates]") {
  std::mt19937 random(42);
  int several = 0;
  for (int round = 0; round < 60; ++round) {
    const Puzzle puzzle = reference::jigsaw(4 + round % 2, 2 + round % 4, random);
    several += reference::solutions(puzzle, 2).size() == 2 ? 1 : 0;
    agrees(puzzle);
  }
  CHECK(several > 5);
  for (int round = 0; round < 40; ++round) {
    Puzzle puzzle = reference::puzzle_with_empty({4, 2, 2}, 10 + round % 7, random);
    for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
      // Mostly all digits; sometimes without one or two, so that a cell may have none.
      puzzle.candidates.push_back(
          DigitSet::from_bits(random() % 16 | random() % 16 | random() % 16));
    }
    agrees(puzzle);
  }
}

TEST_CASE("digits that no given has are alike with extra houses, too", "[candidates]") {
  std::mt19937 random(43);
  const std::vector<std::vector<std::string>> lists = {
      {"diagonals"}, {"windows"}, {"groups", "diagonal-up"}, {"r1c1r2c3r4c2", "r1c4r3c3"}};
  int several = 0, none = 0;
  for (int round = 0; round < 60; ++round) {
    const auto extra = houses_named(lists[static_cast<std::size_t>(round) % lists.size()], 4);
    Puzzle puzzle = make_puzzle(Geometry::with_boxes({4, 2, 2}, extra.value()).value());
    // Few givens of two digits: the other two are interchangeable.
    for (int given = 0; given < 1 + round % 4; ++given) {
      puzzle.givens[random() % 16] = static_cast<Digit>(1 + random() % 2);
    }
    const std::size_t solutions = reference::solutions(puzzle, 2).size();
    several += solutions == 2;
    none += solutions == 0;
    agrees(puzzle);
  }
  CHECK(several > 5);
  CHECK(none > 5);
}

TEST_CASE("true candidates of plain 9x9 with several solutions", "[candidates]") {
  std::mt19937 random(44);
  int several = 0;
  for (int round = 0; round < 16; ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 46 + round % 8, random);
    const auto count = reference::solutions(puzzle, 100).size();
    if (count == 100) continue;
    several += count > 1 ? 1 : 0;
    agrees(puzzle);
  }
  CHECK(several > 5);
}

TEST_CASE("all engines find the same true candidates", "[candidates]") {
  std::mt19937 random(45);
  int several = 0;
  for (int round = 0; round < rounds(45); ++round) {
    const Puzzle puzzle = round % 3 == 0   ? reference::puzzle_with_empty({9, 3, 3}, 55, random)
                          : round % 3 == 1 ? reference::puzzle_with_empty({16, 4, 4}, 125, random)
                                           : solvable_jigsaw(24, random);
    const auto expected = found_by(puzzle, EngineChoice::kGeneral);
    CHECK(found_by(puzzle, EngineChoice::kLearning) == expected);
    CHECK(found_by(puzzle, EngineChoice::kAuto) == expected);
    several += std::any_of(expected.begin(), expected.end(),
                           [](DigitSet digits) { return digits.count() > 1; });
  }
  CHECK(several > rounds(45) / 3);
}

TEST_CASE("what defeats the general engine: 16x16 of 77 givens, 9x9 jigsaws of 8", "[candidates]") {
  std::mt19937 random(46);
  for (int round = 0; round < rounds(8); ++round) {
    const Puzzle puzzle = round % 2 == 0 ? reference::puzzle_with_empty({16, 4, 4}, 179, random)
                                         : solvable_jigsaw(8, random);
    CandidateSearch search(puzzle);
    CHECK(search.resume([&](const Counters& counters) { return counters.guesses < 100'000; }));
    CHECK(search.report().complete);
  }
}

TEST_CASE("in an empty 9x9 every digit is true everywhere", "[candidates]") {
  const auto report = true_candidates(puzzle_of(std::string(81, '.')));
  CHECK(report.candidates == std::vector<DigitSet>(81, DigitSet::up_to(9)));
  CHECK(report.complete);
}

TEST_CASE("digits that no given contains are interchangeable: an empty grid takes few searches",
          "[candidates]") {
  for (const int size : {4, 10, 16, 25, 49, 64}) {
    const Puzzle puzzle = make_puzzle(Geometry::with_boxes(usual_shape(size)).value());
    CandidateSearch search(puzzle);
    CHECK(search.resume());
    CHECK(search.report().candidates ==
          std::vector<DigitSet>(puzzle.givens.size(), DigitSet::up_to(size)));
    CHECK(search.counters().solutions == 2);
  }
}

TEST_CASE("a 16x16 without a few of its givens takes few searches", "[candidates]") {
  std::mt19937 random(43);
  for (std::size_t round = 0; round < 5; ++round) {
    Puzzle puzzle = reference::puzzle_with_empty({16, 4, 4}, 120, random);
    CandidateSearch search(puzzle, 0, EngineChoice::kGeneral);
    int searches = 0;
    CHECK(search.resume([&](const Counters&) { return ++searches > 0; }));
    CHECK(searches < 300);  // without propagation after each elimination: 1,700
    CHECK(search.counters().solutions < 300);
    Solver solver;
    for (std::size_t cell = round; cell < puzzle.givens.size(); cell += 7) {
      const Digit given = puzzle.givens[cell];
      for (Digit digit = 1; given == 0 && digit <= 16; ++digit) {
        puzzle.givens[cell] = digit;
        const bool is_true = search.report().candidates[cell].contains(digit);
        CHECK((solver.solve(puzzle).count > 0) == is_true);
      }
      puzzle.givens[cell] = given;
    }
  }
}

TEST_CASE("conflicting givens, and a puzzle without a solution, have no true candidate",
          "[candidates]") {
  for (const char* cells : {"11..............", "123...4........."}) {
    const auto report = true_candidates(puzzle_of(cells));
    CHECK(report.candidates == std::vector<DigitSet>(16));
    CHECK(report.complete);
  }
}

TEST_CASE("a proper puzzle's true candidates are its solution; a given's cell has its digit",
          "[candidates]") {
  const auto proper = true_candidates(puzzle_of(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  CHECK(std::all_of(proper.candidates.begin(), proper.candidates.end(),
                    [](DigitSet digits) { return digits.single(); }));
  CHECK(proper.candidates[0] == DigitSet::of(5));
  CHECK(proper.candidates[2] == DigitSet::of(4));
  const auto open = true_candidates(puzzle_of("1..............."));
  CHECK(open.candidates[0] == DigitSet::of(1));
}
