#include "core/solve/solve.h"

#include <algorithm>

#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"

using namespace nonet;
using reference::puzzle_of;

namespace {

constexpr const char* kGrid01 =
    "008000300016008000000000001103000000490000000002007000005094010600005000700600000";

/// Every engine of the table.
std::vector<EngineChoice> engines() {
  std::vector<EngineChoice> all;
  for (const auto key : engine_keys().subspan(1)) all.push_back(*engine_of(key));
  return all;
}

/// And kAuto.
std::vector<EngineChoice> choices() {
  std::vector<EngineChoice> all = engines();
  all.push_back(EngineChoice::kAuto);
  return all;
}

/// Compares every engine with the reference; returns how many solutions there are, up to three.
std::size_t agree(Solver& solver, const Puzzle& puzzle) {
  const auto expected = reference::solutions(puzzle, 3);
  for (const EngineChoice engine : choices()) {
    SolveOptions options;
    options.engine = engine;
    options.strategy = Strategy::kFewestCandidates;
    options.limit = 3;
    options.keep = 3;
    const SolveReport report = solver.solve(puzzle, options);
    CHECK(report.count == expected.size());
    if (expected.size() < options.limit) CHECK(report.complete);
    CHECK(report.solutions.size() == expected.size());
    for (const auto& solution : report.solutions) CHECK(reference::is_solution(puzzle, solution));
    auto different = report.solutions;
    std::sort(different.begin(), different.end());
    CHECK(std::unique(different.begin(), different.end()) == different.end());
    CHECK(report.engine != EngineChoice::kAuto);
  }
  return expected.size();
}

}  // namespace

TEST_CASE("all engines agree with the reference", "[solve]") {
  std::mt19937 random(8);
  Solver solver;
  for (int round = 0; round < 120; ++round) {
    const Shape shape =
        usual_shape(std::vector<int>{4, 5, 6, 8, 9, 10}[static_cast<std::size_t>(round % 6)]);
    const int cells = shape.size * shape.size;
    Puzzle puzzle = reference::puzzle_with_empty(shape, std::min(cells / 2, 44), random);
    if (round % 4 == 3) reference::spoil(puzzle, random);
    agree(solver, puzzle);
  }
}

TEST_CASE("all engines agree with the reference about extra houses", "[solve]") {
  std::mt19937 random(9);
  Solver solver;
  const std::vector<std::vector<std::string>> lists = {{"diagonals"},
                                                       {"windows", "diagonal-up"},
                                                       {"groups", "diagonals"},
                                                       {"r1c1r2c3r4c2", "r1c4r3c3", "groups"}};
  int several = 0, none = 0;
  for (int round = 0; round < 80; ++round) {
    const int size = round % 2 == 0 ? 4 : 6;
    const auto extra =
        houses_named(lists[static_cast<std::size_t>(round / 2) % lists.size()], size);
    Puzzle puzzle = make_puzzle(Geometry::with_boxes(usual_shape(size), extra.value()).value());
    for (int given = 0; given < size * (1 + round % 3) / 2; ++given) {
      puzzle.givens[random() % puzzle.givens.size()] =
          static_cast<Digit>(1 + random() % static_cast<unsigned>(size));
    }
    const std::size_t solutions = agree(solver, puzzle);
    several += solutions > 1;
    none += solutions == 0;
  }
  CHECK(several > 10);
  CHECK(none > 10);
}

TEST_CASE("solve: the first programs' grids have more than one solution", "[solve]") {
  SolveOptions options;
  options.engine = EngineChoice::kBacktrack;
  options.strategy = Strategy::kFullestUnit;
  options.keep = 2;
  const SolveReport report = Solver().solve(puzzle_of(kGrid01), options);
  CHECK(report.count == 2);
  CHECK_FALSE(report.complete);
  CHECK(report.attempts == 42);
  REQUIRE(report.solutions.size() == 2);
  CHECK(reference::text_of(report.solutions[0]).substr(0, 9) == "528461397");
  CHECK(report.solutions[0] != report.solutions[1]);
}

TEST_CASE("conflicting givens have no solution, for every engine", "[solve]") {
  for (const EngineChoice engine : engines()) {
    SolveOptions options;
    options.engine = engine;
    const SolveReport report = Solver().solve(puzzle_of("11.............."), options);
    CHECK(report.count == 0);
    CHECK(report.complete);
    CHECK(report.guesses == 0);  // no search
    CHECK(report.attempts == 0);
  }
}

