// wasm/api_rate.h: how hard a puzzle is, as JavaScript sees it: a function of nonet-generate.wasm.
//
// In the same module as new puzzles (api_generate.h), fetched when one of them is asked for first. Its contract is
// wasm/nonet-generate.d.ts; otherwise as api.h.
// Tested by tests/wasm/api_rate_test.cpp (native) and tests/wasm/rate.test.mjs (the module).
#pragma once

#include <optional>
#include <string>

#include "wasm/api.h"

namespace nonet::api {

struct SeRating {
  double er = 0;
  double ep = 0;
  double ed = 0;
  std::string hardest;
};
NONET_FIELDS(SeRating, er, ep, ed, hardest)

struct HodokuRating {
  std::string level;
  int score = 0;
};
NONET_FIELDS(HodokuRating, level, score)

struct RateOptions {
  std::string scale = "all";
};
NONET_FIELDS(RateOptions, scale)

struct RateReport {
  int solutions = 0;
  bool stopped = false;
  std::optional<SeRating> se;
  std::optional<HodokuRating> hodoku;
  std::optional<std::string> grade;
  std::optional<int> effort;
  std::optional<NumbersByKey> techniques;
};
NONET_FIELDS(RateReport, solutions, stopped, se, hodoku, grade, effort, techniques)

/// How hard the puzzle is, from its givens.
Result<RateReport> rate(const Puzzle& puzzle, const RateOptions& options, const Progress& progress);

/// All of them, in order.
#define NONET_RATE_FUNCTIONS(ROW) ROW(rate)

}  // namespace nonet::api
