// wasm/api.h: the functions that JavaScript sees, as plain C++ over plain structs.
//
// The same functions, in the same order, as wasm/nonet.d.ts, which says what each field means; here
// names are snake_case. Nothing of Emscripten is used, so this is built and tested natively too.
// A struct's lists are as long as their puzzle has cells, or empty; numbers from outside are
// checked here, before the core sees them. Tested by tests/wasm/api*_test.cpp (native) and
// tests/wasm/*.test.mjs (the module).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/bits.h"
#include "core/base/progress.h"
#include "core/base/result.h"

namespace nonet::api {

struct Puzzle {
  int size = 0;
  int box_rows = 0;
  int box_columns = 0;
  std::vector<int> regions;
  std::vector<int> givens;
  std::vector<int> entries;
  std::vector<std::vector<int>> candidates;
};

struct Shape {
  int size = 0;
  int box_rows = 0;
  int box_columns = 0;
};

struct FormatInfo {
  std::string key;
  std::string extension;
  bool reads = false;
  bool writes = false;
};

struct HouseName {
  std::string kind;
  int index = 0;
};

struct Conflict {
  int digit = 0;
  HouseName house;
  std::vector<int> cells;
};

struct Clash {
  Conflict conflict;
  Place at;
};

struct ReadEntry {
  int number = 0;
  std::string title;
  std::string format;
  Place at;
  std::optional<Puzzle> puzzle;
  std::optional<Error> error;
  std::optional<Clash> clash;
  std::vector<int> solution;
};

struct ReadOptions {
  std::optional<Shape> shape;
  std::string format;
  int limit = 10'000;
};

struct ReadReport {
  std::string format;
  int total = 0;
  int unreadable = 0;
  std::vector<ReadEntry> entries;
};

struct House {
  std::string kind;
  int index = 0;
  std::vector<int> cells;
};

struct ValidateReport {
  std::vector<Conflict> conflicts;
  std::string state;
  std::string solutions;
};

struct SolveOptions {
  std::string engine = "auto";
  std::string strategy = "first-empty";
  int limit = 2;
  int keep = 1;
};

struct SolveReport {
  std::vector<std::vector<int>> solutions;
  double count = 0;
  bool complete = false;
  bool stopped = false;
  std::string engine;
  double guesses = 0;
  double attempts = 0;
};

struct CandidatesReport {
  std::vector<std::vector<int>> candidates;
  bool complete = false;
  bool stopped = false;
};

struct SearchState {
  Counters counters;
  bool done = false;
  std::variant<std::monostate, SolveReport, ValidateReport, CandidatesReport> report;
};

struct TraceEvent {
  std::string kind;
  int cell = 0;
  int digit = 0;
};

struct TraceOptions {
  std::string strategy = "first-empty";
  double skip = 0;
  int limit = 1'000;
};

struct TraceReport {
  std::vector<TraceEvent> events;
  double total = 0;
  bool solved = false;
  bool finished = false;
  double attempts = 0;
};

struct Unreadable {
  int after = 0;
  Error error;
};

struct Block {
  std::string bytes;
  int count = 0;
  std::vector<Unreadable> unreadable;
};

struct ReadBlocksOptions {
  bool is_first = false;
  bool is_last = false;
};

struct ReadBlocksReport {
  std::string format;
  std::vector<Block> blocks;
};

struct SolveBlockOptions {
  int skip = 0;
  double guesses = 1'000'000;
  double milliseconds = 100;
};

struct SolveBlockReport {
  int next = 0;
  std::vector<std::uint32_t> lines;
  std::vector<std::uint8_t> outcomes;
  std::vector<double> guesses;
  std::vector<double> microseconds;
  std::string cells;
};

struct WatchOptions {
  std::string strategy = "first-empty";
};

struct WatchGoOptions {
  double to = 0;
  bool plot = false;
  bool tree = false;
};

struct WatchPlot {
  double width = 1;
  std::vector<std::uint16_t> least;
  std::vector<std::uint16_t> most;
  std::vector<float> mean;
};

struct WatchTree {
  std::vector<std::int32_t> parents;
  std::vector<double> born;
  std::vector<double> closed;
  std::vector<double> folded;
};

struct WatchState {
  double event = 0;
  double reached = 0;
  bool ended = false;
  bool solved = false;
  bool exhausted = false;
  double attempts = 0;
  std::vector<std::uint8_t> cells;
  std::vector<std::uint16_t> path;
  std::string kind = "start";
  int cell = 0;
  int digit = 0;
  std::vector<int> options;
  std::vector<int> untried;
  std::optional<HouseName> house;
  std::optional<WatchPlot> plot;
  std::optional<WatchTree> tree;
};

struct WriteOptions {
  std::string title;
  std::vector<int> solution;
};

std::string version();
std::vector<FormatInfo> formats();
std::vector<std::string> strategies();
Result<Shape> usual_shape(int size);
Result<std::vector<House>> houses(const Puzzle& puzzle);
Result<ReadReport> read(const std::string& text, const ReadOptions& options);
Result<std::string> write(const Puzzle& puzzle, const std::string& format,
                          const WriteOptions& options);
Result<ValidateReport> validate(const Puzzle& puzzle, const Progress& progress);
Result<SolveReport> solve(const Puzzle& puzzle, const SolveOptions& options,
                          const Progress& progress);
Result<SolveReport> count(const Puzzle& puzzle, int limit, const Progress& progress);
Result<CandidatesReport> candidates(const Puzzle& puzzle, const Progress& progress);
/// The id of a search that is answered in slices, for the next two. The oldest of nine is closed.
Result<int> search_open(const Puzzle& puzzle, const std::string& question,
                        const SolveOptions& options);
/// `clock` tells milliseconds since any moment.
Result<SearchState> search_go(int id, double milliseconds, const std::function<double()>& clock);
bool search_close(int id);
Result<TraceReport> trace(const Puzzle& puzzle, const TraceOptions& options);
Result<ReadBlocksReport> read_blocks(std::string bytes, const ReadBlocksOptions& options);
/// `clock`: as search_go's.
Result<SolveBlockReport> solve_block(const std::string& block, const SolveBlockOptions& options,
                                     const std::function<double()>& clock);
/// The id of a run to go through, for the next two. The oldest of nine is closed.
Result<int> watch_open(const Puzzle& puzzle, const WatchOptions& options);
Result<WatchState> watch_go(int id, const WatchGoOptions& options);
bool watch_close(int id);

}  // namespace nonet::api
