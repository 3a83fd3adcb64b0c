// tests/core/solve/overlapping_test.cpp: boards of grids that overlap, such as a samurai: their houses, their holes, and every question about them.
#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "core/cli/json_tree.h"
#include "core/format/constraint_members.h"
#include "core/format/puzzle_tree.h"
#include "core/format/value_line.h"
#include "core/solve/candidate_counts.h"
#include "core/solve/constrained_candidates.h"
#include "core/solve/constrained_solve.h"
#include "core/solve/constrained_validate.h"
#include "core/solve/reduction.h"
#include "tests/catch.h"
#include "tests/reference/constraint_samples.h"

using namespace nonet;

namespace {

constexpr const char* kSamurai =
    R"({"grid": {"rows": 21, "cols": 21, "digits": [1, 9],)"
    R"( "overlapping": ["r1c1", "r1c13", "r7c7", "r13c1", "r13c13"]}})";
/// Two squares of 3×3 that share four cells; r1c4 and r4c1 are holes.
constexpr const char* kTwo =
    R"({"grid": {"rows": 4, "cols": 4, "digits": [1, 3], "overlapping": ["r1c1", "r2c2"]}})";

Result<ConstrainedPuzzle> read(const std::string& text) {
  return read_puzzle_tree(std::get<Tree>(cli::read_json(text)));
}

SolveReport solve(const ConstrainedPuzzle& puzzle, std::uint64_t limit) {
  SolveOptions options;
  options.limit = limit;
  options.keep = static_cast<std::size_t>(limit);
  ConstrainedSolver solver;
  solver.start(puzzle, options);
  solver.resume();
  return solver.report();
}

ConstrainedPuzzle puzzle_of(const std::string& text) {
  auto puzzle = read(text);
  INFO((puzzle.ok() ? std::string() : puzzle.error().text));
  REQUIRE(puzzle.ok());
  return std::move(puzzle.value());
}

std::string refused(const std::string& text) {
  const auto puzzle = read(text);
  REQUIRE_FALSE(puzzle.ok());
  return puzzle.error().text;
}

/// All latin squares of three digits.
std::vector<std::vector<Digit>> latin_squares() {
  std::vector<std::vector<Digit>> squares;
  std::vector<Digit> row = {1, 2, 3};
  std::vector<std::vector<Digit>> rows;
  do rows.push_back(row);
  while (std::next_permutation(row.begin(), row.end()));
  for (const auto& first : rows) {
    for (const auto& second : rows) {
      for (const auto& third : rows) {
        bool is_latin = true;
        for (std::size_t i = 0; i < 3; ++i) {
          is_latin &= first[i] != second[i] && first[i] != third[i] && second[i] != third[i];
        }
        if (!is_latin) continue;
        auto& square = squares.emplace_back(first);
        square.insert(square.end(), second.begin(), second.end());
        square.insert(square.end(), third.begin(), third.end());
      }
    }
  }
  return squares;
}

/// The solutions of kTwo with this constraint, by trying all pairs of squares; of holes, the digit is `hole`.
std::set<std::vector<Digit>> solutions_by_trying(const Constraint& constraint, const Board& board,
                                                 Digit hole) {
  std::set<std::vector<Digit>> solutions;
  const auto squares = latin_squares();
  for (const auto& upper : squares) {
    for (const auto& lower : squares) {
      std::vector<Digit> digits(16, hole);
      bool agree = true;
      for (int i = 0; i < 9; ++i) {
        digits[board.cell(1 + i / 3, 1 + i % 3)] = lower[static_cast<Cell>(i)];
      }
      for (int i = 0; i < 9; ++i) {
        Digit& digit = digits[board.cell(i / 3, i % 3)];
        const bool is_shared = i / 3 > 0 && i % 3 > 0;
        agree &= !is_shared || digit == upper[static_cast<Cell>(i)];
        digit = upper[static_cast<Cell>(i)];
      }
      const std::vector<int> values(digits.begin(), digits.end());
      if (agree && keeps(constraint, board, values)) {
        digits[board.cell(0, 3)] = digits[board.cell(3, 0)] = 1;
        solutions.insert(digits);
      }
    }
  }
  return solutions;
}

}  // namespace

