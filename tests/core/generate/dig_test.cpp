// tests/core/generate/dig_test.cpp: the same puzzles as by trying cell after cell.
#include "core/generate/dig.h"

#include <map>

#include "core/generate/symmetry.h"
#include "tests/core/generate/made.h"
#include "tests/rounds.h"

namespace nonet::generate {
namespace {

/// The plain way: a group goes if the rest has one solution.
std::vector<Digit> dug_plainly(const DigTask& task,
                               const std::shared_ptr<const Geometry>& geometry) {
  std::map<int, std::vector<std::size_t>> groups;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (task.turn[cell] != DigTask::kStays) groups[task.turn[cell]].push_back(cell);
  }
  Puzzle puzzle = make_puzzle(geometry);
  puzzle.givens.assign(task.solution.begin(), task.solution.end());
  for (const auto& [turn, cells] : groups) {
    const std::vector<Digit> before = puzzle.givens;
    for (const std::size_t cell : cells) puzzle.givens[cell] = 0;
    if (solutions_of(puzzle) != 1) puzzle.givens = before;
  }
  return puzzle.givens;
}

}  // namespace

TEST_CASE("digging together is the same as trying cell after cell", "[generate]") {
  const auto geometry = Geometry::with_boxes({9, 3, 3}).value();
  Random random(4);
  std::vector<DigTask> tasks(static_cast<std::size_t>(rounds(60)));
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    tasks[i].solution = uniform_grid(random);
    // Single cells, groups of a symmetry, and some cells that stay.
    const Symmetry symmetry = static_cast<Symmetry>(i % symmetry_keys().size());
    const std::vector<std::uint16_t> group = groups_of(symmetry, 9);
    std::array<std::uint8_t, 81> turn_of;
    for (std::size_t turn = 0; turn < 81; ++turn) turn_of[turn] = static_cast<std::uint8_t>(turn);
    random.shuffle(turn_of);
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const bool stays = i % 3 == 1 && random.below(9) == 0;
      tasks[i].turn[cell] = stays ? DigTask::kStays : turn_of[group[cell]];
    }
  }
  std::vector<DigTask> alone = tasks;
  Digger digger;
  digger.dig(tasks);
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const std::vector<Digit> givens(tasks[i].givens.begin(), tasks[i].givens.end());
    CHECK(givens == dug_plainly(tasks[i], geometry));
    CHECK(tasks[i].searches > 0);
    digger.dig(std::span(&alone[i], 1));
    CHECK(alone[i].givens == tasks[i].givens);
  }
}

TEST_CASE("cells that all stay are a full grid", "[generate]") {
  Random random(9);
  DigTask task;
  task.solution = uniform_grid(random);
  task.turn.fill(DigTask::kStays);
  Digger().dig(std::span(&task, 1));
  CHECK(task.givens == task.solution);
}

}  // namespace nonet::generate
