// tests/core/human/soundness_test.cpp: no technique removes or misplaces a digit of a solution, on boards of all shapes.
//
// Boards are made from the back: a full grid, some cells emptied, and false candidates removed at random, so that
// also the rarest patterns occur. Every step of every technique is checked against the grid. Techniques that need
// uniqueness are tried on proper puzzles only. `scripts/test soundness` does the same with published puzzles.
#include <string>

#include "core/human/known.h"
#include "core/human/orders.h"
#include "core/human/step_text.h"
#include "tests/core/human/human_test.h"
#include "tests/reference/puzzles.h"
#include "tests/rounds.h"

namespace nonet::human {
namespace {

/// A board of which the grid is a solution: `filled` of ten cells are given, and `kept` of ten false candidates are left.
Puzzle position_of(const std::shared_ptr<const Geometry>& geometry, const std::vector<Digit>& grid,
                   std::size_t filled, std::size_t kept, std::mt19937& random) {
  Puzzle puzzle = make_puzzle(geometry);
  puzzle.candidates.assign(grid.size(), DigitSet());
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    puzzle.candidates[cell].insert(grid[cell]);
    if (random() % 10 < filled) {
      puzzle.givens[cell] = grid[cell];
      continue;
    }
    for (int digit = 1; digit <= geometry->size(); ++digit) {
      if (random() % 10 < kept) puzzle.candidates[cell].insert(static_cast<Digit>(digit));
    }
  }
  return puzzle;
}

/// Where a board has very many steps of a technique, the first ones are checked.
constexpr int kMostOfTechnique = 30;

/// Boards with random candidates have hundreds of almost locked sets that fit together, which takes seconds; the other
/// tests try these techniques.
bool is_slow_on_random_boards(Technique technique) {
  const std::string_view key = row_of(technique).key;
  return key == "death-blossom" || key == "als-xy-wing" || key == "als-chain" ||
         key == "als-nice-loop" || key == "als-aic";
}

/// Checks the steps of every technique; returns how many there were.
int check_steps(const Board& board, const std::vector<Digit>& grid, bool is_proper) {
  int count = 0;
  for (const Technique technique : techniques_in(Order::kHuman, is_proper)) {
    if (!is_proper && is_slow_on_random_boards(technique)) continue;
    int left = kMostOfTechnique;
    Facts facts;
    Search search(board, facts, [&](Step&& step) {
      ++count;
      bool is_right = !step.placements.empty() || !step.eliminations.empty();
      for (const Candidate candidate : step.placements) {
        is_right = is_right && board.has(candidate) && grid[candidate.cell] == candidate.digit;
      }
      for (const Candidate candidate : step.eliminations) {
        is_right = is_right && board.has(candidate) && grid[candidate.cell] != candidate.digit;
      }
      for (const Mark& mark : step.marks) is_right = is_right && board.has(mark.candidate);
      if (!is_right) UNSCOPED_INFO(text_of(step, board.layout()));
      CHECK(is_right);
      return --left == 0;
    });
    row_of(technique).find(search, technique);
  }
  return count;
}

}  // namespace

TEST_CASE("no step contradicts the solution, on boards with candidates removed at random",
          "[human]") {
  std::mt19937 random(20261123);
  const auto geometry = Geometry::with_boxes({9, 3, 3}).value();
  int count = 0;
  for (int round = 0; round < rounds(20); ++round) {
    const std::vector<Digit> grid = reference::full_grid({9, 3, 3}, random);
    const std::size_t filled = 2 + random() % 3, kept = 1 + random() % 4;
    const Puzzle puzzle = position_of(geometry, grid, filled, kept, random);
    count += check_steps(Board(puzzle), grid, false);
  }
  CHECK(count > rounds(20) * 20);
}

TEST_CASE("no step contradicts the solution of a proper puzzle, along its path", "[human]") {
  std::mt19937 random(20261124);
  int proper = 0;
  for (int round = 0; round < rounds(1000) && proper < rounds(20); ++round) {
    const Puzzle puzzle = reference::puzzle_with_empty({9, 3, 3}, 47, random);
    const Known known = know(puzzle);
    if (known.solutions != 1) continue;
    ++proper;
    Board board(puzzle);
    const FindOptions options{techniques_in(Order::kHuman, true), {}, false, {}};
    int position = 0;
    follow_path(board, options, [&](const Board& before, const Step&) {
      if (position++ % 8 == 0) check_steps(before, known.solution, true);
      return true;
    });
    CHECK(board.is_solved());
  }
  CHECK(proper >= rounds(10));
}

TEST_CASE("no step contradicts the solution, on other sizes and without boxes", "[human]") {
  std::mt19937 random(20261125);
  for (const Shape shape : {Shape{4, 2, 2}, Shape{6, 2, 3}, Shape{7, 1, 7}, Shape{8, 2, 4},
                            Shape{12, 3, 4}, Shape{16, 4, 4}}) {
    const auto geometry = Geometry::with_boxes(shape).value();
    for (int round = 0; round < (shape.size > 9 ? 1 : rounds(10)); ++round) {
      const std::vector<Digit> grid = reference::full_grid(shape, random);
      const Puzzle puzzle = position_of(geometry, grid, 5 + random() % 3, 1 + random() % 3, random);
      check_steps(Board(puzzle), grid, false);
    }
  }
}

TEST_CASE("a board of the largest size takes its techniques, a solved one has none", "[human]") {
  std::mt19937 random(3);
  const std::vector<Digit> grid = reference::full_grid({16, 4, 4}, random);
  Puzzle puzzle = make_puzzle(Geometry::with_boxes({16, 4, 4}).value());
  puzzle.givens = grid;
  CHECK(all_steps(Board(puzzle), {techniques_in(Order::kHuman, false), {}, true, {}}).empty());
  puzzle.givens[100] = 0;
  const auto steps = all_steps(Board(puzzle), {techniques_in(Order::kHuman, false), {}, true, {}});
  REQUIRE(!steps.empty());
  CHECK(steps.front().technique == Technique::kFullHouse);
}

TEST_CASE("a search can be cancelled in any technique", "[human]") {
  std::mt19937 random(5);
  const std::vector<Digit> grid = reference::full_grid({9, 3, 3}, random);
  const Puzzle puzzle = position_of(Geometry::with_boxes({9, 3, 3}).value(), grid, 1, 6, random);
  int calls = 0;
  FindOptions options{techniques_in(Order::kHuman, false), {}, true, [&] { return ++calls < 3; }};
  const auto steps = all_steps(Board(puzzle), options);
  CHECK(calls <= 4);
  options.patience = {};
  CHECK(all_steps(Board(puzzle), options).size() > steps.size());
}

}  // namespace nonet::human
