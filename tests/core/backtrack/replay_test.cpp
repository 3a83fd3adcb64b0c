#include "core/backtrack/replay.h"

#include <algorithm>
#include <random>

#include "tests/catch.h"
#include "tests/reference/puzzles.h"

using namespace nonet;
using reference::kGrid01;
using reference::kGrid02;
using reference::puzzle_of;
using Status = Backtracker::Status;

namespace {

// Compares all results of a replay with those of a backtracker that ran straight to the same event.
void check_against_fresh(const Replay& replay, const Puzzle& puzzle, Strategy strategy,
                         std::uint64_t event) {
  Backtracker fresh(puzzle, strategy);
  Trace last{event == 0 ? 0 : event - 1, 1, {}};
  if (event > 0) fresh.run(event, &last);
  CHECK(replay.event() == event);
  CHECK(std::ranges::equal(replay.backtracker().cells(), fresh.cells()));
  CHECK(replay.backtracker().attempts() == fresh.attempts());
  CHECK(replay.backtracker().guesses() == fresh.guesses());
  if (event == 0) {
    CHECK_FALSE(replay.last().has_value());
  } else {
    CHECK(replay.last() == last.events.front());
  }
  const auto givens = std::ranges::count(puzzle.givens, 0);
  CHECK(static_cast<std::ptrdiff_t>(replay.depth()) ==
        givens - std::ranges::count(fresh.cells(), 0));
}

std::uint64_t closed_nodes(const SearchTree& tree) {
  std::uint64_t closed = 0;
  for (const auto& node : tree.nodes()) closed += node.folded + (node.closed != 0 ? 1 : 0);
  return closed;
}

/// Checks that the parent of every node was open when the node was born.
bool is_tree(const SearchTree& tree) {
  const auto nodes = tree.nodes();
  return std::ranges::all_of(nodes, [&](const SearchTree::Node& node) {
    if (node.level == 0) return node.parent == -1;
    const SearchTree::Node& parent = nodes[static_cast<std::size_t>(node.parent)];
    return parent.level + 1 == node.level && parent.born < node.born &&
           (parent.closed == 0 || parent.closed > node.closed);
  });
}

bool same_tree(const SearchTree& one, const SearchTree& other) {
  return std::ranges::equal(one.nodes(), other.nodes(), [](const auto& a, const auto& b) {
    return a.parent == b.parent && a.level == b.level && a.born == b.born && a.closed == b.closed &&
           a.folded == b.folded && a.cell == b.cell && a.digit == b.digit;
  });
}

bool same_plot(const DepthPlot& one, const DepthPlot& other) {
  return one.width() == other.width() &&
         std::ranges::equal(one.stretches(), other.stretches(), [](auto a, auto b) {
           return a.least == b.least && a.most == b.most && a.sum == b.sum;
         });
}

}  // namespace

