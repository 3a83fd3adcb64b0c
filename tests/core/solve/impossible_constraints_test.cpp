#include "core/solve/impossible_constraints.h"

#include <string>

#include "core/format/interactive.h"
#include "core/solve/constrained_solve.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

/// "cage 0 1; sandwich 0 1 2 3" of a puzzle without a solution.
std::string impossible(std::string_view text, const Progress& progress = {}) {
  INFO(text);
  const auto puzzle = read_interactive(text);
  REQUIRE(puzzle.ok());
  CHECK(count_solutions(puzzle.value(), 1).count == 0);
  std::string names;
  for (const RuleConflict& conflict : impossible_constraints(puzzle.value(), progress)) {
    CHECK(conflict.values.empty());
    names += (names.empty() ? "" : "; ") + std::string(conflict.rule);
    for (const Cell cell : conflict.cells) names += " " + std::to_string(cell);
  }
  return names;
}

}  // namespace

TEST_CASE("constraints that cannot be kept are named", "[solve]") {
  CHECK(impossible(".Shape~4x4.Thermo~R1C1~R1C2~R2C3~R3C3~R4C4") == "thermometer 0 1 6 10 15");
  CHECK(impossible(".Shape~4x4.X~R1C1~R1C2") == "pair-sum 0 1");
  CHECK(impossible(".Shape~4x4.Sandwich~9~R1") == "sandwich 0 1 2 3");
  CHECK(impossible(".Shape~4x4.~R1C1_4.Thermo~R1C1~R1C2.Cage~3~R4C1~R4C2") == "thermometer 0 1");
  CHECK(impossible(".Shape~4x4.XSum~R1~99~.Skyscraper~R2~4~") == "x-sum 0 1 2 3");
  // Several; in the order of the puzzle.
  CHECK(impossible(".Shape~4x4.Cage~9~R1C1~R1C2.Cage~3~R2C1~R2C2.Cage~1~R3C1~R3C2") ==
        "cage 0 1; cage 8 9");
  CHECK(impossible(".Shape~4x4.Arrow~R1C1~R1C2~R1C3~R1C4") == "arrow 0 1 2 3");
}

TEST_CASE("constraints that only together cannot be kept are not", "[solve]") {
  CHECK(impossible(".Shape~4x4.Cage~3~R1C1~R1C2.Cage~3~R1C3~R1C4").empty());
  CHECK(impossible(".Shape~4x4.~R1C1_1.~R1C2_1").empty());
  // A stop ends it.
  int asked = 0;
  CHECK(impossible(".Shape~4x4.Cage~9~R1C1~R1C2.Cage~9~R2C1~R2C2",
                   [&](const Counters&) { return ++asked < 2; }) == "cage 0 1");
}
