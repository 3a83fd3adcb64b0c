// tests/core/solve/candidate_counts_test.cpp: the counts of each candidate against those of all solutions.
#include "core/solve/candidate_counts.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/format/interactive.h"
#include "tests/catch.h"
#include "tests/reference/constrained_texts.h"

using namespace nonet;

namespace {

void check_counts(const ConstrainedPuzzle& puzzle, std::uint32_t bound, bool in_slices) {
  SolveOptions options;
  options.limit = options.keep = 100'000;
  const auto all = ConstrainedSolver().solve(puzzle, options);
  REQUIRE(all.complete);
  CandidateCounts counts(puzzle, bound);
  if (in_slices) {
    while (!counts.resume([](const Counters&) { return false; })) continue;
  } else {
    REQUIRE(counts.resume());
  }
  for (Cell cell = 0; cell < puzzle.board.grid_cells(); ++cell) {
    for (Digit digit = 1; digit <= puzzle.board.value_count; ++digit) {
      const auto count =
          std::count_if(all.solutions.begin(), all.solutions.end(),
                        [&](const auto& solution) { return solution[cell] == digit; });
      CHECK(counts.count(cell, digit) == std::min(static_cast<std::uint32_t>(count), bound));
    }
  }
}

}  // namespace

TEST_CASE("the solutions of each candidate are counted up to a bound", "[constraints]") {
  // 0, 1, 12, 288 and 18 or so solutions.
  for (const std::string text :
       {".Shape~4x4.Cage~8~R1C1~R2C3~R3C2.~R1C1_2.~R2C3_2", ".Shape~2x3~0-2.~R1C1_0.Var~A",
        ".Shape~4x4", ".Shape~4x4.AntiKnight", ".Shape~4x4.Thermo~R1C1~R2C2~R3C3"}) {
    INFO(text);
    const auto puzzle = read_interactive(text);
    REQUIRE(puzzle.ok());
    for (const std::uint32_t bound : {1u, 2u, 7u, 40u, 1000u}) {
      check_counts(puzzle.value(), bound, false);
      check_counts(puzzle.value(), bound, true);
    }
  }
}

TEST_CASE("of a proper puzzle, each candidate has the one solution", "[constraints]") {
  for (const auto& row : reference::kConstrainedTexts) {
    INFO(row.name);
    check_counts(read_interactive(row.text).value(), 3, false);
  }
}
