#include "core/engine/learn.h"

#include <algorithm>
#include <vector>

#include "core/grid/puzzle.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"
#include "tests/rounds.h"

using namespace nonet;

namespace {

using Solutions = std::vector<std::vector<Digit>>;

/// In the order in which they are found, by searches of at most `guesses` each.
Solutions found_by(LearningEngine& engine, std::uint64_t guesses = UINT64_MAX) {
  Solutions found;
  const auto sink = [&](std::span<const Digit> solution) {
    found.emplace_back(solution.begin(), solution.end());
    return true;
  };
  while (engine.resume(guesses, sink).stopped) {
  }
  return found;
}

Solutions all_solutions(const Puzzle& puzzle, std::uint64_t limit) {
  LearningEngine engine(puzzle.geometry);
  engine.start(starting_candidates(puzzle), limit);
  Solutions found = found_by(engine);
  const SearchResult& result = engine.resume(1, {});
  CHECK(result.solutions == found.size());
  if (found.size() < limit) CHECK(result.complete);
  std::sort(found.begin(), found.end());
  CHECK(std::adjacent_find(found.begin(), found.end()) == found.end());
  return found;
}

void compare(const Puzzle& puzzle, std::uint64_t limit) {
  const auto expected = reference::solutions(puzzle, static_cast<std::size_t>(limit));
  const Solutions found = all_solutions(puzzle, limit);
  if (expected.size() < limit) {
    CHECK(found == expected);
  } else {
    CHECK(found.size() == limit);
    for (const auto& solution : found) CHECK(reference::is_solution(puzzle, solution));
  }
}

}  // namespace

TEST_CASE("the learning engine finds exactly the reference's solutions", "[engine]") {
  std::mt19937 random(8);
  constexpr Shape kShapes[] = {{1, 1, 1}, {2, 1, 2},  {3, 1, 3},  {4, 2, 2}, {5, 1, 5},
                               {6, 2, 3}, {6, 3, 2},  {7, 1, 7},  {8, 2, 4}, {9, 3, 3},
                               {9, 1, 9}, {10, 2, 5}, {12, 3, 4}, {16, 4, 4}};
  for (const Shape shape : kShapes) {
    for (int round = 0; round < rounds(40); ++round) {
      const int cells = shape.size * shape.size;
      const int empty = std::min(cells * (3 + round % 3) / 10, 48);
      Puzzle puzzle = reference::puzzle_with_empty(shape, empty, random);
      if (round % 3 == 2) reference::spoil(puzzle, random);
      compare(puzzle, 50);
    }
  }
}

TEST_CASE("the learning engine solves jigsaws by their regions", "[engine]") {
  std::mt19937 random(9);
  for (int round = 0; round < rounds(300); ++round) {
    compare(reference::jigsaw(4 + round % 2, round % 5, random), 100);
  }
}

TEST_CASE("learning counts exactly: 4x4 grids, latin squares of order 4 and 5", "[engine]") {
  const auto count = [](Shape shape) {
    const Puzzle puzzle = make_puzzle(Geometry::with_boxes(shape).value());
    LearningEngine engine(puzzle.geometry);
    engine.start(starting_candidates(puzzle), UINT64_MAX);
    const SearchResult result = engine.resume(UINT64_MAX, {});
    CHECK(result.complete);
    return result.solutions;
  };
  CHECK(count({4, 2, 2}) == 288);
  CHECK(count({4, 1, 4}) == 576);
  // Thousands of clauses are learned, and half of them removed again.
  if (!kIsSanitized) CHECK(count({5, 1, 5}) == 161'280);
}

TEST_CASE("a learning search may be suspended anywhere", "[engine]") {
  std::mt19937 random(10);
  for (int round = 0; round < rounds(40); ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 60, random);
    LearningEngine engine(puzzle.geometry);
    engine.start(starting_candidates(puzzle), 30);
    const Solutions at_once = found_by(engine);
    const std::uint64_t guesses = engine.resume(1, {}).guesses;
    engine.start(starting_candidates(puzzle), 30);
    CHECK(found_by(engine, 1) == at_once);
    CHECK(engine.resume(1, {}).guesses == guesses);
  }
}

TEST_CASE("an excluded solution is not found", "[engine]") {
  std::mt19937 random(11);
  for (int round = 0; round < rounds(60); ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({6, 2, 3}, 20 + round % 10, random);
    Solutions all = all_solutions(puzzle, 1000);
    if (all.size() == 1000) continue;
    const std::size_t excluded = random() % all.size();
    LearningEngine engine(puzzle.geometry);
    engine.start(starting_candidates(puzzle), 1000);
    engine.exclude(all[excluded]);
    Solutions rest = found_by(engine);
    std::sort(rest.begin(), rest.end());
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(excluded));
    CHECK(rest == all);
  }
}

