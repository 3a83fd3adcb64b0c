// wasm/api_watch.h: a run of the backtracker that a reader goes through, as JavaScript sees it: functions of nonet-generate.wasm.
//
// Not among those of api.h, as few who open the page watch a search, and each would fetch it. They need nothing of the module
// that they are in: it is the one that has room for them, and that most readers have already. The contract is
// wasm/nonet-generate.d.ts; otherwise as api.h.
// Tested by tests/wasm/api_watch_test.cpp (native) and tests/wasm/watch.test.mjs (the module).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wasm/api.h"

namespace nonet::api {

struct WatchOptions {
  std::string strategy = "first-empty";
};
NONET_FIELDS(WatchOptions, strategy)

struct WatchGoOptions {
  double to = 0;
  bool plot = false;
  bool tree = false;
};
NONET_FIELDS(WatchGoOptions, to, plot, tree)

struct WatchPlot {
  double width = 1;
  TypedArray<std::uint16_t> least;
  TypedArray<std::uint16_t> most;
  TypedArray<float> mean;
};
NONET_FIELDS(WatchPlot, width, least, most, mean)

struct WatchTree {
  TypedArray<std::int32_t> parents;
  TypedArray<double> born;
  TypedArray<double> closed;
  TypedArray<double> folded;
};
NONET_FIELDS(WatchTree, parents, born, closed, folded)

struct WatchState {
  double event = 0;
  double reached = 0;
  bool ended = false;
  bool solved = false;
  bool exhausted = false;
  double attempts = 0;
  TypedArray<std::uint8_t> cells;
  TypedArray<std::uint16_t> path;
  std::string kind = "start";
  int cell = 0;
  int digit = 0;
  std::vector<int> options;
  std::vector<int> untried;
  std::optional<HouseName> house;
  std::optional<WatchPlot> plot;
  std::optional<WatchTree> tree;
};
NONET_FIELDS(WatchState, event, reached, ended, solved, exhausted, attempts, cells, path, kind,
             cell, digit, options, untried, house, plot, tree)

/// The id of a run to go through, for the next two. The oldest of nine is closed.
Result<int> watch_open(const Puzzle& puzzle, const WatchOptions& options);
Result<WatchState> watch_go(int id, const WatchGoOptions& options);
bool watch_close(int id);

/// All of them, in order.
#define NONET_WATCH_FUNCTIONS(ROW) \
  ROW(watch_open)                  \
  ROW(watch_go)                    \
  ROW(watch_close)

}  // namespace nonet::api
