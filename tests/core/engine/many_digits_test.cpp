// tests/core/engine/many_digits_test.cpp: boards with as many digits as a set can hold, 64, and with one less: every kind of constraint, against
// trying all digits of small domains, among them the first and the last digits.
#include <algorithm>
#include <set>

#include "core/engine/constraint_search.h"
#include "core/engine/learn.h"
#include "core/format/constraint_members.h"
#include "core/model/constrained_puzzle.h"
#include "core/model/rules.h"
#include "tests/catch.h"
#include "tests/reference/constraint_samples.h"
#include "tests/rounds.h"

namespace nonet {
namespace {

using namespace reference;
using Grid = std::vector<Digit>;

/// All ways to fill the cells that keep the constraint.
std::set<Grid> solutions_by_trying(const ConstrainedPuzzle& puzzle) {
  std::set<Grid> solutions;
  Grid digits(puzzle.domains.size());
  const auto fill = [&](const auto& again, std::size_t cell) -> void {
    if (cell < digits.size()) {
      for (DigitSet left = puzzle.domains[cell]; !left.empty();) {
        digits[cell] = left.pop_first();
        again(again, cell + 1);
      }
      return;
    }
    std::vector<int> values;
    for (const Digit digit : digits) values.push_back(puzzle.board.value(digit));
    if (keeps(puzzle.constraints[0], puzzle.board, values)) solutions.insert(digits);
  };
  fill(fill, 0);
  return solutions;
}

template <class Engine>
std::set<Grid> solutions_of(Engine&& engine) {
  std::set<Grid> found;
  engine.resume(UINT64_MAX, [&](std::span<const Digit> solution) {
    CHECK(found.emplace(solution.begin(), solution.end()).second);
    return true;
  });
  return found;
}

TEST_CASE("64 digits: every kind of constraint, against trying all", "[engine][constraints]") {
  for (const auto& [kind, sample] : samples()) {
    const ConstraintMembers members = members_of(kind);
    if (members.is_small) continue;
    DYNAMIC_SECTION(constraint_key(kind)) {
      Random random(static_cast<unsigned>(kind) + 64);
      for (int round = 0; round < rounds(15); ++round) {
        INFO("round " << round);
        Board board = some_board_for(kind, random);
        if (board.cell_count() > 9) continue;
        board.value_count = kMaxSize - static_cast<int>(random() % 2);
        ConstrainedPuzzle puzzle = make_constrained_puzzle(board);
        const Digit ends[] = {1, 2, 3, static_cast<Digit>(board.value_count - 1),
                              static_cast<Digit>(board.value_count)};
        for (DigitSet& digits : puzzle.domains) {
          digits = {};
          for (int i = 0; i < 3; ++i) digits.insert(ends[random() % std::size(ends)]);
        }
        puzzle.constraints = {sample(random, board)};
        puzzle.constraints[0].kind = kind;
        const bool is_few = puzzle.constraints[0].cells.size() <= most_cells_of_few_sets(board);
        if (members.is_few && !is_few) continue;
        const std::set<Grid> expected = solutions_by_trying(puzzle);
        const auto model = std::make_shared<Model>(make_model(puzzle));
        ConstraintSearch search(model);
        search.start(UINT64_MAX);
        CHECK(solutions_of(search) == expected);
        LearningEngine engine(model);
        engine.start(model->domains, UINT64_MAX);
        CHECK(solutions_of(engine) == expected);
      }
    }
  }
}

}  // namespace
}  // namespace nonet
