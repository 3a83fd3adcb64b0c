// wasm/api_generate.h: new puzzles as JavaScript sees them: the functions of nonet-generate.wasm beside the rating
// (api_rate.h), which is in the same module because wishes about difficulty need all of it.
//
// A module of its own, fetched when a puzzle or a rating is asked for first. Its contract is wasm/nonet-generate.d.ts;
// otherwise as api.h.
// Tested by tests/wasm/api_generate_test.cpp (native) and tests/wasm/generate.test.mjs (the module).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "wasm/api.h"

namespace nonet::api {

/// core/generate/wishes.h says what each means. Of `se` and `clues`: both ends, or nothing.
struct Wishes {
  std::optional<std::string> grade;
  std::vector<double> se;
  std::optional<std::string> hodoku;
  std::string symmetry = "none";
  std::string pattern;
  std::vector<int> clues;
  bool minimal = false;
  bool controlled_bias = false;
  bool even_digits = false;
  std::vector<std::string> needs;
  std::vector<std::string> without;
  bool singles_only = false;
  std::optional<int> longest_wait;
  int size = 9;
  std::optional<int> box_rows;
  std::optional<int> box_columns;
  bool jigsaw = false;
  std::vector<std::string> houses;
  double attempts = 100'000;
};
NONET_FIELDS(Wishes, grade, se, hodoku, symmetry, pattern, clues, minimal, controlled_bias,
             even_digits, needs, without, singles_only, longest_wait, size, box_rows, box_columns,
             jigsaw, houses, attempts)

struct GenerateOptions {
  double first = 1;
  double count = 1;
};
NONET_FIELDS(GenerateOptions, first, count)

struct MadePuzzle {
  std::string seed;
  double number = 0;
  Puzzle puzzle;
  std::vector<int> solution;
  bool fits = false;
  std::optional<std::string> misses;
  double attempts = 0;
  std::optional<double> weight;
};
NONET_FIELDS(MadePuzzle, seed, number, puzzle, solution, fits, misses, attempts, weight)

struct GenerateReport {
  std::vector<MadePuzzle> made;
  bool stopped = false;
  std::optional<std::string> obstacle;
};
NONET_FIELDS(GenerateReport, made, stopped, obstacle)

struct GenerateState {
  Counters counters;
  bool done = false;
  OptionalList<MadePuzzle> part;
  std::optional<GenerateReport> report;
};
NONET_FIELDS(GenerateState, counters, done, part, report)

struct MinimiseReport {
  Puzzle puzzle;
  bool minimal = false;
  bool stopped = false;
};
NONET_FIELDS(MinimiseReport, puzzle, minimal, stopped)

/// Makes all of them in one call.
Result<GenerateReport> generate(const Wishes& wishes, const Text& seed,
                                const GenerateOptions& options, const Progress& progress);
/// The id of puzzles that are made in slices, for the next two. The oldest of nine is closed.
Result<int> generate_open(const Wishes& wishes, const Text& seed, const GenerateOptions& options);
Result<GenerateState> generate_go(int id, double milliseconds, const Clock& clock);
bool generate_close(int id);
/// Takes givens out of a puzzle with one solution until none can go.
Result<MinimiseReport> minimise(const Puzzle& puzzle, const Text& seed, const Progress& progress);

/// All of them, in order.
#define NONET_GENERATE_FUNCTIONS(ROW) \
  ROW(generate)                       \
  ROW(generate_open)                  \
  ROW(generate_go)                    \
  ROW(generate_close)                 \
  ROW(minimise)

}  // namespace nonet::api
