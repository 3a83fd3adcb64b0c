// tests/wasm/api_constrained_test.cpp: questions about puzzles with constraints are answered in slices as the core answers them, and what
// makes no sense is refused by its name.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "core/format/interactive.h"
#include "core/format/puzzle_tree.h"
#include "core/format/tree.h"
#include "core/solve/constrained_candidates.h"
#include "core/solve/constrained_solve.h"
#include "tests/catch.h"
#include "tests/reference/constrained_texts.h"
#include "tests/rounds.h"
#include "wasm/api_constrained.h"

using namespace nonet;
using nonet::reference::kConstrainedTexts;

namespace {

/// With 12 ways to fill it.
const char* const kOpen = ".Shape~2x3~0-2.~R1C1_0.Var~A";

// A clock that ticks at each look: a slice of 0 ms ends as soon as it can.
double ticks() {
  static double now = 0;
  return now += 1;
}

template <class Report>
Report answer(const Tree& puzzle, const std::string& question,
              const api::ConstrainedOptions& options = {}) {
  const auto id = api::constrained_open(puzzle, question, options);
  REQUIRE(id.ok());
  for (;;) {
    const auto state = api::constrained_go(id.value(), 0, &ticks);
    REQUIRE(state.ok());
    if (!state.value().done) continue;
    CHECK_FALSE(api::constrained_go(id.value(), 0, &ticks).ok());  // closed
    CHECK_FALSE(api::constrained_close(id.value()));
    const auto* report = std::get_if<Report>(&state.value().report);
    REQUIRE(report != nullptr);
    return *report;
  }
}

template <class Report>
Report answer(const std::string& text, const std::string& question,
              const api::ConstrainedOptions& options = {}) {
  return answer<Report>(Tree::of(text), question, options);
}

std::string line_of(const std::vector<int>& values) {
  std::string line;
  for (const int value : values) line += static_cast<char>('0' + value);
  return line;
}

std::string refused(const Result<int>& id) {
  REQUIRE_FALSE(id.ok());
  CHECK(id.error().code == Errc::kBadArgument);
  return id.error().text;
}

}  // namespace

TEST_CASE("api: a puzzle with constraints is solved in slices as in one piece", "[api]") {
  for (const auto& row : kConstrainedTexts) {
    INFO(row.name);
    const auto puzzle = read_interactive(row.text);
    REQUIRE(puzzle.ok());
    const SolveReport whole = ConstrainedSolver().solve(puzzle.value());
    const auto report = answer<api::ConstrainedSolveReport>(row.text, "solve");
    REQUIRE(report.solutions.size() == 1);
    CHECK(line_of(report.solutions[0]) == row.solution);
    CHECK(report.count == 1);
    CHECK(report.complete);
    CHECK_FALSE(report.stopped);
    CHECK(report.engine == "general");
    CHECK(report.guesses == static_cast<double>(whole.guesses));
    CHECK(report.grid.rows == puzzle.value().board.rows);
    CHECK(report.grid.cols == puzzle.value().board.columns);
    CHECK(report.grid.digits ==
          std::vector<int>{puzzle.value().board.first_value, puzzle.value().board.last_value()});
    const auto variables = static_cast<std::size_t>(puzzle.value().board.variables);
    CHECK(report.variables.size() == (variables > 0 ? 1U : 0U));
    for (const auto& values : report.variables) CHECK(values.size() == variables);
  }
}

