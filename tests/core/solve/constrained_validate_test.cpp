#include "core/solve/constrained_validate.h"

#include <algorithm>
#include <string>

#include "core/format/interactive.h"
#include "core/solve/constrained_solve.h"
#include "tests/catch.h"
#include "tests/reference/constrained_puzzles.h"
#include "tests/reference/constrained_texts.h"
#include "tests/rounds.h"

using namespace nonet;
using reference::Random;

namespace {

/// "cage 0=5 1=5; house 3=1 4=1"
std::string shown(const std::vector<RuleConflict>& conflicts) {
  std::string text;
  for (const RuleConflict& conflict : conflicts) {
    text += (text.empty() ? "" : "; ") + std::string(conflict.rule);
    for (std::size_t i = 0; i < conflict.cells.size(); ++i) {
      text += " " + std::to_string(conflict.cells[i]);
      if (!conflict.values.empty()) text += "=" + std::to_string(conflict.values[i]);
    }
  }
  return text;
}

ConstrainedPuzzle read(std::string_view text) {
  const auto puzzle = read_interactive(text);
  INFO(text);
  REQUIRE(puzzle.ok());
  return puzzle.value();
}

}  // namespace

TEST_CASE("conflicts name the rule, the cells and their values", "[solve]") {
  const struct {
    const char* text;
    const char* conflicts;
  } kRows[] = {
      {".Shape~4x4.~R1C1_1.~R2C3_1", ""},
      {".Shape~4x4.~R1C1_1.~R1C4_1", "house 0=1 3=1"},
      // The row and the box say the same.
      {".Shape~4x4.~R1C1_1.~R1C2_1", "house 0=1 1=1"},
      {".Shape~4x4~0-3.~R1C1_0.~R2C1_0.~R4C2_0.~R4C4_0", "house 13=0 15=0; house 0=0 4=0"},
      {".Shape~4x4~0-3.NoBoxes.~R1C1_0.~R3C1_0.~R4C1_0", "house 0=0 8=0 12=0"},
      {".Shape~4x4.~R1C1_1.~R1C1_2", "given 0"},
      // A repeated digit is enough; a sum needs all cells.
      {".Shape~4x4.Cage~8~R1C1~R2C3~R3C2.~R1C1_2.~R2C3_2", "cage 0=2 6=2"},
      {".Shape~4x4.Cage~8~R1C1~R2C3~R3C2.~R1C1_2.~R2C3_1", ""},
      {".Shape~4x4.Cage~7~R1C1~R2C3.~R1C1_2.~R2C3_1", "cage 0=2 6=1"},
      // A sum that no digits have.
      {".Shape~4x4.Cage~8~R1C1~R2C3.~R1C1_2", "cage 0 6"},
      // Two neighbours of a longer line.
      {".Shape~4x4.Thermo~R1C1~R1C2~R1C3.~R1C1_3.~R1C2_2", "thermometer 0=3 1=2"},
      {".Shape~4x4.Thermo~R1C1~R1C2~R1C3.~R1C1_3.~R1C2_4", ""},
      {".Shape~4x4.Arrow~R1C1~R2C3~R3C2.~R1C1_4.~R2C3_1.~R3C2_2", "arrow 0=4 6=1 9=2"},
      {".Shape~4x4.NoBoxes.AntiKnight.~R1C1_1.~R2C3_1", "anti-knight 0=1 6=1"},
      {".Shape~4x4.WhiteDot~R1C1~R1C2.~R1C1_1.~R1C2_4", "white-dot 0=1 1=4"},
      // Alternatives conflict only if all of them do.
      {".Shape~4x4.Or.Thermo~R1C1~R1C2.Thermo~R2C3~R3C2.End.~R1C1_3.~R1C2_2.~R2C3_4", ""},
      {".Shape~4x4.Or.Thermo~R1C1~R1C2.Thermo~R2C3~R3C2.End.~R1C1_3.~R1C2_2.~R2C3_4.~R3C2_1",
       "any 0=3 1=2 6=4 9=1"},
      // A variable.
      {".Shape~4x4.Var~A.Thermo~R1C1~VA.~R1C1_3.~VA_2", "thermometer 0=3 16=2"},
  };
  for (const auto& [text, conflicts] : kRows) {
    INFO(text);
    const auto puzzle = read(text);
    CHECK(shown(find_conflicts(puzzle)) == conflicts);
    if (conflicts[0] != '\0') CHECK(validate(puzzle).solutions == SolutionCount::kNone);
  }
}

