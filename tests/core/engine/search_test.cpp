#include "core/engine/search.h"

#include <algorithm>
#include <vector>

#include "core/grid/puzzle.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"
#include "tests/rounds.h"

using namespace nonet;

namespace {

std::vector<std::vector<Digit>> all_solutions(const Puzzle& puzzle, std::uint64_t limit) {
  std::vector<std::vector<Digit>> found;
  GeneralEngine engine(puzzle.geometry);
  const auto result = engine.search(starting_candidates(puzzle), limit,
                                    [&](std::span<const Digit> solution) {
                                      found.emplace_back(solution.begin(), solution.end());
                                      return true;
                                    },
                                    {});
  CHECK(result.solutions == found.size());
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

TEST_CASE("how much of a search is done rises from 0 to 1", "[engine]") {
  std::mt19937 random(7);
  int slices = 0;
  for (int round = 0; round < rounds(20); ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 58, random);
    GeneralEngine engine(puzzle.geometry);
    engine.start(starting_candidates(puzzle), 100'000);
    double before = 0;
    while (engine.resume(1, {}).stopped) {
      const double now = engine.progress();
      REQUIRE(now >= before - 1e-12);
      REQUIRE(now < 1);
      before = now;
      ++slices;
    }
  }
  CHECK(slices > 1000);
}

TEST_CASE("the general engine finds exactly the reference's solutions", "[engine]") {
  std::mt19937 random(6);
  constexpr Shape kShapes[] = {{1, 1, 1},  {2, 1, 2},  {3, 1, 3}, {4, 2, 2}, {5, 1, 5},
                               {6, 2, 3},  {6, 3, 2},  {7, 1, 7}, {8, 2, 4}, {9, 3, 3},
                               {10, 2, 5}, {12, 3, 4}, {16, 4, 4}};
  int none = 0, one = 0, several = 0;
  for (const Shape shape : kShapes) {
    for (int round = 0; round < 40; ++round) {
      const int cells = shape.size * shape.size;
      const int empty = std::min(cells * (3 + round % 3) / 10, 48);
      Puzzle puzzle = reference::puzzle_with_empty(shape, empty, random);
      if (round % 3 == 2) reference::spoil(puzzle, random);
      const auto expected = reference::solutions(puzzle, 50);
      (expected.empty() ? none : expected.size() == 1 ? one : several) += 1;
      if (expected.size() < 50) {
        CHECK(all_solutions(puzzle, 1'000) == expected);
      } else {
        CHECK(all_solutions(puzzle, 50).size() == 50);
      }
    }
  }
  // The comparison is meaningful only if all three kinds occurred.
  CHECK(none > 30);
  CHECK(one > 100);
  CHECK(several > 30);
}

TEST_CASE("jigsaws are solved by their regions", "[engine]") {
  std::mt19937 random(7);
  int with_solutions = 0;
  for (int round = 0; round < 300; ++round) {
    const Puzzle puzzle = reference::jigsaw(4 + round % 2, round % 5, random);
    const auto expected = reference::solutions(puzzle, 100);
    with_solutions += expected.empty() ? 0 : 1;
    if (expected.size() < 100) {
      CHECK(all_solutions(puzzle, 1'000) == expected);
    } else {
      CHECK(all_solutions(puzzle, 100).size() == 100);
    }
  }
  CHECK(with_solutions > 50);
}

TEST_CASE("counts are exact: the 288 grids of 4x4, the 576 latin squares of order 4", "[engine]") {
  const auto boxed = reference::puzzle_of("................");
  GeneralEngine engine(boxed.geometry);
  const auto result = engine.search(starting_candidates(boxed), 1'000'000, {}, {});
  CHECK(result.solutions == 288);
  CHECK(result.complete);
  const Puzzle latin = make_puzzle(Geometry::with_boxes({4, 1, 4}).value());
  CHECK(GeneralEngine(latin.geometry)
            .search(starting_candidates(latin), 1'000'000, {}, {})
            .solutions == 576);
}

TEST_CASE("a search stops at the limit, and reports whether it is complete", "[engine]") {
  const auto puzzle = reference::puzzle_of("................");
  GeneralEngine engine(puzzle.geometry);
  const auto some = engine.search(starting_candidates(puzzle), 287, {}, {});
  CHECK(some.solutions == 287);
  CHECK_FALSE(some.complete);
  const auto all = engine.search(starting_candidates(puzzle), 288, {}, {});
  CHECK(all.solutions == 288);
  CHECK(all.complete);
}

TEST_CASE("a sink can end the search, and so can progress", "[engine]") {
  const Puzzle puzzle = make_puzzle(Geometry::with_boxes({9, 3, 3}).value());
  GeneralEngine engine(puzzle.geometry);
  int calls = 0;
  const auto ended = engine.search(starting_candidates(puzzle), 100,
                                   [&](std::span<const Digit>) { return ++calls < 3; }, {});
  CHECK(ended.solutions == 3);
  CHECK_FALSE(ended.stopped);
  const auto stopped =
      engine.search(starting_candidates(puzzle), UINT64_MAX, {},
                    [](const Counters& counters) { return counters.solutions < 10'000; });
  CHECK(stopped.stopped);
  CHECK_FALSE(stopped.complete);
  CHECK(stopped.solutions >= 10'000);
}

TEST_CASE("an empty grid of every usual size has a solution", "[engine]") {
  for (const int size : {4, 6, 8, 9, 10, 12, 16, 25, 36, 49, 64}) {
    const Puzzle puzzle = make_puzzle(Geometry::with_boxes(usual_shape(size)).value());
    bool right = false;
    GeneralEngine(puzzle.geometry)
        .search(starting_candidates(puzzle), 1,
                [&](std::span<const Digit> solution) {
                  right = reference::is_solution(
                      puzzle, std::vector<Digit>(solution.begin(), solution.end()));
                  return true;
                },
                {});
    CHECK(right);
  }
}

TEST_CASE(
    "the general engine can be suspended after each guess, with the same solutions in the same "
    "order",
    "[engine]") {
  std::mt19937 random(8);
  std::uint64_t cuts = 0;
  for (int round = 0; round < 100; ++round) {
    Puzzle puzzle = round % 2 == 0 ? reference::jigsaw(5, 2 + round % 5, random)
                                   : reference::puzzle_with_empty({6, 2, 3}, 20, random);
    if (round % 5 == 4) reference::spoil(puzzle, random);
    GeneralEngine engine(puzzle.geometry);
    std::vector<std::vector<Digit>> expected, found;
    const auto into = [](std::vector<std::vector<Digit>>& list) {
      return [&list](std::span<const Digit> solution) {
        list.emplace_back(solution.begin(), solution.end());
        return true;
      };
    };
    const auto candidates = starting_candidates(puzzle);
    const std::uint64_t limit = round % 3 == 0 ? 7 : 1'000;
    const SearchResult whole = engine.search(candidates, limit, into(expected), {});
    CHECK_FALSE(whole.stopped);
    engine.start(candidates, limit);
    SearchResult parts = engine.resume(1, into(found));
    for (; parts.stopped; ++cuts) parts = engine.resume(1, into(found));
    CHECK(found == expected);
    CHECK(parts.guesses == whole.guesses);
    CHECK(parts.solutions == whole.solutions);
    CHECK(parts.complete == whole.complete);

    // Preferred digits change only the order.
    if (!whole.complete) continue;
    std::vector<std::vector<Digit>> others;
    const std::vector<DigitSet> preferred(candidates.size(), DigitSet::from_bits(random() % 64));
    engine.start(candidates, limit, preferred);
    engine.resume(UINT64_MAX, into(others));
    std::sort(expected.begin(), expected.end());
    std::sort(others.begin(), others.end());
    CHECK(others == expected);
  }
  CHECK(cuts > 1'000);
}