TEST_CASE("api: a puzzle with constraints is counted, validated, and has true candidates",
          "[api]") {
  api::ConstrainedOptions options;
  options.limit = 5;
  options.keep = 3;
  const auto some = answer<api::ConstrainedSolveReport>(kOpen, "solve", options);
  CHECK(some.count == 5);
  CHECK_FALSE(some.complete);
  CHECK(some.solutions.size() == 3);
  CHECK(some.variables.size() == 3);
  options.limit = 100;
  const auto counted = answer<api::ConstrainedSolveReport>(kOpen, "count", options);
  CHECK(counted.count == 12);
  CHECK(counted.complete);
  CHECK(counted.solutions.empty());

  const auto valid = answer<api::ConstrainedValidateReport>(kOpen, "validate");
  CHECK(valid.solutions == "several");
  CHECK(valid.state == "unfinished");
  CHECK(valid.conflicts.empty());
  const auto broken = answer<api::ConstrainedValidateReport>(
      ".Shape~4x4.Cage~8~R1C1~R2C3~R3C2.~R1C1_2.~R2C3_2", "validate");
  CHECK(broken.solutions == "none");
  REQUIRE(broken.conflicts.size() == 1);
  CHECK(broken.conflicts[0].rule == "cage");
  CHECK(broken.conflicts[0].cells == std::vector<int>{0, 6});
  CHECK(broken.conflicts[0].values == std::vector<int>{2, 2});

  const auto found = answer<api::ConstrainedCandidatesReport>(kOpen, "candidates");
  CHECK(found.complete);
  CHECK(found.grid.cols == 3);
  // Values, from 0, of the grid's cells.
  CHECK(found.candidates ==
        std::vector<std::vector<int>>{{0}, {1, 2}, {1, 2}, {1, 2}, {0, 1, 2}, {0, 1, 2}});
}

TEST_CASE("api: a slice of a puzzle with constraints ends when its time is over", "[api]") {
  api::ConstrainedOptions options;
  options.limit = 1'000'000;
  const auto id = api::constrained_open(Tree::of(".AntiKnight"), "count", options);
  REQUIRE(id.ok());
  const auto first = api::constrained_go(id.value(), 3, &ticks).value();
  CHECK_FALSE(first.done);
  CHECK(first.counters.guesses > 0);
  CHECK(std::holds_alternative<std::monostate>(first.report));
  const auto second = api::constrained_go(id.value(), 0, &ticks).value();
  CHECK(second.counters.guesses > first.counters.guesses);
  CHECK(api::constrained_close(id.value()));
  CHECK_FALSE(api::constrained_close(id.value()));
}

TEST_CASE("api: a seed leads to a random solution, the same one each time", "[api]") {
  const Tree puzzle = Tree::of(".Shape~4x4.AntiKnight");
  std::set<std::string> found;
  for (int seed = 0; seed < 40; ++seed) {
    api::ConstrainedOptions options;
    options.limit = 1;
    options.seed = std::to_string(seed);
    const auto report = answer<api::ConstrainedSolveReport>(puzzle, "solve", options);
    REQUIRE(report.solutions.size() == 1);
    found.insert(line_of(report.solutions[0]));
    CHECK(answer<api::ConstrainedSolveReport>(puzzle, "solve", options).solutions ==
          report.solutions);
  }
  CHECK(found.size() >= 2);
  // However it begins, it finds all.
  api::ConstrainedOptions options;
  options.limit = 1000;
  options.keep = 1000;
  const auto in_order = answer<api::ConstrainedSolveReport>(kOpen, "solve", options);
  options.seed = "x";
  auto shuffled = answer<api::ConstrainedSolveReport>(kOpen, "solve", options);
  auto expected = in_order.solutions;
  std::sort(expected.begin(), expected.end());
  std::sort(shuffled.solutions.begin(), shuffled.solutions.end());
  CHECK(shuffled.solutions == expected);
}

TEST_CASE("api: when a question's time is over, its report is what is known", "[api]") {
  api::ConstrainedOptions options;
  options.limit = 1'000'000;
  options.milliseconds = 50;
  const auto counted = answer<api::ConstrainedSolveReport>(".AntiKnight", "count", options);
  CHECK(counted.stopped);
  CHECK_FALSE(counted.complete);
  CHECK(counted.count > 0);
  CHECK(answer<api::ConstrainedValidateReport>(".Shape~16x16.AntiKnight", "validate", options)
            .state == "unfinished");
  options.milliseconds = 2;
  const auto minimised =
      answer<api::ReductionReport>(kConstrainedTexts[0].text, "minimise", options);
  CHECK(minimised.stopped);
  CHECK_FALSE(minimised.complete);
  CHECK(read_puzzle_tree(minimised.puzzle).ok());
  options.milliseconds = -1;
  CHECK(refused(api::constrained_open(Tree::of(kOpen), "solve", options)) == "milliseconds");
}

