// Runs of the backtracker that a page goes through, a moment at a time.
#include "wasm/api_watch.h"

#include <algorithm>

#include "core/backtrack/replay.h"
#include "core/solve/validate.h"
#include "wasm/api_puzzle.h"
#include "wasm/api_shelf.h"

namespace nonet::api {
namespace {

constexpr double kMostNewEvents = 1e7;  // up to half a second at 9×9
constexpr double kMostEvent = 9e15;     // whole numbers in JavaScript

struct Run {
  std::shared_ptr<const Geometry> geometry;
  Strategy strategy;
  Replay replay;
};

Shelf<Run>& runs() {
  static Shelf<Run> all;
  return all;
}

// Why the last event was done: what fits into its cell, and how the cell was found.
void explain(const Run& run, WatchState& state) {
  const auto last = run.replay.last();
  if (!last) return;
  state.kind = event_kind_key(last->kind);
  state.cell = last->cell;
  state.digit = last->digit;
  const Backtracker before = run.replay.backtracker().without(last->cell);
  state.options = list_from(before.digits_left(last->cell));
  for (const auto& frame : run.replay.backtracker().frames()) {
    if (frame.cell == last->cell) state.untried = list_from(frame.untried);
  }
  if (run.strategy == Strategy::kFullestUnit) {
    const auto& house = run.geometry->houses()[before.fullest_unit()];
    state.house = HouseName{std::string(house_kind_key(house.kind)), house.index};
  }
}

WatchPlot plain_plot(const DepthPlot& plot) {
  WatchPlot plain;
  plain.width = static_cast<double>(plot.width());
  for (const auto& stretch : plot.stretches()) {
    plain.least.push_back(stretch.least);
    plain.most.push_back(stretch.most);
    const bool is_last = &stretch == &plot.stretches().back();
    plain.mean.push_back(static_cast<float>(stretch.sum) /
                         static_cast<float>(is_last ? plot.last_width() : plot.width()));
  }
  return plain;
}

WatchTree plain_tree(const SearchTree& tree) {
  WatchTree plain;
  for (const auto& node : tree.nodes()) {
    plain.parents.push_back(node.parent);
    plain.born.push_back(static_cast<double>(node.born));
    plain.closed.push_back(static_cast<double>(node.closed));
    plain.folded.push_back(static_cast<double>(node.folded));
  }
  return plain;
}

}  // namespace

Result<int> watch_open(const Puzzle& puzzle, const WatchOptions& options) {
  const auto core_puzzle = puzzle_from(puzzle);
  if (!core_puzzle.ok()) return core_puzzle.error();
  const auto& geometry = core_puzzle.value().geometry;
  if (has_conflict(*geometry, core_puzzle.value().givens)) return bad_argument("givens");
  const auto strategy = strategy_of(options.strategy);
  if (!strategy) return bad_argument("strategy");
  return runs().add(
      std::make_unique<Run>(Run{geometry, *strategy, Replay(core_puzzle.value(), *strategy)}));
}

Result<WatchState> watch_go(int id, const WatchGoOptions& options) {
  Run* run = runs().find(id);
  if (run == nullptr) return bad_argument("id");
  if (!(options.to >= 0 && options.to <= kMostEvent)) return bad_argument("to");
  Replay& replay = run->replay;
  const double furthest = static_cast<double>(replay.reached()) + kMostNewEvents;
  replay.go_to(static_cast<std::uint64_t>(std::min(options.to, furthest)));

  WatchState state;
  state.event = static_cast<double>(replay.event());
  state.reached = static_cast<double>(replay.reached());
  state.ended = replay.is_ended();
  state.solved = replay.is_solved();
  state.exhausted = replay.is_exhausted();
  state.attempts = static_cast<double>(replay.backtracker().attempts());
  const auto cells = replay.backtracker().cells();
  state.cells.assign(cells.begin(), cells.end());
  for (const auto& frame : replay.backtracker().frames().first(replay.depth())) {
    state.path.push_back(frame.cell);
  }
  explain(*run, state);
  if (options.plot) state.plot = plain_plot(replay.plot());
  if (options.tree) state.tree = plain_tree(replay.tree());
  return state;
}

bool watch_close(int id) {
  return runs().remove(id);
}

}  // namespace nonet::api
