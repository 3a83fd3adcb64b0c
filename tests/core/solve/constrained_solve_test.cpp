#include "core/solve/constrained_solve.h"

#include <algorithm>

#include "core/format/interactive.h"
#include "core/format/value_line.h"
#include "tests/catch.h"
#include "tests/reference/constrained_puzzles.h"
#include "tests/reference/constrained_texts.h"
#include "tests/rounds.h"

using namespace nonet;
using reference::Random;

namespace {

using Solutions = std::vector<std::vector<Digit>>;

SolveOptions all() {
  SolveOptions options;
  options.limit = options.keep = 1'000'000;
  return options;
}

Solutions sorted(Solutions solutions) {
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

/// Suspended after each guess, it ends with the same report.
void agrees_in_slices(const ConstrainedPuzzle& puzzle, const SolveReport& whole) {
  SolveOptions options = all();
  options.steps_per_call = 1;
  ConstrainedSolver solver;
  solver.start(puzzle, options);
  Counters last;
  while (!solver.resume([&](const Counters& counters) {
    CHECK(counters.guesses == last.guesses + 1);
    CHECK(counters.solutions >= last.solutions);
    last = counters;
    return false;
  })) {
    REQUIRE(solver.report().stopped);
    REQUIRE_FALSE(solver.report().complete);
  }
  CHECK(solver.report().solutions == whole.solutions);
  CHECK(solver.report().count == whole.count);
  CHECK(solver.report().guesses == whole.guesses);
  CHECK(solver.report().complete);
  CHECK_FALSE(solver.report().stopped);
}

}  // namespace

TEST_CASE("all solutions of every kind of constraint, as by trying every digit",
          "[solve][constraints]") {
  int none = 0, one = 0, several = 0;
  for (const auto& [kind, sample] : reference::samples()) {
    Random random(static_cast<unsigned>(kind) + 100);
    for (int round = 0; round < rounds(8); ++round) {
      INFO(constraint_key(kind) << ", round " << round);
      const ConstrainedPuzzle puzzle = reference::some_constrained_puzzle(kind, random);
      const Solutions expected = reference::solutions(puzzle);
      (expected.empty() ? none : expected.size() == 1 ? one : several) += 1;
      const SolveReport report = ConstrainedSolver().solve(puzzle, all());
      REQUIRE(sorted(report.solutions) == expected);
      REQUIRE(report.count == expected.size());
      REQUIRE(report.complete);
      agrees_in_slices(puzzle, report);
      CHECK(count_solutions(puzzle, 2).count == std::min<std::size_t>(expected.size(), 2));
    }
  }
  CHECK(none * 8 > 20 * rounds(8));
  CHECK(one * 8 > 10 * rounds(8));
  CHECK(several * 8 > 100 * rounds(8));
}

TEST_CASE("the limit, what is kept, and a sink that ends the search", "[solve]") {
  // Three cells of three digits, all different: six solutions.
  ConstrainedPuzzle puzzle =
      make_constrained_puzzle({.rows = 1, .columns = 3, .value_count = 3, .first_value = 0});
  puzzle.houses = {{0, 1, 2}};
  SolveOptions options;
  options.limit = 4;
  options.keep = 2;
  const SolveReport some = ConstrainedSolver().solve(puzzle, options);
  CHECK(some.count == 4);
  CHECK(some.solutions.size() == 2);
  CHECK_FALSE(some.complete);
  CHECK_FALSE(some.stopped);
  CHECK(count_solutions(puzzle, 6).count == 6);
  CHECK(count_solutions(puzzle, 100).complete);
  CHECK(count_solutions(puzzle, 100).solutions.empty());
  std::uint64_t seen = 0;
  options.each = [&](std::span<const Digit> solution) {
    CHECK(solution.size() == 3);
    return ++seen < 3;
  };
  CHECK(ConstrainedSolver().solve(puzzle, options).count == 3);
  CHECK(seen == 3);
}

TEST_CASE("progress can stop it, and it goes on from there", "[solve]") {
  // An empty grid has far more solutions than are looked for here.
  const auto puzzle = read_interactive(".AntiKnight").value();
  SolveOptions options;
  options.limit = 5'000;
  ConstrainedSolver solver;
  solver.start(puzzle, options);
  int calls = 0;
  CHECK_FALSE(solver.resume([&](const Counters&) { return ++calls < 3; }));
  CHECK(calls == 3);
  CHECK(solver.counters().guesses == 48);
  CHECK(solver.report().stopped);
  CHECK(solver.resume());
  CHECK(solver.report().count == 5'000);
  // On a large board each guess may take milliseconds.
  ConstrainedSolver large;
  large.start(make_constrained_puzzle({.rows = 25, .columns = 25, .value_count = 25}), options);
  CHECK_FALSE(large.resume([](const Counters&) { return false; }));
  CHECK(large.counters().guesses == 1);
}

TEST_CASE("what no digits can keep is refused without a guess", "[solve]") {
  for (const char* text : {".~R1C1_1_9.~R5C5_1_9.~R9C9_1_9.Sum~12~R1C1~R5C5~R9C9",
                           ".~R1C1_1_9.~R5C5_1_9.~R9C9_1_9.~R3C7_1_9.Sum~14~R1C1~R5C5~R9C9~R3C7",
                           ".~R9C9_4_5.CountingCircles~R1C1~R5C5~R9C9"}) {
    INFO(text);
    const SolveReport report = ConstrainedSolver().solve(read_interactive(text).value());
    CHECK(report.count == 0);
    CHECK(report.guesses == 0);
  }
}

TEST_CASE("a random solution: as drawn, for each cell with a choice", "[solve]") {
  const auto puzzle = read_interactive(".Shape~4x4.~R1C1_1.Cage~9~R1C2~R1C3~R2C2");
  REQUIRE(puzzle.ok());
  const auto first_with = [&](std::uint32_t drawn) {
    std::size_t draws = 0;
    SolveOptions options;
    options.limit = options.keep = 1;
    ConstrainedSolver solver;
    solver.start(puzzle.value(), options, [&](std::uint32_t count) {
      ++draws;
      CHECK(count > 1);
      return std::min(drawn, count - 1);
    });
    REQUIRE(solver.resume());
    CHECK(draws > 0);
    return solver.report().solutions.at(0);
  };
  CHECK(first_with(0) != first_with(3));
}

TEST_CASE("puzzles with constraints of many kinds have the solutions that they were made from",
          "[solve]") {
  for (const auto& [name, text, solution] : reference::kConstrainedTexts) {
    INFO(name);
    const auto puzzle = read_interactive(text);
    REQUIRE(puzzle.ok());
    const SolveReport report = ConstrainedSolver().solve(puzzle.value());
    REQUIRE(report.count == 1);
    CHECK(report.complete);
    CHECK(value_line(puzzle.value().board, report.solutions[0]) == solution);
  }
}
