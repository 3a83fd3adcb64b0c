#include "core/backtrack/backtrack.h"

#include <algorithm>

#include "tests/catch.h"
#include "tests/reference/puzzles.h"
#include "tests/reference/reference.h"

using namespace nonet;
using reference::kGrid01;
using reference::kGrid02;
using reference::puzzle_of;
using reference::text_of;
using Status = Backtracker::Status;

namespace {

/// The numbers that the first programs printed.
struct Known {
  const char* grid;
  Strategy strategy;
  std::uint64_t attempts;
  const char* begins;
};

constexpr Known kKnown[] = {
    {kGrid01, Strategy::kFirstEmpty, 12'744'075, "258146379"},
    {kGrid01, Strategy::kFullestUnit, 42, "528461397"},
    {kGrid02, Strategy::kFirstEmpty, 2'922'103, "217594638"},
    {kGrid02, Strategy::kFullestUnit, 26, "287194635"},
};

std::vector<Event> all_events(const Puzzle& puzzle, Strategy strategy) {
  Trace trace{0, 1'000'000, {}};
  Backtracker(puzzle, strategy).run(UINT64_MAX, &trace);
  return trace.events;
}

}  // namespace

TEST_CASE("the attempts are exactly those of the first programs", "[backtrack]") {
  for (const Known& known : kKnown) {
    const Puzzle puzzle = puzzle_of(known.grid);
    Backtracker backtracker(puzzle, known.strategy);
    CHECK(backtracker.run(UINT64_MAX) == Status::kSolved);
    CHECK(backtracker.attempts() == known.attempts);
    const std::vector<Digit> cells(backtracker.cells().begin(), backtracker.cells().end());
    CHECK(text_of(cells).substr(0, 9) == known.begins);
    CHECK(reference::is_solution(puzzle, cells));
  }
}

TEST_CASE("a run in slices is the same as a run in one call", "[backtrack]") {
  const Puzzle puzzle = puzzle_of(kGrid02);
  Backtracker whole(puzzle, Strategy::kFullestUnit);
  CHECK(whole.run(UINT64_MAX) == Status::kSolved);
  Backtracker sliced(puzzle, Strategy::kFullestUnit);
  std::uint64_t slices = 0;
  while (sliced.run(7) == Status::kRunning) ++slices;
  CHECK(slices == whole.events() / 7);
  CHECK(sliced.attempts() == whole.attempts());
  CHECK(sliced.events() == whole.events());
}

TEST_CASE("every strategy finds every solution", "[backtrack]") {
  std::mt19937 random(1);
  for (int round = 0; round < 60; ++round) {
    const Shape shape = round % 3 == 0   ? Shape{4, 2, 2}
                        : round % 3 == 1 ? Shape{6, 2, 3}
                                         : Shape{9, 3, 3};
    const int empty = shape.size == 9 ? 40 : shape.size == 6 ? 22 : 12;
    Puzzle puzzle = reference::puzzle_with_empty(shape, empty, random);
    if (round % 4 == 3) reference::spoil(puzzle, random);
    const auto expected = reference::solutions(puzzle, 200);
    if (expected.size() == 200) continue;
    for (const Strategy strategy :
         {Strategy::kFirstEmpty, Strategy::kFullestUnit, Strategy::kFewestCandidates}) {
      Backtracker backtracker(puzzle, strategy);
      std::vector<std::vector<Digit>> found;
      while (backtracker.run(UINT64_MAX) == Status::kSolved) {
        found.emplace_back(backtracker.cells().begin(), backtracker.cells().end());
      }
      std::sort(found.begin(), found.end());
      CHECK(found == expected);
      CHECK(backtracker.run(UINT64_MAX) == Status::kExhausted);  // also when called again
    }
  }
}

TEST_CASE("first-empty finds solutions in rising order", "[backtrack]") {
  const Puzzle puzzle = puzzle_of("1...............");
  Backtracker backtracker(puzzle, Strategy::kFirstEmpty);
  for (const auto& expected : reference::solutions(puzzle, 72)) {
    REQUIRE(backtracker.run(UINT64_MAX) == Status::kSolved);
    CHECK(std::equal(expected.begin(), expected.end(), backtracker.cells().begin()));
  }
  CHECK(backtracker.run(UINT64_MAX) == Status::kExhausted);
}

