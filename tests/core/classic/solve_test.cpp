#include "core/classic/solve.h"

#include <algorithm>
#include <set>

#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"

using namespace nonet;
using classic::Answer;

TEST_CASE("only a plain 9x9 is solved by the 9x9 engine", "[classic]") {
  const std::string cells(81, '.');
  Puzzle puzzle = reference::puzzle_of(cells);
  CHECK(classic::is_plain(puzzle));
  puzzle.candidates.assign(81, DigitSet::up_to(9));
  CHECK_FALSE(classic::is_plain(puzzle));
  CHECK(classic::fits(puzzle));  // but it is not plain
  CHECK_FALSE(classic::fits(make_puzzle(Geometry::with_boxes({9, 1, 9}).value())));
  CHECK_FALSE(classic::is_plain(make_puzzle(Geometry::with_boxes({9, 1, 9}).value())));
  CHECK_FALSE(classic::is_plain(make_puzzle(Geometry::with_boxes({4, 2, 2}).value())));
  std::mt19937 random(1);
  CHECK_FALSE(classic::is_plain(reference::jigsaw(9, 0, random)));
  ExtraHouses diagonal;
  diagonal.diagonal_down = true;
  CHECK_FALSE(classic::is_plain(make_puzzle(Geometry::with_boxes({9, 3, 3}, diagonal).value())));
}

TEST_CASE("the sink receives each solution once, and the limit is exact", "[classic]") {
  std::mt19937 random(2);
  for (int round = 0; round < 60; ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 50, random);
    const auto expected = reference::solutions(puzzle, 40);
    for (const std::uint64_t limit : {1u, 2u, 5u, 39u}) {
      std::set<std::vector<Digit>> seen;
      const Answer answer =
          classic::search(puzzle, limit,
                          [&](std::span<const Digit> solution) {
                            CHECK(seen.emplace(solution.begin(), solution.end()).second);
                            return true;
                          },
                          {});
      CHECK(answer.solutions == std::min<std::uint64_t>(limit, expected.size()));
      CHECK(seen.size() == answer.solutions);
      for (const auto& solution : seen) CHECK(reference::is_solution(puzzle, solution));
      if (expected.size() < limit) CHECK(answer.complete);
      if (expected.size() > limit) CHECK_FALSE(answer.complete);
    }
  }
}

TEST_CASE("stated candidates bound the 9x9 search, as the reference says", "[classic]") {
  std::mt19937 random(3);
  const Puzzle empty = reference::puzzle_of(std::string(81, '.'));
  int without = 0, single = 0, several = 0;
  for (int round = 0; round < 300; ++round) {
    // A grid, and further digits in its cells, so that it stays a solution; in some rounds one of its digits is missing then.
    const auto grid = reference::solutions(reference::puzzle_with_empty({9, 3, 3}, 50, random), 1);
    Puzzle puzzle = empty;
    const auto more = static_cast<std::uint32_t>(round % 20 == 0 ? 6 : 1 + round % 5);
    for (std::size_t cell = 0; cell < 81; ++cell) {
      DigitSet digits = DigitSet::of(grid[0][cell]);
      for (Digit digit = 1; digit <= 9; ++digit) {
        if (random() % 16 < more) digits.insert(digit);
      }
      puzzle.candidates.push_back(digits);
    }
    if (round % 3 == 0) puzzle.candidates[random() % 81].erase(grid[0][random() % 81]);
    if (round % 50 == 0) puzzle.candidates[random() % 81] = {};
    if (round % 7 == 0) {
      puzzle.givens[40] = grid[0][40];
      puzzle.candidates[40] = DigitSet::of(grid[0][40]);
    }
    constexpr std::uint64_t kMost = 200;
    auto expected = reference::solutions(puzzle, kMost);
    std::vector<std::vector<Digit>> found;
    classic::ResumableSearch search;
    search.start(puzzle, kMost);
    Answer answer;
    do {  // in slices, as a suspended search no longer needs the candidates
      answer = search.resume(3, [&](std::span<const Digit> solution) {
        found.emplace_back(solution.begin(), solution.end());
        return true;
      });
    } while (answer.stopped);
    CAPTURE(round);
    CHECK(answer.solutions == expected.size());
    if (expected.size() < kMost) {
      std::sort(found.begin(), found.end());
      std::sort(expected.begin(), expected.end());
      CHECK(found == expected);
    }
    ++(expected.empty() ? without : expected.size() == 1 ? single : several);
  }
  CHECK(without > 20);
  CHECK(single > 20);
  CHECK(several > 5);
}

TEST_CASE("a sink can end the 9x9 search, and so can progress", "[classic]") {
  const Puzzle puzzle = reference::puzzle_of(std::string(81, '.'));
  int calls = 0;
  const Answer ended =
      classic::search(puzzle, 100, [&](std::span<const Digit>) { return ++calls < 3; }, {});
  CHECK(ended.solutions == 3);
  CHECK_FALSE(ended.stopped);
  CHECK_FALSE(ended.complete);
  const Answer stopped = classic::search(
      puzzle, UINT64_MAX, {}, [](const Counters& counters) { return counters.guesses < 50'000; });
  CHECK(stopped.stopped);
  CHECK_FALSE(stopped.complete);
  CHECK(stopped.guesses >= 50'000);
  CHECK(stopped.guesses < 50'000 + 2 * classic::kGuessesPerCall);
}
