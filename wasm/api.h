// wasm/api.h: the functions that JavaScript sees, as plain C++ over plain structs.
//
// The same functions, in the same order, as wasm/nonet.d.ts, which says what each field means; here
// names are snake_case. Nothing of Emscripten is used, so this is built and tested natively too.
// A struct's lists are as long as their puzzle has cells, or empty; numbers from outside are
// checked here, before the core sees them. Beside each struct that crosses stands the list of its members
// (fields.h), and at the end the list of the functions: what converts and binds them needs no line of its own.
// Tested by tests/wasm/api*_test.cpp (native) and tests/wasm/*.test.mjs (the module).
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
#include "wasm/fields.h"

namespace nonet {

NONET_FIELDS(Place, line, column)
NONET_FIELDS(Counters, guesses, attempts, solutions)

}  // namespace nonet

namespace nonet::api {

/// Tells milliseconds since any moment. Always the last argument, and none of JavaScript's.
using Clock = std::function<double()>;

struct Puzzle {
  int size = 0;
  int box_rows = 0;
  int box_columns = 0;
  OptionalList<int> regions;
  std::vector<int> givens;
  OptionalList<int> entries;
  OptionalList<std::vector<int>> candidates;
  OptionalList<std::string> houses = {};
};
NONET_FIELDS(Puzzle, size, box_rows, box_columns, regions, givens, entries, candidates, houses)

struct Shape {
  int size = 0;
  int box_rows = 0;
  int box_columns = 0;
};
NONET_FIELDS(Shape, size, box_rows, box_columns)

struct FormatInfo {
  std::string key;
  std::string extension;
  bool reads = false;
  bool writes = false;
};
NONET_FIELDS(FormatInfo, key, extension, reads, writes)

struct HouseName {
  std::string kind;
  int index = 0;
};
NONET_FIELDS(HouseName, kind, index)

struct Conflict {
  int digit = 0;
  HouseName house;
  std::vector<int> cells;
};
NONET_FIELDS(Conflict, digit, house, cells)

struct ReadConflict {
  int digit = 0;
  HouseName house;
  std::vector<int> cells;
  Place at;
};
NONET_FIELDS(ReadConflict, digit, house, cells, at)

struct ReadEntry {
  int number = 0;
  std::string title;
  std::string format;
  Place at;
  std::optional<Puzzle> puzzle;
  std::optional<Error> error;
  std::optional<ReadConflict> conflict;
  OptionalList<int> solution;
};
NONET_FIELDS(ReadEntry, number, title, format, at, puzzle, error, conflict, solution)

struct ReadOptions {
  std::optional<Shape> shape;
  std::string format;
  int limit = 10'000;
  std::vector<std::string> houses = {};
};
NONET_FIELDS(ReadOptions, shape, format, limit, houses)

struct ReadReport {
  std::string format;
  int total = 0;
  int unreadable = 0;
  std::vector<ReadEntry> entries;
};
NONET_FIELDS(ReadReport, format, total, unreadable, entries)

struct House {
  std::string kind;
  int index = 0;
  std::vector<int> cells;
};
NONET_FIELDS(House, kind, index, cells)

struct ValidateReport {
  std::vector<Conflict> conflicts;
  std::string state;
  std::string solutions;
};
NONET_FIELDS(ValidateReport, conflicts, state, solutions)

struct SolveOptions {
  std::string engine = "auto";
  std::string strategy = "first-empty";
  int limit = 2;
  int keep = 1;
};
NONET_FIELDS(SolveOptions, engine, strategy, limit, keep)

struct SolveReport {
  std::vector<std::vector<int>> solutions;
  double count = 0;
  bool complete = false;
  bool stopped = false;
  std::string engine;
  double guesses = 0;
  double attempts = 0;
};
NONET_FIELDS(SolveReport, solutions, count, complete, stopped, engine, guesses, attempts)

struct CandidatesReport {
  std::vector<std::vector<int>> candidates;
  bool complete = false;
  bool stopped = false;
};
NONET_FIELDS(CandidatesReport, candidates, complete, stopped)

struct SearchState {
  Counters counters;
  bool done = false;
  std::variant<std::monostate, SolveReport, ValidateReport, CandidatesReport> report;
};
NONET_FIELDS(SearchState, counters, done, report)

struct TraceEvent {
  std::string kind;
  int cell = 0;
  int digit = 0;
};
NONET_FIELDS(TraceEvent, kind, cell, digit)

struct TraceOptions {
  std::string strategy = "first-empty";
  double skip = 0;
  int limit = 1'000;
};
NONET_FIELDS(TraceOptions, strategy, skip, limit)

struct TraceReport {
  std::vector<TraceEvent> events;
  double total = 0;
  bool solved = false;
  bool finished = false;
  double attempts = 0;
};
NONET_FIELDS(TraceReport, events, total, solved, finished, attempts)

struct Unreadable {
  int after = 0;
  Error error;
};
NONET_FIELDS(Unreadable, after, error)

struct Block {
  Bytes bytes;
  int count = 0;
  std::vector<Unreadable> unreadable;
};
NONET_FIELDS(Block, bytes, count, unreadable)

struct ReadBlocksOptions {
  bool is_first = false;
  bool is_last = false;
};
NONET_FIELDS(ReadBlocksOptions, is_first, is_last)

struct ReadBlocksReport {
  std::string format;
  std::vector<Block> blocks;
};
NONET_FIELDS(ReadBlocksReport, format, blocks)

struct SolveBlockOptions {
  int skip = 0;
  double guesses = 1'000'000;
  double milliseconds = 100;
};
NONET_FIELDS(SolveBlockOptions, skip, guesses, milliseconds)

struct SolveBlockReport {
  int next = 0;
  TypedArray<std::uint32_t> lines;
  TypedArray<std::uint8_t> outcomes;
  TypedArray<double> guesses;
  TypedArray<double> microseconds;
  Bytes cells;
};
NONET_FIELDS(SolveBlockReport, next, lines, outcomes, guesses, microseconds, cells)

struct WriteOptions {
  std::string title;
  std::vector<int> solution;
};
NONET_FIELDS(WriteOptions, title, solution)

std::string version();
std::vector<FormatInfo> formats();
std::vector<std::string> strategies();
Result<Shape> usual_shape(int size);
Result<std::vector<House>> houses(const Puzzle& puzzle);
Result<ReadReport> read(const Text& text, const ReadOptions& options);
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
Result<SearchState> search_go(int id, double milliseconds, const Clock& clock);
bool search_close(int id);
Result<TraceReport> trace(const Puzzle& puzzle, const TraceOptions& options);
Result<ReadBlocksReport> read_blocks(Bytes bytes, const ReadBlocksOptions& options);
Result<SolveBlockReport> solve_block(const Bytes& block, const SolveBlockOptions& options,
                                     const Clock& clock);

/// Those that search in slices, in order: nonet-engine.wasm has them, too.
#define NONET_SEARCH_FUNCTIONS(ROW) \
  ROW(search_open)                  \
  ROW(search_go)                    \
  ROW(search_close)

/// All of them, in order.
#define NONET_FUNCTIONS(ROW)  \
  ROW(version)                \
  ROW(formats)                \
  ROW(strategies)             \
  ROW(usual_shape)            \
  ROW(houses)                 \
  ROW(read)                   \
  ROW(write)                  \
  ROW(validate)               \
  ROW(solve)                  \
  ROW(count)                  \
  ROW(candidates)             \
  NONET_SEARCH_FUNCTIONS(ROW) \
  ROW(trace)                  \
  ROW(read_blocks)            \
  ROW(solve_block)

}  // namespace nonet::api