TEST_CASE("keep limits the returned solutions, not the count", "[solve]") {
  SolveOptions options;
  options.limit = 1'000;
  options.keep = 5;
  const SolveReport report = Solver().solve(puzzle_of("................"), options);
  CHECK(report.count == 288);
  CHECK(report.complete);
  CHECK(report.solutions.size() == 5);
  options.keep = 0;
  options.engine = EngineChoice::kBacktrack;
  CHECK(Solver().solve(puzzle_of("................"), options).solutions.empty());
  CHECK(count_solutions(puzzle_of("1..............."), 1'000).count == 72);
  options.keep = 10;
  options.limit = 2;
  CHECK(Solver().solve(puzzle_of("................"), options).solutions.size() == 2);
}

TEST_CASE("with a limit of one, no second solution is searched", "[solve]") {
  SolveOptions options;
  options.limit = 1;
  options.engine = EngineChoice::kBacktrack;
  const SolveReport report = Solver().solve(puzzle_of("................"), options);
  CHECK(report.count == 1);
  CHECK(report.solutions.size() == 1);
  CHECK_FALSE(report.complete);
  Backtracker backtracker(puzzle_of("................"), options.strategy);
  CHECK(backtracker.run(UINT64_MAX) == Backtracker::Status::kSolved);
  CHECK(report.guesses == backtracker.guesses());
}

TEST_CASE("backtracking returns as many solutions as the limit allows, and is not stopped",
          "[solve]") {
  // The engine that searches for the others may find as many without the one that is already known.
  for (const char* const text : {"................", "4...............", "...........4...."}) {
    for (const Strategy strategy : {Strategy::kFirstEmpty, Strategy::kFewestCandidates}) {
      for (std::uint64_t limit = 2; limit <= 40; ++limit) {
        SolveOptions options;
        options.engine = EngineChoice::kBacktrack;
        options.strategy = strategy;
        options.limit = limit;
        std::uint64_t handed_over = 0;
        options.each = [&](std::span<const Digit>) { return ++handed_over > 0; };
        const SolveReport report = Solver().solve(puzzle_of(text), options);
        CHECK(handed_over == limit);
        CHECK(report.count == limit);
        CHECK_FALSE(report.stopped);
      }
    }
  }
}

TEST_CASE("every engine can be stopped, and reports it", "[solve]") {
  for (const EngineChoice engine : engines()) {
    SolveOptions options;
    options.engine = engine;
    options.limit = 1'000'000;
    Counters last;
    const SolveReport report =
        Solver().solve(puzzle_of(kGrid01), options, [&](const Counters& counters) {
          last = counters;
          return counters.guesses < 2'000;
        });
    CHECK(report.stopped);
    CHECK_FALSE(report.complete);
    CHECK(last.guesses >= 2'000);
  }
}

TEST_CASE("one solver solves puzzles of different shapes in turn", "[solve]") {
  Solver solver;
  for (int round = 0; round < 3; ++round) {
    CHECK(solver.solve(puzzle_of("1234341221434321")).count == 1);
    CHECK(solver.solve(puzzle_of(kGrid01)).count == 2);
  }
}

TEST_CASE(
    "a plain 9x9 is solved by its own engine, others by the learning one, small ones by the "
    "general one",
    "[solve]") {
  CHECK(Solver().solve(puzzle_of(kGrid01)).engine == EngineChoice::kClassic);
  CHECK(Solver().solve(puzzle_of("................")).engine == EngineChoice::kGeneral);
  Puzzle puzzle = puzzle_of(kGrid01);
  puzzle.candidates.assign(81, DigitSet::up_to(9));
  CHECK(Solver().solve(puzzle).engine == EngineChoice::kClassic);
  SolveOptions options;
  options.engine = EngineChoice::kClassic;
  puzzle = make_puzzle(Geometry::with_boxes({9, 1, 9}).value());
  CHECK(Solver().solve(puzzle, options).engine == EngineChoice::kLearning);
  options.engine = EngineChoice::kGeneral;
  CHECK(Solver().solve(puzzle_of(kGrid01), options).engine == EngineChoice::kGeneral);
}

TEST_CASE("engines and keys convert both ways", "[solve]") {
  for (std::size_t i = 0; i < engine_keys().size(); ++i) {
    CHECK(engine_of(engine_keys()[i]) == static_cast<EngineChoice>(i));
    CHECK(engine_key(static_cast<EngineChoice>(i)) == engine_keys()[i]);
  }
  CHECK_FALSE(engine_of("magic").has_value());
  for (std::size_t i = 0; i < strategy_keys().size(); ++i) {
    CHECK(strategy_of(strategy_keys()[i]) == static_cast<Strategy>(i));
  }
  CHECK_FALSE(strategy_of("").has_value());
}

TEST_CASE("a search that is suspended at every opportunity gives the same answer", "[solve]") {
  std::mt19937 random(9);
  Solver whole, parts;
  std::uint64_t cuts = 0;
  for (int round = 0; round < 160; ++round) {
    const int size = std::vector<int>{4, 6, 9, 9, 12}[static_cast<std::size_t>(round % 5)];
    const int cells = size * size;
    Puzzle puzzle = round % 7 == 6
                        ? reference::jigsaw(5, 4, random)
                        : reference::puzzle_with_empty(usual_shape(size), cells * 3 / 5, random);
    if (round % 4 == 3) reference::spoil(puzzle, random);
    for (const EngineChoice engine : choices()) {
      SolveOptions options;
      options.engine = engine;
      options.strategy = static_cast<Strategy>(1 + round % 2);
      options.limit = 1 + static_cast<std::uint64_t>(round % 40);
      options.keep = static_cast<std::size_t>(round % 12);
      const SolveReport expected = whole.solve(puzzle, options);
      options.steps_per_call = 1 + static_cast<std::uint64_t>(round % 3);
      parts.start(puzzle, options);
      Counters last;
      while (!parts.resume([&](const Counters& counters) {
        CHECK(counters.guesses >= last.guesses);
        CHECK(counters.attempts >= last.attempts);
        CHECK(counters.solutions >= last.solutions);
        last = counters;
        return ++cuts % 3 == 0;
      })) {
        CHECK(parts.report().stopped);
        CHECK_FALSE(parts.report().complete);
      }
      const SolveReport& report = parts.report();
      CHECK(report.solutions == expected.solutions);
      CHECK(report.count == expected.count);
      CHECK(report.complete == expected.complete);
      CHECK(report.guesses == expected.guesses);
      CHECK(report.attempts == expected.attempts);
      CHECK(report.engine == expected.engine);
      CHECK_FALSE(report.stopped);
      CHECK(parts.resume());  // a finished search stays finished
      CHECK(parts.report().count == expected.count);
    }
  }
  CHECK(cuts > 10'000);
}

TEST_CASE("a suspended search can be abandoned for another", "[solve]") {
  Solver solver;
  for (const EngineChoice engine : engines()) {
    SolveOptions options;
    options.engine = engine;
    options.steps_per_call = 5;
    solver.start(puzzle_of(kGrid01), options);
    CHECK_FALSE(solver.resume([](const Counters&) { return false; }));
    CHECK(solver.solve(puzzle_of(kGrid01)).count == 2);
  }
}

TEST_CASE("the larger the grid, the fewer guesses between calls of Progress", "[solve]") {
  for (const int size : {9, 16, 25, 64}) {
    const Puzzle puzzle = make_puzzle(Geometry::with_boxes(usual_shape(size)).value());
    for (const Strategy strategy : {Strategy::kFirstEmpty, Strategy::kFewestCandidates}) {
      for (const EngineChoice engine : {EngineChoice::kGeneral, EngineChoice::kBacktrack}) {
        SolveOptions options;
        options.engine = engine;
        options.strategy = strategy;
        options.limit = 1'000'000;
        Counters first;
        Solver solver;
        solver.start(puzzle, options);
        CHECK_FALSE(solver.resume([&](const Counters& counters) {
          first = counters;
          return false;
        }));
        if (engine == EngineChoice::kGeneral) {
          CHECK(first.guesses <=
                std::max(1u, 1024u * 729u / static_cast<unsigned>(size * size * size)));
        }
        CHECK(first.guesses <= 1u << 15);
      }
    }
  }
}
