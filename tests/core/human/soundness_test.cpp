// tests/core/human/soundness_test.cpp: no technique removes or misplaces a digit of a solution, on boards of all shapes.
//
// Boards are made from the back: a full grid, some cells emptied, and false candidates removed at random, so that
// also the rarest patterns occur. Every step of every technique is checked against the grid. Techniques that need
// uniqueness are tried on proper puzzles only. `scripts/test soundness` does the same with published puzzles.
#include <string>

#include "core/generate/full_grid.h"
#include "core/generate/generate.h"
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
    if (is_proper && row_of(technique).needs_uniqueness && !board.layout().has_all_houses())
      continue;
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

TEST_CASE("no step contradicts the solution, with extra houses", "[human]") {
  struct Case {
    Shape shape;
    std::vector<std::string> houses;
  };
  // The last ones have houses that techniques do not know as such: they are too small or too many.
  const std::vector<Case> cases = {
      {{6, 2, 3}, {"diagonals"}},        {{9, 3, 3}, {"diagonals"}},
      {{9, 3, 3}, {"windows"}},          {{9, 3, 3}, {"groups"}},
      {{7, 1, 7}, {"diagonals"}},        {{9, 3, 3}, {"diagonal-up", "windows", "groups"}},
      {{6, 2, 3}, {"r1c1r2c4r3c2r5c6"}}, {{16, 4, 4}, {"diagonals"}}};
  std::mt19937 random(20261126);
  for (const auto& [shape, words] : cases) {
    INFO(shape.size << " " << words[0]);
    generate::Wishes wishes;
    wishes.shape = shape;
    wishes.houses = houses_named(words, shape.size).value();
    const auto geometry = Geometry::with_boxes(shape, wishes.houses).value();
    generate::FullGrids grids(geometry);
    generate::Random digits = generate::Random::of(7, 1, 1);
    for (int round = 0; round < (shape.size > 9 ? 1 : rounds(6)); ++round) {
      std::vector<Digit> grid;
      REQUIRE(grids.next(digits, grid));
      const Puzzle puzzle = position_of(geometry, grid, 4 + random() % 3, 1 + random() % 3, random);
      check_steps(Board(puzzle), grid, false);
    }
    if (shape.size > 9) continue;
    // Along the paths of proper puzzles, what needs uniqueness as well.
    generate::Generator generator(wishes, 11);
    const auto check = [&](const generate::Made& made) {
      Board board(made.puzzle);
      int position = 0;
      const FindOptions options{techniques_in(Order::kHuman, true), {}, false, {}};
      follow_path(board, options, [&](const Board& before, const Step& step) {
        for (const Candidate gone : step.eliminations) {
          CHECK(made.solution[gone.cell] != gone.digit);
        }
        if (position++ % 6 == 0) check_steps(before, made.solution, true);
        return true;
      });
      return true;
    };
    generator.make(1, static_cast<std::uint64_t>(rounds(3)), check);
  }
}

TEST_CASE("a layout leaves out houses that its techniques cannot use", "[human]") {
  const auto layout = [](Shape shape, const std::vector<std::string>& words) {
    const auto extra = houses_named(words, shape.size).value();
    return Layout(Geometry::with_boxes(shape, extra).value());
  };
  CHECK(layout({9, 3, 3}, {"diagonals"}).house_count() == 29);
  CHECK(layout({9, 3, 3}, {"diagonals"}).has_all_houses());
  CHECK_FALSE(layout({9, 3, 3}, {"diagonals"}).is_plain_nine());
  const Layout small = layout({9, 3, 3}, {"diagonals", "r1c2r5c6"});
  CHECK(small.house_count() == 29);
  CHECK_FALSE(small.has_all_houses());
  CHECK(small.sees(1, 41));
  CHECK(small.houses_of(1).size() == 3);
  const Layout many = layout({16, 4, 4}, {"diagonals", "windows", "groups"});
  CHECK(many.house_count() == kMostHouses);
  CHECK_FALSE(many.has_all_houses());
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