TEST_CASE("a replay at any event is a fresh run to that event", "[replay]") {
  std::mt19937 random(5);
  for (int round = 0; round < 12; ++round) {
    const auto strategy = static_cast<Strategy>(round % 3);
    const bool is_large = round % 4 == 3;
    const Puzzle puzzle = round < 3  ? puzzle_of(kGrid02)
                          : is_large ? reference::puzzle_with_empty({16, 4, 4}, 120, random)
                                     : reference::puzzle_with_empty({9, 3, 3}, 50 + round, random);
    Replay replay(puzzle, strategy);
    // The bound for a search that does not end in reasonable time.
    replay.go_to(60'000);
    const std::uint64_t end = replay.reached();
    check_against_fresh(replay, puzzle, strategy, end);
    for (int jump = 0; jump < 30; ++jump) {
      const std::uint64_t event = random() % (end + 1);
      replay.go_to(event);
      check_against_fresh(replay, puzzle, strategy, event);
      CHECK(replay.reached() == end);
    }
    replay.go_to(0);
    check_against_fresh(replay, puzzle, strategy, 0);
    replay.go_to(end);
    check_against_fresh(replay, puzzle, strategy, end);
  }
}

TEST_CASE("a replay ends with the first solution and goes no further", "[replay]") {
  const Puzzle puzzle = puzzle_of(kGrid01);
  Replay replay(puzzle, Strategy::kFullestUnit);
  replay.go_to(UINT64_MAX);
  CHECK(replay.is_ended());
  CHECK(replay.is_solved());
  CHECK(replay.backtracker().attempts() == 42);
  CHECK(replay.depth() == replay.backtracker().frames().size());
  const std::uint64_t end = replay.event();
  replay.go_to(end + 10);
  CHECK(replay.event() == end);
  replay.go_to(end - 1);
  CHECK(replay.is_ended());
  CHECK_FALSE(replay.is_solved());
  replay.go_to(end);
  CHECK(replay.is_solved());
}

TEST_CASE("a replay of a full grid, and of one without a solution", "[replay]") {
  Puzzle full = puzzle_of("1234341221434321");
  Replay nothing(full, Strategy::kFewestCandidates);
  CHECK(nothing.is_solved());
  CHECK(nothing.event() == 0);
  nothing.go_to(5);
  CHECK(nothing.event() == 0);

  Replay hopeless(puzzle_of("1230"
                            "0004"
                            "0000"
                            "0000"),
                  Strategy::kFirstEmpty);
  hopeless.go_to(UINT64_MAX);
  CHECK(hopeless.is_exhausted());
  CHECK_FALSE(hopeless.is_solved());
  CHECK(hopeless.backtracker().attempts() == 1);
  CHECK(closed_nodes(hopeless.tree()) == 1);
}

TEST_CASE("twelve million attempts fit into bounded memory, and every event stays reachable",
          "[replay]") {
  const Puzzle puzzle = puzzle_of(kGrid01);
  Replay replay(puzzle, Strategy::kFirstEmpty);
  replay.go_to(UINT64_MAX);
  CHECK(replay.is_solved());
  CHECK(replay.backtracker().attempts() == 12'744'075);
  CHECK(replay.tree().nodes().size() <= SearchTree::kMostNodes);
  CHECK(replay.tree().nodes().size() > 100);
  CHECK(closed_nodes(replay.tree()) == 12'744'075);
  CHECK(is_tree(replay.tree()));
  CHECK(replay.plot().stretches().size() <= DepthPlot::kMostStretches);
  CHECK(replay.plot().stretches().size() >= DepthPlot::kMostStretches / 2);
  const std::uint64_t end = replay.event();
  std::mt19937 random(7);
  for (int jump = 0; jump < 4; ++jump) {
    const std::uint64_t event = random() % end;
    replay.go_to(event);
    check_against_fresh(replay, puzzle, Strategy::kFirstEmpty, event);
  }
}

TEST_CASE("the plot contains the depth after every event", "[replay]") {
  const Puzzle puzzle = puzzle_of(kGrid02);
  // A short run to its end, and the beginning of a long one, whose stretches are merged three times.
  const bool is_long = GENERATE(false, true);
  const Strategy strategy = is_long ? Strategy::kFirstEmpty : Strategy::kFullestUnit;
  Replay replay(puzzle, strategy);
  replay.go_to(is_long ? 3'000 : UINT64_MAX);
  Replay steps(puzzle, strategy);
  const auto& plot = replay.plot();
  CHECK(plot.width() == (is_long ? 8 : 1));
  std::uint64_t event = 0;
  for (const auto stretch : plot.stretches()) {
    std::size_t least = SIZE_MAX;
    std::size_t most = 0;
    std::size_t sum = 0;
    for (std::uint64_t i = 0; i < plot.width() && event < replay.reached(); ++i) {
      steps.go_to(++event);
      least = std::min(least, steps.depth());
      most = std::max(most, steps.depth());
      sum += steps.depth();
    }
    CHECK(stretch.least == least);
    CHECK(stretch.most == most);
    CHECK(stretch.sum == sum);
  }
  CHECK(event == replay.reached());
}

TEST_CASE("plot and tree depend on the events, not on the order in which they are visited",
          "[replay]") {
  const Puzzle puzzle = puzzle_of(kGrid02);
  Replay whole(puzzle, Strategy::kFirstEmpty);
  whole.go_to(300'000);
  Replay sliced(puzzle, Strategy::kFirstEmpty);
  std::mt19937 random(3);
  while (sliced.reached() < 300'000) {
    sliced.go_to(std::min<std::uint64_t>(300'000, sliced.reached() + random() % 5'000));
    if (random() % 4 == 0) sliced.go_to(random() % (sliced.reached() + 1));
  }
  CHECK(same_tree(whole.tree(), sliced.tree()));
  CHECK(same_plot(whole.plot(), sliced.plot()));
}

TEST_CASE("at every event, the tree's closed nodes are the attempts", "[replay]") {
  const Puzzle puzzle = puzzle_of(kGrid02);
  Replay replay(puzzle, Strategy::kFirstEmpty);
  for (std::uint64_t event = 1; event < 200'000; event += 1 + event / 3) {
    replay.go_to(event);
    CHECK(closed_nodes(replay.tree()) == replay.backtracker().attempts());
    for (std::size_t i = 1; i < replay.tree().nodes().size(); ++i) {
      const auto& node = replay.tree().nodes()[i];
      REQUIRE(node.parent >= 0);
      const auto& parent = replay.tree().nodes()[static_cast<std::size_t>(node.parent)];
      CHECK(static_cast<std::size_t>(node.parent) < i);
      CHECK(node.level == parent.level + 1);
      CHECK(node.born > parent.born);
      CHECK((parent.closed == 0 || (node.closed != 0 && node.closed < parent.closed)));
    }
  }
}