TEST_CASE("overlapping grids: the houses of a samurai", "[constraints][format]") {
  const ConstrainedPuzzle puzzle = puzzle_of(kSamurai);
  // Nine of each kind in each grid; the middle one shares its corners' boxes.
  CHECK(puzzle.board.regions.size() == 5 * 9 - 4);
  CHECK(puzzle.houses.size() == 5 * 27 - 4);
  int holes = 0;
  for (Cell cell = 0; cell < 21 * 21; ++cell) {
    const bool is_in_house =
        std::any_of(puzzle.houses.begin(), puzzle.houses.end(), [&](const auto& house) {
          return std::find(house.begin(), house.end(), cell) != house.end();
        });
    CHECK(puzzle.board.is_hole(cell) == !is_in_house);
    holes += puzzle.board.is_hole(cell);
  }
  CHECK(holes == 72);
  const Tree written = puzzle_tree(puzzle);
  CHECK(written.find("regions") == nullptr);
  CHECK(written.find("houses") == nullptr);
  CHECK(written.find("givens") == nullptr);
  const auto again = read_puzzle_tree(written);
  REQUIRE(again.ok());
  CHECK(again.value().houses == puzzle.houses);
  CHECK(again.value().domains == puzzle.domains);
}

TEST_CASE("overlapping grids: other boxes, none, and houses of one kind", "[constraints][format]") {
  const std::string grid =
      R"("grid": {"rows": 9, "cols": 10, "digits": [1, 6], "overlapping": ["r1c1", "r4c5"]})";
  CHECK(puzzle_of("{" + grid + "}").board.regions.size() == 12);  // no box of 2×3 is shared …
  const auto tall = puzzle_of("{" + grid + R"(, "regions": "boxes 3x2"})");
  CHECK(tall.board.regions.size() == 11);  // … and one of 3×2 is
  CHECK(puzzle_tree(tall).find("regions")->text == "boxes 3x2");
  const auto bare = puzzle_of("{" + grid + R"(, "regions": [], "houses": ["rows"]})");
  CHECK(bare.houses.size() == 12);
  CHECK(puzzle_tree(bare).find("houses")->items.size() == 1);
  CHECK(refused("{" + grid + R"(, "regions": "boxes 2x4"})") ==
        "regions = boxes 2x4 (\"boxes 2x3\")");
}

TEST_CASE("overlapping grids: what is wrong with them is said", "[constraints][format]") {
  const auto with = [](const std::string& overlapping, const std::string& more = "") {
    return R"({"grid": {"rows": 4, "cols": 4, "digits": [1, 3], "overlapping": )" + overlapping +
           "}" + more + "}";
  };
  CHECK(refused(with("[]")) == "houses = [4] ([≤ 3])");
  CHECK(refused(with(R"(["r1c1", "r3c1"])")) == "grid.overlapping[1] = r3c1 (3 × 3)");
  CHECK(refused(with(R"(["r1c1", "r1c1"])")) == "grid.overlapping = [2] (2 × r1c1)");
  CHECK(refused(with(R"(["v1"])")) == "grid.overlapping[0] = v1 (r1c1 … r4c4)");
  const std::string two = R"(["r1c1", "r2c2"])";
  CHECK(refused(with(two, R"(, "givens": {"r1c4": 1})")) ==
        "givens = r1c4 (r1c1 + 3 × 3, r2c2 + 3 × 3)");
  CHECK(refused(with(two, R"(, "constraints": [{"row-index": ["r1c1"]}])")) ==
        "constraints[0].row-index (overlapping: [])");
  CHECK(refused(with(two, R"(, "constraints": [{"region-same-values": true}])")) ==
        "constraints[0].region-same-values (overlapping: [])");
}

