// tests/core/human/hint_test.cpp: what helps on: a mistake first, else the next step, else why there is none.
#include "core/human/hint.h"

#include "core/human/known.h"
#include "core/human/orders.h"
#include "tests/catch.h"
#include "tests/reference/puzzles.h"

namespace nonet::human {
namespace {

Puzzle puzzle_of(std::string_view line) {
  Puzzle puzzle = reference::puzzle_of(line);
  puzzle.entries.assign(81, 0);
  return puzzle;
}

// A random full grid from which digits were taken, and the grid.
constexpr std::string_view kPuzzle =
    "...5...7..1.6...28.8......95463.12......2......7..65.3.5.........28...1.6....4..5";

Hint hint_of(const Puzzle& puzzle) {
  return next_hint(puzzle, know(puzzle), {});
}

}  // namespace

TEST_CASE("hints have keys", "[human]") {
  CHECK(hint_kind_key(HintKind::kStep) == "step");
  CHECK(hint_kind_key(HintKind::kMistake) == "mistake");
  CHECK(hint_kind_key(HintKind::kSolved) == "solved");
  CHECK(hint_kind_key(HintKind::kNoSolution) == "no-solution");
  CHECK(hint_kind_key(HintKind::kStuck) == "stuck");
  CHECK(hint_kind_key(HintKind::kStopped) == "stopped");
}

TEST_CASE("the hints of a puzzle lead to its solution", "[human]") {
  Puzzle puzzle = puzzle_of(kPuzzle);
  const Known known = know(puzzle);
  REQUIRE(known.solutions == 1);
  puzzle.candidates.assign(81, DigitSet::up_to(9));
  int steps = 0;
  for (;;) {
    const Hint hint = next_hint(puzzle, known, {});
    CHECK(hint.is_proper);
    CHECK(hint.mistakes.empty());
    if (hint.kind == HintKind::kSolved) break;
    REQUIRE(hint.kind == HintKind::kStep);
    REQUIRE(hint.step);
    REQUIRE(++steps < 500);
    for (const Candidate candidate : hint.step->placements) {
      CHECK(known.solution[candidate.cell] == candidate.digit);
      puzzle.entries[candidate.cell] = candidate.digit;
    }
    for (const Candidate candidate : hint.step->eliminations) {
      puzzle.candidates[candidate.cell].erase(candidate.digit);
    }
  }
  for (std::size_t cell = 0; cell < 81; ++cell) {
    CHECK(puzzle.givens[cell] + puzzle.entries[cell] == known.solution[cell]);
  }
}

TEST_CASE("a wrong digit and a candidate that is missing are mistakes", "[human]") {
  Puzzle puzzle = puzzle_of(kPuzzle);
  const Known known = know(puzzle);
  puzzle.entries[0] = known.solution[0] == 1 ? 2 : 1;
  puzzle.entries[1] = known.solution[1];
  puzzle.candidates.assign(81, DigitSet::up_to(9));
  puzzle.candidates[2].erase(known.solution[2]);
  // What is written does not count as a candidate.
  puzzle.candidates[1] = DigitSet();
  const Hint hint = next_hint(puzzle, known, {});
  CHECK(hint.kind == HintKind::kMistake);
  CHECK_FALSE(hint.step);
  CHECK(hint.mistakes.digits == std::vector<Cell>{0});
  CHECK(hint.mistakes.marks == std::vector<Cell>{2});
}

TEST_CASE("of a puzzle with several solutions only a dead end is a mistake", "[human]") {
  Puzzle puzzle = puzzle_of(std::string(81, '.'));
  puzzle.entries[0] = 5;
  Hint hint = hint_of(puzzle);
  CHECK_FALSE(hint.is_proper);
  CHECK(hint.mistakes.empty());
  CHECK(hint.kind == HintKind::kStuck);
  puzzle.entries[1] = 5;
  CHECK(hint_of(puzzle).kind == HintKind::kMistake);
}

TEST_CASE("no hint without a solution", "[human]") {
  CHECK(hint_of(puzzle_of("11" + std::string(79, '.'))).kind == HintKind::kNoSolution);
}

TEST_CASE("only the techniques of the order are used", "[human]") {
  const Puzzle puzzle = puzzle_of(kPuzzle);
  const Hint hint = next_hint(puzzle, know(puzzle), {Technique::kHiddenSingle});
  REQUIRE(hint.step);
  CHECK(hint.step->technique == Technique::kHiddenSingle);
  CHECK(next_hint(puzzle, know(puzzle), {Technique::kFullHouse}).kind == HintKind::kStuck);
}

TEST_CASE("a hint that is stopped says so", "[human]") {
  Puzzle puzzle = puzzle_of(kPuzzle);
  puzzle.candidates.assign(81, DigitSet::up_to(9));
  const Known known = know(puzzle);
  const Hint hint =
      next_hint(puzzle, known, {Technique::kWhip, Technique::kGWhip}, [] { return false; });
  CHECK(hint.kind == HintKind::kStopped);
  Known stopped;
  stopped.stopped = true;
  CHECK(next_hint(puzzle, stopped, {}).kind == HintKind::kStopped);
}

}  // namespace nonet::human