TEST_CASE("a solution that is taken in the middle of a search is one of the limit, and not found",
          "[engine]") {
  std::mt19937 random(13);
  int taken = 0;
  for (int round = 0; round < rounds(60); ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({6, 2, 3}, 20 + round % 10, random);
    Solutions all = all_solutions(puzzle, 1000);
    if (all.size() == 1000) continue;
    LearningEngine engine(puzzle.geometry);
    // One more than there are, so that the search ends because nothing is left; or as many.
    const std::uint64_t more = random() % 2;
    engine.start(starting_candidates(puzzle), all.size() + more);
    Solutions found;
    const auto keep = [&](std::span<const Digit> solution) {
      found.emplace_back(solution.begin(), solution.end());
      return true;
    };
    SearchResult result = engine.resume(1 + random() % 8, keep);
    if (!result.stopped || found.size() + 1 >= all.size()) continue;
    const auto is_found = [&](const auto& solution) {
      return std::find(found.begin(), found.end(), solution) != found.end();
    };
    const auto other = std::find_if_not(all.begin(), all.end(), is_found);
    engine.take(*other);
    ++taken;
    result = engine.resume(UINT64_MAX, keep);
    CHECK(!result.stopped);
    if (more > 0) CHECK(result.complete);
    CHECK(result.solutions == found.size());
    found.push_back(*other);
    std::sort(found.begin(), found.end());
    CHECK(found == all);
  }
  CHECK(taken > 0);
}

TEST_CASE(
    "under assumptions, one after another, a solution is found for exactly the true candidates",
    "[engine]") {
  std::mt19937 random(12);
  int found = 0, refuted = 0;
  for (int round = 0; round < rounds(40); ++round) {
    const Shape shape = round % 2 == 0 ? Shape{6, 2, 3} : Shape{9, 3, 3};
    const Puzzle puzzle =
        reference::puzzle_with_empty(shape, shape.size * shape.size * 6 / 10, random);
    const auto all = reference::solutions(puzzle, 500);
    if (all.size() == 500) continue;
    std::vector<DigitSet> left(puzzle.givens.size(), DigitSet::up_to(shape.size));
    const std::vector<DigitSet> unseen = left;
    LearningEngine engine(puzzle.geometry);
    engine.start(starting_candidates(puzzle), 1);
    for (int search = 0; search < 200; ++search) {
      const auto cell = static_cast<Cell>(random() % puzzle.givens.size());
      const auto digit = static_cast<Digit>(random() % static_cast<unsigned>(shape.size) + 1);
      const bool is_true = std::any_of(
          all.begin(), all.end(), [&](const auto& solution) { return solution[cell] == digit; });
      engine.seek(cell, digit, unseen);
      const Solutions solutions = found_by(engine, search % 2 == 0 ? 1 : UINT64_MAX);
      CHECK(solutions.size() == (is_true ? 1 : 0));
      (is_true ? found : refuted) += 1;
      engine.remove_refuted(left);
      if (is_true) {
        CHECK(solutions[0][cell] == digit);
        CHECK(std::binary_search(all.begin(), all.end(), solutions[0]));
      } else {
        CHECK(engine.resume(1, {}).complete);
        CHECK(!left[cell].contains(digit));
      }
    }
    for (const auto& solution : all) {
      for (std::size_t cell = 0; cell < left.size(); ++cell) {
        CHECK(left[cell].contains(solution[cell]));
      }
    }
  }
  CHECK(found > 100);
  CHECK(refuted > 100);
}