TEST_CASE("overlapping grids: constraints of the whole board leave holes out, against trying all",
          "[constraints]") {
  const ConstrainedPuzzle two = puzzle_of(kTwo);
  reference::Random random(1);
  int kinds = 0;
  std::uint64_t found_in_all = 0;
  for (const auto& [kind, sample] : reference::samples()) {
    const ConstraintMembers members = members_of(kind);
    const bool is_on_board =
        members.on == ConstraintMembers::On::kBoard || members.on == ConstraintMembers::On::kPairs;
    if (!is_on_board || members.is_whole) continue;
    INFO(constraint_key(kind));
    ++kinds;
    ConstrainedPuzzle puzzle = two;
    Constraint constraint = sample(random, two.board);
    constraint.kind = kind;
    constraint.groups.clear();
    puzzle.constraints = {constraint};
    const auto expected = solutions_by_trying(constraint, two.board, 1);
    // What stands in a hole makes no difference to who keeps it.
    CHECK(expected == solutions_by_trying(constraint, two.board, 2));
    CHECK(expected == solutions_by_trying(constraint, two.board, 3));
    const SolveReport solved = solve(puzzle, 1000);
    CHECK(solved.complete);
    CHECK(std::set<std::vector<Digit>>(solved.solutions.begin(), solved.solutions.end()) ==
          expected);
    CHECK(solved.count == expected.size());
    found_in_all += solved.count;
  }
  CHECK(kinds >= 9);
  CHECK(found_in_all > 20);
  const auto all = solutions_by_trying({ConstraintKind::kAll}, two.board, 1);
  CHECK(count_solutions(two, 1000).count == all.size());
}

TEST_CASE("overlapping grids: every question has its answer", "[constraints]") {
  const ConstrainedPuzzle empty = puzzle_of(kSamurai);
  const SolveReport solved = solve(empty, 1);
  REQUIRE(solved.count == 1);
  const std::vector<Digit>& solution = solved.solutions.front();
  for (const auto& house : empty.houses) {
    DigitSet digits;
    for (const Cell cell : house) digits.insert(solution[cell]);
    CHECK(digits == DigitSet::up_to(9));
  }
  CHECK(value_line(empty.board, solution).substr(9, 3) == "...");
  // Its givens, without those that are not needed: no hole is one of them.
  ConstrainedPuzzle full = empty;
  for (Cell cell = 0; cell < 21 * 21; ++cell) full.domains[cell] = DigitSet::of(solution[cell]);
  std::vector<std::size_t> order(Reduction::parts_of(full));
  CHECK(order.size() == 21 * 21 - 72);
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = order.size() - 1 - i;
  Reduction reduction;
  reduction.start_minimise(full, order);
  REQUIRE(reduction.resume());
  const ConstrainedPuzzle& minimal = reduction.puzzle();
  CHECK(count_solutions(minimal, 2).count == 1);
  for (const Cell cell : reduction.cells()) {
    CHECK_FALSE(minimal.board.is_hole(cell));
    ConstrainedPuzzle less = minimal;
    less.domains[cell] = DigitSet::up_to(9);
    CHECK(count_solutions(less, 2).count == 2);
  }
  CHECK(true_candidates(minimal).complete);
  const Cell free = *std::find_if(empty.houses.front().begin(), empty.houses.front().end(),
                                  [&](Cell cell) { return minimal.domains[cell].count() > 1; });
  Reduction why;
  why.start_explain(minimal, free, static_cast<Digit>(solution[free] % 9 + 1));
  REQUIRE(why.resume());
  CHECK(why.holds());
  CandidateCounts counts(minimal, 5);
  REQUIRE(counts.resume());
  CHECK(counts.count(free, solution[free]) == 1);
  // A repeat is a conflict in the grid that has it, and none between grids.
  ConstrainedPuzzle wrong = empty;
  wrong.domains[empty.board.cell(0, 0)] = wrong.domains[empty.board.cell(0, 20)] = DigitSet::of(5);
  CHECK(find_conflicts(wrong).empty());
  wrong.domains[empty.board.cell(0, 8)] = DigitSet::of(5);
  CHECK(find_conflicts(wrong).size() == 1);
}
