// tests/wasm/api_constrained_test.cpp: questions about puzzles with constraints are answered in slices as the core answers them, and what
// makes no sense is refused by its name.
#include <string>
#include <vector>

#include "core/format/interactive.h"
#include "core/format/tree.h"
#include "core/solve/constrained_candidates.h"
#include "core/solve/constrained_solve.h"
#include "tests/catch.h"
#include "tests/reference/constrained_texts.h"
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
              const api::SolveOptions& options = {}) {
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
              const api::SolveOptions& options = {}) {
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
  api::SolveOptions options;
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
  api::SolveOptions options;
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

TEST_CASE("api: a senseless question about constraints is refused by what is wrong", "[api]") {
  CHECK(refused(api::constrained_open(Tree::of(kOpen), "colour", {})) == "question");
  api::SolveOptions options;
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