TEST_CASE("every learned clause holds in all solutions that are still to be found", "[engine]") {
  // Few puzzles teach much: with this seed, some of the first fifth do, which is all that the sanitizers run.
  std::mt19937 random(21);
  int puzzles = 0, learned = 0;
  for (int round = 0; round < rounds(200); ++round) {
    const Puzzle puzzle = round % 3 == 0   ? reference::jigsaw(5, round % 4, random)
                          : round % 3 == 1 ? reference::puzzle_with_empty({6, 2, 3}, 24, random)
                                           : reference::puzzle_with_empty({9, 3, 3}, 56, random);
    auto left = reference::solutions(puzzle, 100);
    if (left.size() < 2 || left.size() == 100) continue;
    ++puzzles;
    LearningEngine engine(puzzle.geometry);
    engine.start(starting_candidates(puzzle), 1000);
    const auto holds = [&](Literal literal, const std::vector<Digit>& solution) {
      const Variable variable = variable_of(literal);
      const bool stands =
          solution[engine.variables().cell(variable)] == engine.variables().digit(variable);
      return stands == is_positive(literal);
    };
    bool all_hold = true;
    const auto check = [&] {
      for (const auto& solution : left) {
        for (const Literal literal : engine.known())
          all_hold = all_hold && holds(literal, solution);
        const Clauses& clauses = engine.clauses();
        for (ClauseIndex clause = clauses.first(); clause != clauses.end();
             clause = clauses.next(clause)) {
          const auto literals = clauses.literals(clause);
          learned += clauses.is_learned(clause);
          all_hold =
              all_hold && std::any_of(literals.begin(), literals.end(),
                                      [&](Literal literal) { return holds(literal, solution); });
        }
      }
    };
    const auto sink = [&](std::span<const Digit> solution) {
      const auto found = std::find_if(left.begin(), left.end(), [&](const auto& each) {
        return std::equal(each.begin(), each.end(), solution.begin());
      });
      REQUIRE(found != left.end());
      left.erase(found);
      return true;
    };
    while (engine.resume(1, sink).stopped) check();
    CHECK(all_hold);
    CHECK(left.empty());
  }
  CHECK(puzzles > rounds(200) / 8);
  CHECK(learned > 1000);
}

TEST_CASE("without a solution there is none under an assumption", "[engine]") {
  const Puzzle puzzle = reference::puzzle_of("123...4.........");
  LearningEngine engine(puzzle.geometry);
  engine.start(starting_candidates(puzzle), 1);
  CHECK(found_by(engine).empty());
  const std::vector<DigitSet> unseen(16, DigitSet::up_to(4));
  engine.seek(4, 1, unseen);
  CHECK(found_by(engine).empty());
  CHECK(engine.resume(1, {}).complete);
}

TEST_CASE("the sink ends a learning search, and a limit does", "[engine]") {
  const Puzzle puzzle = make_puzzle(Geometry::with_boxes({9, 3, 3}).value());
  LearningEngine engine(puzzle.geometry);
  engine.start(starting_candidates(puzzle), 100);
  int calls = 0;
  const auto ended = engine.resume(UINT64_MAX, [&](std::span<const Digit>) { return ++calls < 3; });
  CHECK(ended.solutions == 3);
  CHECK_FALSE(ended.complete);
  CHECK_FALSE(ended.stopped);
  engine.start(starting_candidates(puzzle), 4);
  const auto limited = engine.resume(UINT64_MAX, {});
  CHECK(limited.solutions == 4);
  CHECK_FALSE(limited.complete);
}

TEST_CASE("learned clauses are reduced when they are due, also between distant restarts",
          "[engine]") {
  // Due after 1000 conflicts, and 80 more each time (learn.cpp): each clause that is kept makes the search slower.
  std::mt19937 random(1);
  const Puzzle puzzle = reference::puzzle_with_empty({36, 6, 6}, 620, random);
  LearningEngine engine(puzzle.geometry);
  engine.start(starting_candidates(puzzle), 1);
  const std::uint64_t enough = kIsSanitized ? 4000 : 6000;
  std::size_t before = 0;
  std::uint64_t reductions = 0, reduced_at = 0, conflicts_before = 0;
  while (engine.conflicts() < enough && engine.resume(20, {}).stopped) {
    const Clauses& clauses = engine.clauses();
    std::size_t learned = 0;
    for (auto clause = clauses.first(); clause != clauses.end(); clause = clauses.next(clause)) {
      learned += clauses.is_learned(clause) ? 1 : 0;
    }
    if (learned < before) {
      const std::uint64_t due = reduced_at + 1000 + 80 * reductions;
      REQUIRE(conflicts_before <= due);
      ++reductions;
      reduced_at = engine.conflicts();
    }
    before = learned;
    conflicts_before = engine.conflicts();
  }
  CHECK(engine.conflicts() >= enough);
  CHECK(reductions > 2);
}

TEST_CASE("learning fills an empty grid of every usual size", "[engine]") {
  for (const int size : {4, 9, 16, 25, 36}) {
    if (kIsSanitized && size > 16) break;
    const Puzzle puzzle = make_puzzle(Geometry::with_boxes(usual_shape(size)).value());
    LearningEngine engine(puzzle.geometry);
    engine.start(starting_candidates(puzzle), 1);
    const Solutions found = found_by(engine);
    REQUIRE(found.size() == 1);
    CHECK(reference::is_solution(puzzle, found[0]));
  }
}