TEST_CASE("full cells have a conflict if and only if they break a definition", "[solve]") {
  int right = 0, wrong = 0;
  for (const auto& [kind, sample] : reference::samples()) {
    Random random(static_cast<unsigned>(kind) + 200);
    for (int round = 0; round < rounds(20); ++round) {
      INFO(constraint_key(kind) << ", round " << round);
      ConstrainedPuzzle puzzle = reference::some_constrained_puzzle(kind, random);
      const auto solutions = reference::solutions(puzzle);
      // A solution, and another choice of the same candidates.
      std::vector<Digit> digits;
      for (const DigitSet candidates : puzzle.domains) digits.push_back(candidates.first());
      if (round % 2 == 0 && !solutions.empty()) digits = solutions[random() % solutions.size()];
      for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        puzzle.domains[cell] = DigitSet::of(digits[cell]);
      }
      const bool is_kept = reference::keeps_all(puzzle, digits);
      ++(is_kept ? right : wrong);
      const auto report = validate(puzzle);
      REQUIRE(report.conflicts.empty() == is_kept);
      REQUIRE(report.state == (is_kept ? GridState::kRight : GridState::kWrong));
      REQUIRE(report.solutions == (is_kept ? SolutionCount::kOne : SolutionCount::kNone));
    }
  }
  CHECK(right > 100);
  CHECK(wrong > 100);
}

TEST_CASE("a conflict of some givens means that there is no solution", "[solve]") {
  int conflicts = 0;
  for (const auto& [kind, sample] : reference::samples()) {
    Random random(static_cast<unsigned>(kind) + 300);
    for (int round = 0; round < rounds(20); ++round) {
      INFO(constraint_key(kind) << ", round " << round);
      ConstrainedPuzzle puzzle = reference::some_constrained_puzzle(kind, random);
      for (DigitSet& candidates : puzzle.domains) {
        if (random() % 3 != 0) candidates = DigitSet::of(candidates.first());
      }
      if (find_conflicts(puzzle).empty()) continue;
      ++conflicts;
      REQUIRE(reference::solutions(puzzle).empty());
    }
  }
  CHECK(conflicts > 100);
}

TEST_CASE("validate says whether a puzzle is finished, and how many solutions it has", "[solve]") {
  for (const auto& [name, text, solution] : reference::kConstrainedTexts) {
    INFO(name);
    const auto puzzle = read(text);
    const auto report = validate(puzzle);
    CHECK(report.conflicts.empty());
    CHECK(report.solutions == SolutionCount::kOne);
    CHECK(report.state ==
          (puzzle.board.grid_cells() == 1 ? GridState::kRight : GridState::kUnfinished));
  }
  CHECK(validate(read(".AntiKnight")).solutions == SolutionCount::kSeveral);
  // The grid is full; which value the variable has, no given says.
  const char* full = ".Shape~1x2~2.~R1C1_1.~R1C2_2.Var~A";
  CHECK(validate(read(full)).state == GridState::kRight);
  CHECK(validate(read(full)).solutions == SolutionCount::kSeveral);
  const auto stuck = validate(read(std::string(full) + ".Sum~9~R1C1~VA"));
  CHECK(stuck.state == GridState::kWrong);
  CHECK(stuck.conflicts.empty());
}

TEST_CASE("a validation that was stopped does not know how many solutions there are", "[solve]") {
  const auto puzzle = read(".AntiKnight.Shape~16x16");
  const auto report = validate(puzzle, [](const Counters&) { return false; });
  CHECK(report.solutions == SolutionCount::kUnknown);
  CHECK(report.state == GridState::kUnfinished);
}