TEST_CASE("api: solutions are counted for each candidate, up to a number", "[api]") {
  api::ConstrainedOptions options;
  options.limit = 100;
  options.keep = 100;
  const auto all = answer<api::ConstrainedSolveReport>(kOpen, "solve", options);
  for (const int bound : {1, 3, 5, 1000}) {
    options.count_to = bound;
    const auto found = answer<api::ConstrainedCandidatesReport>(kOpen, "candidates", options);
    CHECK(found.complete);
    REQUIRE(found.counts.size() == found.candidates.size());
    for (std::size_t cell = 0; cell < found.candidates.size(); ++cell) {
      REQUIRE(found.counts[cell].size() == found.candidates[cell].size());
      for (std::size_t i = 0; i < found.candidates[cell].size(); ++i) {
        const auto count = std::count_if(
            all.solutions.begin(), all.solutions.end(),
            [&](const auto& solution) { return solution[cell] == found.candidates[cell][i]; });
        CHECK(found.counts[cell][i] == std::min<int>(static_cast<int>(count), bound));
      }
    }
  }
  options.count_to = 1001;
  CHECK(refused(api::constrained_open(Tree::of(kOpen), "candidates", options)) == "countTo");
}

TEST_CASE("api: a puzzle is minimised as by the core, and its parts are told", "[api]") {
  for (std::size_t number = 0; number < std::size(kConstrainedTexts); number += kRowStep) {
    const auto& row = kConstrainedTexts[number];
    INFO(row.name);
    const auto report = answer<api::ReductionReport>(row.text, "minimise");
    CHECK(report.holds);
    CHECK(report.complete);
    CHECK(report.untried == 0);
    REQUIRE(report.solutions.size() == 1);
    CHECK(line_of(report.solutions[0]) == row.solution);
    const auto solved = answer<api::ConstrainedSolveReport>(report.puzzle, "solve");
    CHECK(solved.count == 1);
    CHECK(solved.solutions == report.solutions);
    const auto whole = read_interactive(row.text).value();
    const auto left = read_puzzle_tree(report.puzzle).value();
    REQUIRE(report.constraints.size() == left.constraints.size());
    for (std::size_t i = 0; i < left.constraints.size(); ++i) {
      const auto index = static_cast<std::size_t>(report.constraints[i]);
      CHECK(left.constraints[i].kind == whole.constraints[index].kind);
    }
    for (const int cell : report.cells) {
      CHECK(left.domains[static_cast<std::size_t>(cell)] ==
            whole.domains[static_cast<std::size_t>(cell)]);
    }
  }
  const auto several = answer<api::ReductionReport>(kOpen, "minimise");
  CHECK_FALSE(several.holds);
  CHECK(several.solutions.size() == 2);
  CHECK(several.complete);
}

TEST_CASE("api: why a value is impossible is told by givens and constraints", "[api]") {
  const char* const text = ".Shape~4x4.Cage~7~R4C3~R4C4.Cage~3~R1C1~R1C2.~R2C1_4";
  api::ConstrainedOptions options;
  options.cell = 0;
  options.value = 3;
  const auto cage = answer<api::ReductionReport>(text, "explain", options);
  CHECK(cage.holds);
  CHECK(cage.cells.empty());
  CHECK(cage.constraints == std::vector<int>{1});
  CHECK(cage.solutions.empty());
  options.value = 4;
  const auto given =
      answer<api::ReductionReport>(".Shape~4x4.~R2C1_4.Thermo~R3C3~R3C4", "explain", options);
  CHECK(given.holds);
  CHECK(given.cells == std::vector<int>{4});
  CHECK(given.constraints.empty());
  options.value = 1;
  const auto possible = answer<api::ReductionReport>(".Shape~4x4", "explain", options);
  CHECK_FALSE(possible.holds);
  REQUIRE(possible.solutions.size() == 1);
  CHECK(possible.solutions[0][0] == 1);
  // The cell is given another value.
  options.cell = 4;
  const auto taken = answer<api::ReductionReport>(".Shape~4x4.~R2C1_4", "explain", options);
  CHECK(taken.holds);
  CHECK(taken.cells == std::vector<int>{4});
  for (const int cell : {-1, 16}) {
    options.cell = cell;
    CHECK(refused(api::constrained_open(Tree::of(text), "explain", options)) == "cell");
  }
  options.cell = 0;
  options.value = 5;
  CHECK(refused(api::constrained_open(Tree::of(text), "explain", options)) == "value");
}