TEST_CASE("the events replay to the solution, and the dead ends are the attempts", "[backtrack]") {
  for (const Strategy strategy :
       {Strategy::kFirstEmpty, Strategy::kFullestUnit, Strategy::kFewestCandidates}) {
    std::mt19937 random(2);
    const Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 45, random);
    Backtracker backtracker(puzzle, strategy);
    Trace trace{0, 1'000'000, {}};
    REQUIRE(backtracker.run(UINT64_MAX, &trace) == Status::kSolved);
    REQUIRE(trace.events.size() == backtracker.events());
    std::vector<Digit> cells = puzzle.givens;
    std::uint64_t dead_ends = 0;
    for (const Event event : trace.events) {
      switch (event.kind) {
        case EventKind::kPlace:
          REQUIRE(cells[event.cell] == 0);
          cells[event.cell] = event.digit;
          break;
        case EventKind::kUndo:
          REQUIRE(cells[event.cell] == event.digit);
          cells[event.cell] = 0;
          break;
        case EventKind::kDeadEnd:
          REQUIRE(cells[event.cell] == 0);
          ++dead_ends;
          break;
      }
    }
    CHECK(dead_ends == backtracker.attempts());
    CHECK(std::equal(cells.begin(), cells.end(), backtracker.cells().begin()));
  }
}

TEST_CASE("a trace is bounded and can start at any event", "[backtrack]") {
  const Puzzle puzzle = puzzle_of(kGrid01);
  const auto events = all_events(puzzle, Strategy::kFullestUnit);
  Trace part{10, 5, {}};
  Backtracker backtracker(puzzle, Strategy::kFullestUnit);
  CHECK(backtracker.run(UINT64_MAX, &part) == Status::kRunning);
  CHECK(part.events == std::vector<Event>(events.begin() + 10, events.begin() + 15));
}

TEST_CASE("fullest-unit chooses by the first programs' rule", "[backtrack]") {
  // Row 2 has three digits, column 1 and the upper boxes two: the row's first empty cell.
  Puzzle puzzle = puzzle_of(
      "1..."
      "2.34"
      "...."
      "....");
  CHECK(all_events(puzzle, Strategy::kFullestUnit).front().cell == 5);
  // Row 1 and column 1 have two each: the column, because it is at least as full as the row.
  puzzle = puzzle_of(
      "1..2"
      "...."
      "...."
      "3...");
  CHECK(all_events(puzzle, Strategy::kFullestUnit).front().cell == 4);
  // Box 1 has as many as row 1: the box.
  puzzle = puzzle_of(
      "12.."
      "...."
      "...."
      "....");
  CHECK(all_events(puzzle, Strategy::kFullestUnit).front().cell == 4);
}

TEST_CASE("any size and any houses", "[backtrack]") {
  for (const int size : {1, 2, 3, 5, 7, 12, 16, 25, 64}) {
    std::mt19937 random(3);
    const Puzzle puzzle = reference::puzzle_with_empty(usual_shape(size), size * size / 5, random);
    Backtracker backtracker(puzzle, Strategy::kFewestCandidates);
    REQUIRE(backtracker.run(UINT64_MAX) == Status::kSolved);
    CHECK(reference::is_solution(
        puzzle, std::vector<Digit>(backtracker.cells().begin(), backtracker.cells().end())));
  }
}

TEST_CASE("only stated candidates are tried", "[backtrack]") {
  Puzzle puzzle = puzzle_of("................");
  puzzle.candidates.assign(16, DigitSet::up_to(4));
  puzzle.candidates[0] = DigitSet::of(3) | DigitSet::of(4);
  Backtracker backtracker(puzzle, Strategy::kFirstEmpty);
  CHECK(backtracker.run(UINT64_MAX) == Status::kSolved);
  CHECK(backtracker.cells()[0] == 3);
}

TEST_CASE("a cell may be in any number of houses", "[backtrack]") {
  // The middle cell is in a row, a column, a box, both diagonals, a group and a region.
  const std::vector<std::string> words = {"diagonals", "groups", "r1c1r2c2r3c5r5c5r6c1"};
  Puzzle puzzle =
      make_puzzle(Geometry::with_boxes({9, 3, 3}, houses_named(words, 9).value()).value());
  const Cell middle = 40;
  REQUIRE(puzzle.geometry->houses_of(middle).size() == 7);
  puzzle.givens[0] = 1;          // a diagonal
  puzzle.givens[8] = 2;          // the other one
  puzzle.givens[4 * 9 + 1] = 3;  // the row, and its group
  puzzle.givens[1 * 9 + 1] = 4;  // a diagonal and the group
  puzzle.givens[5 * 9] = 5;      // the region alone
  for (const Strategy strategy :
       {Strategy::kFirstEmpty, Strategy::kFullestUnit, Strategy::kFewestCandidates}) {
    Backtracker backtracker(puzzle, strategy);
    CHECK(backtracker.digits_left(middle) == DigitSet::up_to(9) - DigitSet::up_to(5));
  }
  Backtracker backtracker(puzzle, Strategy::kFewestCandidates);
  REQUIRE(backtracker.run(UINT64_MAX) == Status::kSolved);
  const std::vector<Digit> cells(backtracker.cells().begin(), backtracker.cells().end());
  CHECK(reference::is_solution(puzzle, cells));
}
