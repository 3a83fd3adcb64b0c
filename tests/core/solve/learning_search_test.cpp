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

TEST_CASE("of a large half-empty grid the tabu search finds one solution, and learning another",
          "[solve]") {
  std::mt19937 random(36);
  int found_by_tabu = 0;
  for (int round = 0; found_by_tabu < 2 && round < 10; ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({36, 6, 6}, 609, random);
    LearningSearch search;
    const auto find_two = [&](std::uint64_t guesses, bool& by_tabu, SearchResult& result) {
      Solutions found;
      by_tabu = false;
      search.start(puzzle, 2);
      const auto keep = [&](std::span<const Digit> solution) {
        if (found.empty()) by_tabu = search.is_tabu_turn();
        found.emplace_back(solution.begin(), solution.end());
        return true;
      };
      do result = search.resume(guesses, keep);
      while (result.stopped && result.guesses < 200'000);
      return found;
    };
    bool by_tabu = false, by_tabu_again = false;
    SearchResult whole, sliced;
    const Solutions found = find_two(200'000, by_tabu, whole);
    if (!by_tabu) continue;
    ++found_by_tabu;
    REQUIRE(found.size() == 2);
    CHECK(found[0] != found[1]);
    for (const auto& solution : found) CHECK(reference::is_solution(puzzle, solution));
    CHECK(find_two(37, by_tabu_again, sliced) == found);
    CHECK(by_tabu_again);
    CHECK(sliced.guesses == whole.guesses);
    // The first one alone; and a sink that wants no more.
    SearchResult first;
    CHECK(found_by(search, puzzle, 1, UINT64_MAX, first) == Solutions{found[0]});
    CHECK(!first.complete);
    search.start(puzzle, 2);
    const SearchResult ended = search.resume(UINT64_MAX, [](auto) { return false; });
    CHECK(ended.solutions == 1);
    CHECK(!ended.stopped);
  }
  CHECK(found_by_tabu == 2);
}