TEST_CASE("api: before it is done, a question tells what is known so far", "[api]") {
  const int id = api::constrained_open(Tree::of(kConstrainedTexts[0].text), "minimise", {}).value();
  std::size_t parts = SIZE_MAX;
  for (;;) {
    const auto state = api::constrained_go(id, 0, &ticks).value();
    const auto& known = state.done ? state.report : state.part;
    const auto* report = std::get_if<api::ReductionReport>(&known);
    REQUIRE(report != nullptr);
    CHECK(report->complete == state.done);
    // Fewer and fewer.
    CHECK(report->cells.size() + report->constraints.size() <= parts);
    parts = report->cells.size() + report->constraints.size();
    if (state.done) break;
  }
}

TEST_CASE("api: the number of solutions is estimated, and told on the way", "[api]") {
  api::ConstrainedOptions options;
  options.seed = "one";
  const auto report = answer<api::EstimateReport>(".Shape~4x4", "estimate", options);
  CHECK(report.complete);
  CHECK_FALSE(report.stopped);
  CHECK(std::abs(report.estimate - 288) < 4 * report.standard_error);
  CHECK(report.ways > 1000);
  CHECK(report.grid.rows == 4);
  CHECK(answer<api::EstimateReport>(".Shape~4x4", "estimate", options).estimate == report.estimate);
  options.seed = "another";
  CHECK(answer<api::EstimateReport>(".Shape~4x4", "estimate", options).estimate != report.estimate);
  // A part of it is what is known, also when its time is over.
  options.milliseconds = 20;
  const auto stopped = answer<api::EstimateReport>(".Shape~9x9", "estimate", options);
  CHECK(stopped.stopped);
  CHECK_FALSE(stopped.complete);
  CHECK(stopped.estimate > 1e15);
  CHECK(stopped.ways > 1);
  CHECK(stopped.ways < 10'000);
  CHECK(answer<api::EstimateReport>(".~R1C1_1.~R1C2_1", "estimate").estimate == 0);
}

TEST_CASE("api: a senseless question about constraints is refused by what is wrong", "[api]") {
  CHECK(refused(api::constrained_open(Tree::of(kOpen), "colour", {})) == "question");
  api::ConstrainedOptions options;
  options.keep = 1'000'000;
  options.limit = 1'000'000;
  CHECK(refused(api::constrained_open(Tree::of(kOpen), "solve", options)) == "keep");
  options.limit = 0;
  CHECK(refused(api::constrained_open(Tree::of(kOpen), "count", options)) == "limit");
  CHECK(api::constrained_go(-1, 8, &ticks).error().text == "id");
  const int id = api::constrained_open(Tree::of(kOpen), "validate", {}).value();
  CHECK(api::constrained_go(id, -1, &ticks).error().text == "milliseconds");
  CHECK(api::constrained_close(id));

  const auto unknown = api::constrained_open(Tree::of(".Cage~3~R1C1~R1C2\n.Foo~R1C1"), "solve", {});
  REQUIRE_FALSE(unknown.ok());
  CHECK(unknown.error().code == Errc::kUnknownConstraint);
  CHECK(unknown.error().text == "Foo");
  CHECK(unknown.error().at == Place{2, 1});
  CHECK(api::constrained_open(Tree::of(""), "solve", {}).error().code == Errc::kEmptyText);
}

TEST_CASE("api: a puzzle with constraints is also read from plain data, and given as such",
          "[api]") {
  for (const auto& row : kConstrainedTexts) {
    INFO(row.name);
    const auto data = api::constrained_read(Tree::of(row.text));
    REQUIRE(data.ok());
    const auto report = answer<api::ConstrainedSolveReport>(data.value(), "solve");
    REQUIRE(report.solutions.size() == 1);
    CHECK(line_of(report.solutions[0]) == row.solution);
    CHECK(report.guesses == answer<api::ConstrainedSolveReport>(row.text, "solve").guesses);
    CHECK(api::constrained_read(data.value()).value() == data.value());
  }
  Tree wrong = Tree::object();
  wrong.add("cages", Tree::list());
  const auto unread = api::constrained_read(wrong);
  REQUIRE_FALSE(unread.ok());
  CHECK(unread.error().code == Errc::kBadArgument);
  CHECK(unread.error().text.substr(0, 5) == "cages");
  CHECK(refused(api::constrained_open(wrong, "solve", {})) == unread.error().text);
}
