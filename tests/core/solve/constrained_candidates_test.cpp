#include "core/solve/constrained_candidates.h"

#include "core/format/interactive.h"
#include "core/format/value_line.h"
#include "tests/catch.h"
#include "tests/reference/constrained_puzzles.h"
#include "tests/reference/constrained_texts.h"
#include "tests/rounds.h"

using namespace nonet;
using reference::Random;

namespace {

/// The digits of each cell of the grid in all solutions.
std::vector<DigitSet> obviously_right(const ConstrainedPuzzle& puzzle) {
  std::vector<DigitSet> digits(static_cast<std::size_t>(puzzle.board.grid_cells()));
  for (const auto& solution : reference::solutions(puzzle)) {
    for (std::size_t cell = 0; cell < digits.size(); ++cell) digits[cell].insert(solution[cell]);
  }
  return digits;
}

}  // namespace

TEST_CASE("true candidates are those of all solutions, with every kind of constraint",
          "[candidates][constraints]") {
  int none = 0, several = 0;
  for (const auto& [kind, sample] : reference::samples()) {
    Random random(static_cast<unsigned>(kind) + 400);
    for (int round = 0; round < rounds(8); ++round) {
      INFO(constraint_key(kind) << ", round " << round);
      const ConstrainedPuzzle puzzle = reference::some_constrained_puzzle(kind, random);
      const auto expected = obviously_right(puzzle);
      none += expected[0].empty();
      several += std::any_of(expected.begin(), expected.end(),
                             [](DigitSet digits) { return digits.count() > 1; });
      const auto report = true_candidates(puzzle);
      REQUIRE(report.candidates == expected);
      REQUIRE(report.complete);
      // Suspended after each guess, every report so far is true.
      CandidateSearch search = candidate_search(puzzle, 1);
      while (!search.resume([](const Counters&) { return false; })) {
        REQUIRE(search.report().stopped);
        for (std::size_t cell = 0; cell < expected.size(); ++cell) {
          REQUIRE((search.report().candidates[cell] - expected[cell]).empty());
        }
      }
      REQUIRE(search.report().candidates == expected);
    }
  }
  CHECK(none * 8 > 20 * rounds(8));
  CHECK(several * 8 > 100 * rounds(8));
}

// By propagation and guesses alone, each of some hundreds of digits takes thousands of guesses.
TEST_CASE("what one search has learned helps the next one", "[candidates][constraints]") {
  const auto puzzle = read_interactive(
      ".FullRank~R5~17~.FullRank~R4~1~.FullRank~C2~32~.FullRank~C3~28~.FullRank~C4~23~.FullRank~R1~"
      "34~.");
  REQUIRE(puzzle.ok());
  CandidateSearch search = candidate_search(puzzle.value());
  CHECK(search.resume([](const Counters& counters) { return counters.guesses < 100'000; }));
}

TEST_CASE("the true candidates of a puzzle with one solution are that solution", "[candidates]") {
  for (const auto& [name, text, solution] : reference::kConstrainedTexts) {
    INFO(name);
    const auto puzzle = read_interactive(text).value();
    std::vector<Digit> digits;
    for (const DigitSet candidates : true_candidates(puzzle).candidates) {
      REQUIRE(candidates.single());
      digits.push_back(candidates.first());
    }
    CHECK(value_line(puzzle.board, digits) == solution);
  }
}

TEST_CASE("solutions that prefer new digits show many: an empty grid takes few searches",
          "[candidates]") {
  const auto puzzle = read_interactive(".AntiKnight").value();
  CandidateSearch search = candidate_search(puzzle);
  CHECK(search.resume());
  CHECK(search.report().candidates == std::vector<DigitSet>(81, DigitSet::up_to(9)));
  // One solution for each digit of a cell is the least; one for each candidate would be 729.
  CHECK(search.counters().solutions < 60);
}
