#include "core/solve/learning_search.h"

#include <algorithm>
#include <vector>

#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"
#include "tests/rounds.h"

using namespace nonet;

namespace {

using Solutions = std::vector<std::vector<Digit>>;

/// What a search finds in slices of so many guesses, and its result.
Solutions found_by(LearningSearch& search, const Puzzle& puzzle, std::uint64_t limit,
                   std::uint64_t guesses, SearchResult& result) {
  Solutions found;
  search.start(puzzle, limit);
  do {
    result = search.resume(guesses, [&](std::span<const Digit> solution) {
      found.emplace_back(solution.begin(), solution.end());
      return true;
    });
  } while (result.stopped);
  CHECK(result.solutions == found.size());
  return found;
}

}  // namespace

TEST_CASE("what both engines find together is what the general engine finds", "[solve]") {
  std::mt19937 random(12);
  int learned = 0, found_before = 0;
  for (int round = 0; round < rounds(60); ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({16, 4, 4}, 140 + round % 30, random);
    GeneralEngine alone(puzzle.geometry);
    Solutions expected;
    const auto whole = alone.search(starting_candidates(puzzle), 20,
                                    [&](std::span<const Digit> solution) {
                                      expected.emplace_back(solution.begin(), solution.end());
                                      return true;
                                    },
                                    {});
    LearningSearch search;
    SearchResult result, sliced;
    Solutions found = found_by(search, puzzle, 20, UINT64_MAX, result);
    if (whole.solutions < 20) CHECK(result.complete);
    learned += search.is_learning();
    found_before += search.is_learning() && !found.empty() && found.front() == expected.front();
    CHECK(found_by(search, puzzle, 20, 1, sliced) == found);
    CHECK(sliced.guesses == result.guesses);
    std::sort(found.begin(), found.end());
    CHECK(std::adjacent_find(found.begin(), found.end()) == found.end());
    CHECK(found.size() == expected.size());
    for (const auto& solution : found) CHECK(reference::is_solution(puzzle, solution));
    if (expected.size() == 20) continue;
    std::sort(expected.begin(), expected.end());
    CHECK(found == expected);
  }
  // Both ways were taken, and solutions of the first engine came again in no second one.
  CHECK(learned > 0);
  CHECK(found_before > 0);
}

TEST_CASE("the general engine fills the largest empty grids alone", "[solve]") {
  for (const Shape shape : {Shape{25, 5, 5}, Shape{49, 7, 7}, Shape{64, 8, 8}}) {
    const Puzzle empty = make_puzzle(Geometry::with_boxes(shape).value());
    LearningSearch search;
    SearchResult result;
    const Solutions found = found_by(search, empty, 1, UINT64_MAX, result);
    REQUIRE(found.size() == 1);
    CHECK(reference::is_solution(empty, found[0]));
    CHECK(!search.is_learning());
  }
}

TEST_CASE("hundreds of solutions of a large grid are found", "[solve]") {
  const Puzzle empty = make_puzzle(Geometry::with_boxes({16, 4, 4}).value());
  LearningSearch search;
  SearchResult result;
  CHECK(found_by(search, empty, 300, UINT64_MAX, result).size() == 300);
}
